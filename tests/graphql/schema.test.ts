import {
  type GraphQLField,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
} from "graphql";
import { expect, test } from "vitest";
import { may, type Permission } from "../../server/core/permissions.ts";
import { guest } from "../../server/core/users/viewer.ts";
import { schema } from "../../server/graphql/schema.ts";

type Named = { name: string };
type Declared = { extensions: { pothosOptions?: { authScopes?: unknown } } };
const isOpen = ({ extensions }: Declared) => !extensions.pothosOptions?.authScopes;

test("every root field and every node says who may see it", () => {
  const roots = [schema.getQueryType()!, schema.getMutationType()!, schema.getSubscriptionType()!];
  const fields = roots.flatMap((root) => Object.values(root.getFields()))
    .filter((field) => isOpen(field as Declared)).map((field) => field.name);
  expect(fields).toEqual(["node", "nodes"]); // they ask the node's own type

  const nodes = Object.values(schema.getTypeMap()).filter(isObjectType)
    .filter((type) => type.getInterfaces().some((its) => its.name === "Node"));
  expect(nodes.length).toBeGreaterThan(1);
  expect(nodes.filter((type) => isOpen(type as Declared)).map(String)).toEqual([]);
});

test("what is answered once for all, everybody may see", () => {
  type Shared = { extensions: { audience?: string; pothosOptions?: { authScopes?: unknown } } };
  const shared = (Object.values(schema.getSubscriptionType()!.getFields()) as (Shared & Named)[])
    .filter(({ extensions }) => extensions.audience === "EVERYONE");
  expect(shared.map(({ name }) => name)).toEqual(["appearanceChanged", "themesChanged"]);
  for (const { extensions } of shared) {
    const { may: permission } = extensions.pothosOptions!.authScopes as { may: Permission };
    expect([permission, may(guest, permission)]).toEqual([permission, true]);
  }
});

test("every type, field, argument and value has a description", () => {
  const types = Object.values(schema.getTypeMap())
    .filter((type) => !type.name.startsWith("__") && !isSpecifiedScalarType(type));
  const silent = types.flatMap((type) => {
    const parts: { name: string; description?: string | null | undefined }[] = [
      { name: "", description: type.description },
    ];
    if (isObjectType(type) || isInterfaceType(type)) {
      for (const field of Object.values<GraphQLField<unknown, unknown>>(type.getFields())) {
        const args = field.args.map(({ name, description }) => {
          return { name: `${field.name}(${name})`, description };
        });
        parts.push(field, ...args);
      }
    }
    if (isInputObjectType(type)) parts.push(...Object.values(type.getFields()));
    if (isEnumType(type)) parts.push(...type.getValues());
    return parts.filter(({ description }) => !description).map(({ name }) => `${type}.${name}`);
  });
  expect(silent).toEqual([]);
});

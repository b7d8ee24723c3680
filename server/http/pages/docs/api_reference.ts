import {
  getNamedType,
  type GraphQLArgument,
  type GraphQLField,
  type GraphQLInputField,
  type GraphQLNamedType,
  type GraphQLSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isObjectType,
  isSpecifiedScalarType,
  isUnionType,
} from "graphql";
import type {
  DocsKind,
  DocsMember,
  DocsTypeData,
  DocsTypeRef,
} from "../../../../web/public/contract.ts";
import { DOCS_PATH } from "./api_docs.ts";

/** The path of the list of types. */
export const REFERENCE_PATH = `${DOCS_PATH}/referencia`;

type Type = Pick<DocsTypeData, "name" | "path" | "kind" | "description" | "members">;

/** Returns the schema's own types as pages show them, the three of operations first. */
export function apiReference(schema: GraphQLSchema): ReadonlyMap<string, Type> {
  const roots = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()];
  const types = Object.values(schema.getTypeMap()).filter((type) =>
    !type.name.startsWith("__") && !isSpecifiedScalarType(type)
  ).toSorted((one, other) => one.name < other.name ? -1 : 1);
  const sorted = [...roots.filter((type) => !!type), ...types];
  return new Map(
    sorted.map((type) => [type.name, {
      name: type.name,
      path: `${REFERENCE_PATH}/${type.name}`,
      kind: roots.includes(type as never) ? "OPERATIONS" : kindOf(type),
      description: type.description ?? "",
      members: membersOf(schema, type),
    }]),
  );
}

function kindOf(type: GraphQLNamedType): DocsKind {
  if (isObjectType(type)) return "OBJECT";
  if (isInterfaceType(type)) return "INTERFACE";
  if (isUnionType(type)) return "UNION";
  if (isEnumType(type)) return "ENUM";
  return isInputObjectType(type) ? "INPUT" : "SCALAR";
}

function membersOf(schema: GraphQLSchema, type: GraphQLNamedType): DocsMember[] {
  const byName = <Named extends { readonly name: string }>(named: readonly Named[]) =>
    named.toSorted((one, other) => one.name < other.name ? -1 : 1);
  if (isObjectType(type) || isInterfaceType(type)) {
    return byName(Object.values(type.getFields())).map(memberOf);
  }
  if (isInputObjectType(type)) return byName(Object.values(type.getFields())).map(memberOf);
  if (isUnionType(type)) {
    return byName(schema.getPossibleTypes(type)).map((one) => plainMember(one.name, refOf(one)));
  }
  if (!isEnumType(type)) return [];
  return byName(type.getValues()).map(({ name, description, deprecationReason }) => ({
    ...plainMember(name, null),
    description: description ?? "",
    deprecated: deprecationReason ?? null,
  }));
}

const plainMember = (name: string, type: DocsTypeRef | null): DocsMember => ({
  ...{ name, type, description: "", deprecated: null, args: [] },
});

const memberOf = (field: GraphQLField<unknown, unknown> | GraphQLInputField): DocsMember => ({
  name: field.name,
  type: refOf(field.type),
  description: field.description ?? "",
  deprecated: field.deprecationReason ?? null,
  args: "args" in field ? field.args.map(argumentOf) : [],
});

const argumentOf = ({ name, type, description }: GraphQLArgument) => ({
  ...{ name, type: refOf(type), description: description ?? "" },
});

/** `[Offer!]!` as what stands before the name, the name, and what stands after it. */
function refOf(
  type: GraphQLField<unknown, unknown>["type"] | GraphQLInputField["type"],
): DocsTypeRef {
  const named = getNamedType(type);
  const [before = "", after = ""] = String(type).split(named.name);
  const path = isSpecifiedScalarType(named) ? null : `${REFERENCE_PATH}/${named.name}`;
  return { before, name: named.name, after, path };
}

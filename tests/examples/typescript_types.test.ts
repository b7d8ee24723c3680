import {
  getNamedType,
  type GraphQLNamedType,
  isAbstractType,
  isEnumType,
  isInputObjectType,
  parse,
  print,
  TypeInfo,
  validate,
  visit,
  visitWithTypeInfo,
} from "graphql";
import { readFile } from "node:fs/promises";
import { expect, test } from "vitest";
import { schema } from "../../server/graphql/schema.ts";

const FOLDER = "../../examples/typescript/src";

/** What the types of these operations are made of: the schema's part that they use. */
function usedSchema(text: string): string {
  const lines = new Set<string>();
  function use(type: GraphQLNamedType) {
    if (isEnumType(type)) {
      lines.add(`${type.name} = ${type.getValues().map(({ name }) => name).join(" | ")}`);
    }
    if (isAbstractType(type)) {
      lines.add(
        `${type.name} = ${schema.getPossibleTypes(type).map(String).toSorted().join(" | ")}`,
      );
    }
    if (!isInputObjectType(type)) return;
    for (const field of Object.values(type.getFields())) {
      const line = `${type.name}.${field.name}: ${field.type}`;
      if (lines.has(line)) continue;
      lines.add(line);
      use(getNamedType(field.type));
    }
  }
  const info = new TypeInfo(schema);
  visit(
    parse(text),
    visitWithTypeInfo(info, {
      Field() {
        const [parent, field] = [info.getParentType(), info.getFieldDef()];
        lines.add(`${parent}.${field?.name}: ${field?.type}`);
        use(getNamedType(field!.type));
      },
      VariableDefinition: () => use(getNamedType(info.getInputType())!),
    }),
  );
  return [...lines].toSorted().join("\n");
}

test("the generated types of the TypeScript example are those of its operations and of the schema", async () => {
  const source = await readFile("examples/typescript/src/operations.ts", "utf8");
  const written = [...source.matchAll(/graphql\(`(.*?)`\)/gs)].map(([, text]) => text!);
  const text = written.join("\n");
  expect(validate(schema, parse(text))).toEqual([]);
  const path = `${FOLDER}/gql/graphql.ts`;
  const generated: Record<string, unknown> = await import(path); // its types have imports of its own
  const made = Object.entries(generated).filter(([name]) => name.endsWith("Document"))
    .map(([, document]) => print(parse(String(document))));
  expect(made).toEqual(written.map((one) => print(parse(one))));
  // Differs? `npm run codegen` in examples/typescript first, then `vitest -u` for this file.
  await expect(`${usedSchema(text)}\n`).toMatchFileSnapshot(`${FOLDER}/gql/made_from.txt`);
});

import { getNamedType, type GraphQLField, isLeafType, isNonNullType, isObjectType } from "graphql";
import { expect, test } from "vitest";
import { schema } from "../../../server/graphql/schema.ts";
import { seedEverything } from "../../support/seed/seed_everything.ts";
import { testApp } from "../../support/test_app.ts";

type Field = GraphQLField<unknown, unknown>;

const needsArguments = ({ args }: Field) => args.some(({ type }) => isNonNullType(type));

/** A field with the leaves of what it returns. */
function selectionOf(field: Field): string {
  const type = getNamedType(field.type);
  if (!isObjectType(type)) return field.name;
  const leaves = Object.values(type.getFields())
    .filter((one) => isLeafType(getNamedType(one.type)) && !needsArguments(one));
  return `${field.name} { __typename ${leaves.map(({ name }) => name).join(" ")} }`;
}

test("a list that reads a part of each offer shows each field as the whole offer does", async () => {
  await using w = await testApp();
  const ana = await w.member("ana");
  const { ofr } = await seedEverything(w, ana, "ana");
  const offer = schema.getType("Offer");
  if (!isObjectType(offer)) throw new Error("there is no type Offer");
  const fields = Object.values(offer.getFields()).filter((field) => !needsArguments(field));
  for (const selection of [...fields.map(selectionOf), "card(format: SQUARE) { url }"]) {
    const { data, errors } = await w.request(
      ana,
      `{ viewer { offers { edges { node { ${selection} } } } }
         node(id: "${ofr}") { ... on Offer { ${selection} } } }`,
    );
    const [edge] = data?.viewer?.offers.edges ?? [];
    expect({ selection, errors, node: edge?.node }).toEqual({ selection, node: data?.node });
  }
});

import { parse } from "graphql";
import { expect, test } from "vitest";
import { operationCost } from "../../server/graphql/operation_cost.ts";
import { schema } from "../../server/graphql/schema.ts";

const costOf = (query: string, variableValues = {}, operationName?: string) =>
  operationCost({
    schema,
    document: parse(query),
    variableValues,
    operationName: operationName ?? null,
  });

const OFFERS = "viewer { offers(first: $first) { edges { node { id title } } } }";

test("an operation costs by its document and variables, and counts as one call for each 1,000 points", () => {
  const query = `query ($first: Int) { ${OFFERS} }`;
  const [few, many] = [costOf(query, { first: 1 }), costOf(query, { first: 100 })];
  expect(few).toMatchObject({ most: 20_000, calls: 1 });
  expect(many.requested).toBeGreaterThan(few.requested);
  const wide = Array.from({ length: 10 }, (_, n) => `a${n}: ${OFFERS}`).join(" ");
  const costly = costOf(`query ($first: Int) { ${wide} }`, { first: 100 });
  expect(costly.calls).toBe(Math.ceil(costly.requested / 1_000));
  expect(costly.calls).toBeGreaterThan(1);
});

test("an operation that costs too much is refused, and counts as one call", () => {
  const wide = Array.from({ length: 60 }, (_, n) => `a${n}: ${OFFERS}`).join(" ");
  const refused = costOf(`query ($first: Int) { ${wide} }`, { first: 100 });
  expect(refused.requested).toBeGreaterThan(refused.most);
  expect(refused.calls).toBe(1);
});

test("only the operation that is executed costs, and one that is not valid costs one call", () => {
  const query = `query A { __typename } query B($first: Int) { ${OFFERS} }`;
  expect(costOf(query, {}, "A").requested).toBeLessThan(costOf(query, { first: 9 }, "B").requested);
  expect(costOf("query ($first: Int!) { __typename }").calls).toBe(1);
  expect(costOf("query A { __typename }", {}, "C").calls).toBe(1);
});

import { complexityFromQuery } from "@pothos/plugin-complexity";
import {
  astFromValue,
  type GraphQLArgument,
  type GraphQLInputType,
  parse,
  typeFromAST,
  valueFromASTUntyped,
} from "graphql";
import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { queryLimits } from "../../server/graphql/builder.ts";
import { schema } from "../../server/graphql/schema.ts";
import { valueFor } from "../support/permissions/field_documents.ts";

/** Of each limit: what an operation grows by is noticed here, not by a person. */
const SHARE = 0.8;

const operations: Record<string, string> = JSON.parse(
  readFileSync("web/__generated__/documents.json", "utf8"),
);

function variablesOf(text: string) {
  const [operation] = parse(text).definitions;
  if (operation?.kind !== "OperationDefinition") throw new Error("no operation");
  return Object.fromEntries(
    (operation.variableDefinitions ?? []).map(({ variable, type: node }) => {
      const type = typeFromAST(schema, node as never) as GraphQLInputType;
      const name = variable.name.value;
      const value = valueFor({ name, type } as GraphQLArgument, type, {});
      return [name, valueFromASTUntyped(astFromValue(value, type)!)]; // as a client writes it
    }),
  );
}

test("no operation of the web app comes near the limits of a query", () => {
  const near = Object.values(operations).flatMap((text) => {
    const cost = complexityFromQuery(text, { schema, ctx: {}, variables: variablesOf(text) });
    const isNear = (["complexity", "depth", "breadth"] as const)
      .some((measure) => cost[measure] > SHARE * queryLimits[measure]);
    return isNear ? [{ operation: /\w+ \w+/.exec(text)![0], ...cost }] : [];
  });
  expect(Object.keys(operations).length).toBeGreaterThan(50);
  expect(near).toEqual([]);
});

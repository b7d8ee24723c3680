import { complexityFromQuery } from "@pothos/plugin-complexity";
import { type ExecutionArgs, getOperationAST, Kind } from "graphql";
import { queryLimits } from "./builder.ts";

/** Points of cost that, by an API key, count as one call of its person's plan. */
const POINTS_PER_CALL = 1_000;

/** What an operation costs, by the rule that limits it; `extensions.cost` of the answer to an API key. */
export type OperationCost = {
  /** By the document alone: as if every list were full. */
  readonly requested: number;
  readonly most: number;
  /** How many calls of the plan it counts as. */
  readonly calls: number;
};

export type CostedOperation = Pick<
  ExecutionArgs,
  "schema" | "document" | "operationName" | "variableValues"
>;

/** Returns the cost of an operation before it is executed; one that is refused costs one call. */
export function operationCost(
  { schema, document, operationName, variableValues }: CostedOperation,
): OperationCost {
  const requested = requestedPoints();
  return {
    requested,
    most: queryLimits.complexity,
    calls: requested > queryLimits.complexity
      ? 1
      : Math.max(1, Math.ceil(requested / POINTS_PER_CALL)),
  };

  function requestedPoints(): number {
    const operation = getOperationAST(document, operationName);
    if (!operation) return 0;
    const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
    const alone = { ...document, definitions: [operation, ...fragments] };
    try {
      return complexityFromQuery(alone, { schema, variables: { ...variableValues } }).complexity;
    } catch {
      return 0; // its execution reports what is wrong with it
    }
  }
}

import { complexityFromQuery } from "@pothos/plugin-complexity";
import { type DocumentNode, type ExecutionArgs, getOperationAST, Kind } from "graphql";
import { LRUCache } from "lru-cache";
import { queryLimits } from "./builder.ts";

/** Points of cost that, by an API key, count as one call of its person's plan. */
const POINTS_PER_CALL = 1_000;
/** Characters of operations' names and variables that are remembered, of one operation and of all. */
const LONGEST_REMEMBERED = 500;
const MOST_REMEMBERED = 1_000_000;
/** What an entry takes beside its key, in characters. */
const ENTRY = 200;

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

type Size = ReturnType<typeof complexityFromQuery>;

/** By document, operation and variables; null: its execution reports what is wrong with it. */
const sizes = new LRUCache<string, { readonly size: Size | null }>({
  maxSize: MOST_REMEMBERED,
  sizeCalculation: (_, key) => key.length + ENTRY,
});
const numbers = new WeakMap<DocumentNode, number>();
let documents = 0;

/** Returns the cost of an operation before it is executed; one that is refused costs one call. */
export function operationCost(operation: CostedOperation): OperationCost {
  const requested = sizeOf(operation)?.complexity ?? 0;
  return {
    requested,
    most: queryLimits.complexity,
    calls: requested > queryLimits.complexity
      ? 1
      : Math.max(1, Math.ceil(requested / POINTS_PER_CALL)),
  };
}

/** Whether an operation costs no more than any may. */
export function isAffordable(operation: CostedOperation): boolean {
  const size = sizeOf(operation);
  const limits = Object.entries(queryLimits) as [keyof Size, number][];
  return size !== null && limits.every(([name, most]) => size[name] <= most);
}

function sizeOf(operation: CostedOperation): Size | null {
  const { document, operationName, variableValues } = operation;
  let number = numbers.get(document);
  if (number === undefined) numbers.set(document, number = ++documents);
  const key = `${number} ${operationName ?? ""} ${JSON.stringify(variableValues)}`;
  if (key.length > LONGEST_REMEMBERED) return measuredSize(operation);
  let entry = sizes.get(key);
  if (!entry) sizes.set(key, entry = { size: measuredSize(operation) });
  return entry.size;
}

function measuredSize(
  { schema, document, operationName, variableValues }: CostedOperation,
): Size | null {
  const operation = getOperationAST(document, operationName);
  if (!operation) return null;
  const fragments = document.definitions.filter(({ kind }) => kind === Kind.FRAGMENT_DEFINITION);
  const alone = { ...document, definitions: [operation, ...fragments] };
  try {
    return complexityFromQuery(alone, { schema, variables: { ...variableValues } });
  } catch {
    return null;
  }
}

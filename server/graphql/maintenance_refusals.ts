import { type ExecutionArgs, getOperationAST, GraphQLError } from "graphql";
import type { Plugin } from "graphql-yoga";
import type { Context } from "../core/context.ts";
import { Failure } from "../core/errors.ts";
import { secondsUntilEnd } from "../http/maintenance/maintenance_gate.ts";

/** The fields by which a page knows when it is over. */
const KEPT: ReadonlySet<string> = new Set(["maintenance", "maintenanceChanged", "__typename"]);

/**
 * Refuses operations while the site is closed for their viewer. Mutations are refused by the schema,
 * as a result with its sentence; what is subscribed to already goes on.
 */
export function useMaintenance(): Plugin {
  return {
    onExecute({ args, setResultAndStopExecution }) {
      const refusal = refusalOf(args);
      if (refusal) setResultAndStopExecution({ errors: [refusal] });
    },
    onSubscribe({ args, setResultAndStopExecution }) {
      const refusal = refusalOf(args);
      if (refusal) setResultAndStopExecution({ errors: [refusal] });
    },
  };
}

function refusalOf(args: ExecutionArgs): GraphQLError | null {
  const { maintenance } = args.contextValue as Context;
  if (maintenance?.mode !== "FULL") return null;
  const operation = getOperationAST(args.document, args.operationName);
  const isKept = operation?.operation === "mutation" ||
    operation?.selectionSet.selections.every((part) =>
      part.kind === "Field" && KEPT.has(part.name.value)
    );
  if (isKept) return null;
  const { code, message } = new Failure("MAINTENANCE");
  const headers = { "retry-after": String(secondsUntilEnd(maintenance)), "x-maintenance": "FULL" };
  return new GraphQLError(message, { extensions: { code, http: { status: 503, headers } } });
}

import { type ExecutionArgs, type ExecutionResult, GraphQLError } from "graphql";
import type { Plugin } from "graphql-yoga";
import type { Context } from "../core/context.ts";
import { Failure } from "../core/errors.ts";
import type { Viewer } from "../core/users/viewer.ts";
import type { FairShare } from "../http/fair_share.ts";
import { kindOf } from "./compiled_documents.ts";
import { type CostedOperation, type OperationCost, operationCost } from "./operation_cost.ts";

type Counted = Context & { readonly share: FairShare; readonly result?: ExecutionResult | null };

/** When a refused client may try again, where nothing says it exactly. */
const SOON_MS = 1_000;

/** Returns what an operation costs that was sent by an API key; null: it was not. */
export const costForKey = (viewer: Viewer, operation: CostedOperation): OperationCost | null =>
  "apiKey" in viewer && viewer.apiKey !== undefined ? operationCost(operation) : null;

/** Counts each operation at its client's share, and executes it in the viewer's turn. */
export function useFairExecution(): Plugin<{ share: FairShare }> {
  return {
    onExecute({ executeFn, setExecuteFn }) {
      setExecuteFn(async (args: ExecutionArgs) => {
        const { share, viewer, result: earlier } = args.contextValue as Counted;
        if (earlier) return earlier;
        const cost = costForKey(viewer, args);
        const wait = await share.count(viewer, cost?.calls);
        if (wait > 0) return { errors: [retryLater(new Failure(share.refusal), wait)] };
        const result: ExecutionResult = await share.run(
          viewer,
          kindOf(args.document, args.operationName) === "mutation" ? "mutation" : "query",
          async () => await executeFn(args),
        ).catch(refused);
        return cost && "data" in result
          ? { ...result, extensions: { ...result.extensions, cost } }
          : result;
      });
    },
    onSubscribe({ subscribeFn, setSubscribeFn }) {
      setSubscribeFn(async (args: ExecutionArgs) => {
        const { share, viewer } = args.contextValue as Counted;
        const wait = await share.count(viewer, costForKey(viewer, args)?.calls);
        if (wait > 0) return { errors: [retryLater(new Failure(share.refusal), wait)] };
        return await subscribeFn(args);
      });
    },
  };
}

function refused(error: unknown) {
  if (error instanceof Failure) return { errors: [retryLater(error, SOON_MS)] };
  throw error;
}

function retryLater({ code, message }: Failure, waitMs: number): GraphQLError {
  const status = code === "UNAVAILABLE" ? 503 : 429;
  const headers = { "retry-after": String(Math.ceil(waitMs / 1_000)) };
  return new GraphQLError(message, { extensions: { code, http: { status, headers } } });
}

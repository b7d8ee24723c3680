import { type ExecutionArgs, GraphQLError, print } from "graphql";
import type { Plugin } from "graphql-yoga";
import type { Context } from "../core/context.ts";
import { Failure } from "../core/errors.ts";
import { statusOf } from "../http/http_env.ts";
import { kindOf } from "./compiled_documents.ts";
import { type KeyedRequest, RETRY_SECONDS } from "../http/idempotency_keys.ts";

/**
 * Executes a mutation with an `Idempotency-Key` once for its key. Who sends the response asks the
 * request for it (`finish`). Sockets send no headers with an operation: they have no keys.
 */
export function useIdempotencyKeys(): Plugin<{ keyed?: KeyedRequest }> {
  return {
    onExecute({ args: { document, operationName }, executeFn, setExecuteFn }) {
      if (kindOf(document, operationName) !== "mutation") return;
      setExecuteFn(async (args: ExecutionArgs) => {
        const ctx = args.contextValue as Context & { keyed?: KeyedRequest };
        if (!ctx.keyed) return await executeFn(args);
        try {
          const request = ["POST", "/graphql", print(document), operationName, args.variableValues];
          const claimed = await ctx.keyed.start(ctx, request);
          return claimed ? await executeFn({ ...args, contextValue: claimed }) : { data: null };
        } catch (error) {
          if (error instanceof Failure) return { errors: [refusal(error)] };
          throw error;
        }
      });
    },
  };
}

function refusal({ code, message }: Failure): GraphQLError {
  const headers = code === "IDEMPOTENCY_IN_PROGRESS"
    ? { "retry-after": String(RETRY_SECONDS) }
    : {};
  return new GraphQLError(message, {
    extensions: { code, http: { status: statusOf(code), headers } },
  });
}

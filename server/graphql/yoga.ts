import { EnvelopArmor } from "@escape.tech/graphql-armor";
import { mapAsyncIterator } from "@graphql-tools/utils";
import { getLogger } from "@logtape/logtape";
import {
  createSourceEventStream,
  type ExecutionArgs,
  type ExecutionResult,
  GraphQLError,
} from "graphql";
import { createYoga, type Plugin } from "graphql-yoga";
import type { Context } from "../core/context.ts";
import type { Recall } from "../core/users/account/find_person.ts";
import { Failure } from "../core/errors.ts";
import { identifiedRow } from "../core/users/account/ensure_user.ts";
import type { Viewer } from "../core/users/viewer.ts";
import { ScopeMissing } from "../core/api_keys/scopes.ts";
import { isConnectionError } from "../http/database_circuit.ts";
import type { FairShare } from "../http/fair_share.ts";
import { INVALID_TOKEN } from "../http/http_env.ts";
import type { KeyedRequest } from "../http/idempotency_keys.ts";
import { requestId } from "../process/logs.ts";
import { type AllowedOperations, usePersistedOperations } from "./persisted_operations.ts";
import { compiledOperation, useCompiledDocuments } from "./compiled_documents.ts";
import { useRememberedDocuments } from "./remembered_documents.ts";
import { useBoundedDocuments } from "./bounded_documents.ts";
import { useStorableText } from "./storable_text.ts";
import { useFairExecution } from "./fair_execution.ts";
import { useIdempotencyKeys } from "./keyed_mutations.ts";
import { useMaintenance } from "./maintenance_refusals.ts";
import { isGranted } from "./known_queries.ts";
import { grantedSchema, schema } from "./schema.ts";
import { parsedDocuments, useValidDocuments } from "./valid_documents.ts";

const log = getLogger(["garimpo", "graphql"]);

/** What each request brings along. */
export type Server = {
  /**
   * Who it is by now, and what hour: for a request, and for each event of a subscription, which may be
   * answered by whom this process remembers (decision 078).
   */
  freshContext: (recall?: Recall) => Promise<Context>;
  allowedOperations: AllowedOperations;
  share: FairShare;
  /** Absent at sockets. */
  keyed?: KeyedRequest;
  /** The result of a query that was executed before; absent or null: it was not. */
  result?: ExecutionResult | null;
};

/** The sentence of an error that is masked. */
const UNEXPECTED = "Ocorreu um erro inesperado. Tente novamente mais tarde.";

/** Depth and cost are limited by the builder; what they do not see, by these. */
const armor = new EnvelopArmor({
  costLimit: { enabled: false },
  maxDepth: { enabled: false },
  blockFieldSuggestion: { enabled: false }, // the schema is public
  maxAliases: { n: 30 },
  maxDirectives: { n: 50 },
  maxTokens: { n: 2_000 },
});

/** What cannot be parsed is refused at its first wrong character: it need not be remembered. */
const noErrors = { get: () => undefined, set() {} };

export const yoga = createYoga<Server>({
  schema,
  context: ({ freshContext }) => freshContext(),
  cors: false, // a page of another site may not act as the viewer
  graphiql: false,
  landingPage: false,
  logging: false,
  maskedErrors: { maskError },
  // Yoga's own memory is bounded by a number of documents and errors of any length.
  parserAndValidationCache: { documentCache: parsedDocuments, errorCache: noErrors },
  extraParamNames: ["documentId"],
  plugins: [
    usePersistedOperations(),
    useRememberedDocuments(),
    ...armor.protect().plugins,
    useBoundedDocuments(),
    useStorableText(),
    useValidDocuments(),
    useCompiledDocuments(),
    freshContextForEachEvent(),
    useIdempotencyKeys(),
    useMaintenance(),
    useFairExecution(),
  ],
});

/** A refusal that no union carries shows its code and sentence; all else is masked. */
function maskError(error: unknown): Error {
  const cause = error instanceof GraphQLError ? error.originalError : error;
  if (error instanceof GraphQLError && !cause) return error; // of the question, not of the answer
  if (cause instanceof GraphQLError) return cause; // the builder's own word on the question
  const path = error instanceof GraphQLError ? error.path : undefined;
  if (isConnectionError(cause)) return maskError(new Failure("UNAVAILABLE"));
  if (cause instanceof Failure) {
    const scope = cause instanceof ScopeMissing && cause.scope ? { scope: cause.scope } : {};
    // A request with a key that does not work is refused as a whole.
    const http = cause.code === "API_KEY_INVALID"
      ? { http: { status: 401, headers: { "www-authenticate": INVALID_TOKEN } } }
      : {};
    return new GraphQLError(cause.message, {
      path,
      extensions: { code: cause.code, ...scope, ...http },
    });
  }
  log.error("{error}", { error: cause });
  return new GraphQLError(UNEXPECTED, {
    path,
    extensions: { code: "INTERNAL", requestId: requestId() },
  });
}

/** Else every event of a subscription would be answered by the loaders, and the hour, of its first. */
function freshContextForEachEvent(): Plugin<Server> {
  return {
    onSubscribe({ setSubscribeFn, args: { contextValue } }) {
      const began = contextValue as typeof contextValue & Context & Server;
      setSubscribeFn(async (args) => {
        const source = await sourceEvents(args);
        if (!(Symbol.asyncIterator in source)) return source;
        const { document, operationName = null } = args;
        const answer = async (event: unknown) => {
          const fresh = await began.freshContext("REMEMBERED").catch(keyRefusal);
          if (fresh instanceof Failure) return { data: null, errors: [maskError(fresh)] };
          if (!isSame(began.viewer, fresh.viewer)) {
            return { data: null, errors: [maskError(new Failure("SIGN_IN_FIRST"))] };
          }
          return await began.share.run(
            fresh.viewer,
            "event",
            async () => {
              const ownRow = identifiedRow(fresh.viewer);
              const by = isGranted(fresh.viewer, args) ? grantedSchema() : args.schema;
              const { query } = compiledOperation(by, document, operationName);
              return await query(event, { ...fresh, ownRow }, args.variableValues);
            },
          );
        };
        return mapAsyncIterator(source, answer);
      });
    },
  };
}

/** A subscription ends when its person signs out, or ends acting in a name. */
const isSame = (began: Viewer, now: Viewer) =>
  ("userId" in began && began.userId) === ("userId" in now && now.userId);

/** A key that was revoked meanwhile ends its subscriptions. */
function keyRefusal(error: unknown): Failure {
  if (error instanceof Failure && error.code === "API_KEY_INVALID") return error;
  throw error;
}

/** A refusal to subscribe is an answer, not an accident that ends the socket. */
async function sourceEvents(args: ExecutionArgs) {
  try {
    return await createSourceEventStream(args);
  } catch (error) {
    return { errors: [maskError(error) as GraphQLError] };
  }
}

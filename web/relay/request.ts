import { markServerReachable } from "../live/connection_state.ts";
import { markFresh, markStale } from "../pwa/answer_cache.ts";
import { loadNewRelease } from "../pwa/release.ts";
import { ANSWERED_AT_HEADER } from "../worker/answer_cache.ts";

/** Why a request failed, as screens distinguish it. */
type FailureReason = "offline" | "signedOut" | "outdated" | "unavailable" | "server";

const sentences: Record<FailureReason, string> = {
  offline: "Sem conexão com o servidor. O que você escreveu continua aqui; tente de novo.",
  signedOut: "Sua sessão terminou. Entre de novo; o que você escreveu está guardado.",
  outdated: "Há uma versão nova do aplicativo. Recarregue a página para continuar.",
  unavailable:
    "O serviço está indisponível no momento. O que você escreveu continua aqui; tente de novo.",
  server: "Ocorreu um erro inesperado. Tente novamente mais tarde.",
};

export class RequestFailure extends Error {
  /** `requestId` identifies the request in the server's log; null if it did not reach the server. */
  constructor(readonly reason: FailureReason, readonly requestId: string | null = null) {
    super(sentences[reason]);
  }
}

/** Returns the sentence for any error of a request. */
export const failureMessage = (error: unknown) =>
  error instanceof RequestFailure ? error.message : sentences.server;

type Coded = { code?: string; message?: string };
type GraphQLBody = { data?: Record<string, Coded | null>; errors?: { extensions?: Coded }[] };

/** Whether a response says that nobody is signed in: an error of a query, or a result of a mutation. */
export const isSignedOut = ({ data, errors }: GraphQLBody) =>
  [...errors?.map(({ extensions }) => extensions) ?? [], ...Object.values(data ?? {})]
    .some((part) => part?.code === "SIGN_IN_FIRST" || part?.code === "NOT_AUTHENTICATED");

/** A persisted operation: the `params` of a relay-compiler artifact. */
export type PersistedOperation = { readonly id: string | null; readonly operationKind: string };

type BuiltRequest = {
  readonly address: string;
  readonly options: RequestInit & { headers: Record<string, string> };
};

/** Proxies cut longer addresses. */
const MAX_ADDRESS_LENGTH = 2_000;

/**
 * Builds the HTTP request of a persisted operation: a GET for a query, so that the service worker can
 * cache its response, and a POST for a mutation.
 */
export function buildRequest(
  { id, operationKind }: PersistedOperation,
  variables: object,
): BuiltRequest {
  const params = new URLSearchParams({ documentId: id ?? "" });
  if (Object.keys(variables).length > 0) params.set("variables", JSON.stringify(variables));
  const address = `/graphql?${params}`;
  if (operationKind === "query" && address.length <= MAX_ADDRESS_LENGTH) {
    return { address, options: { method: "GET", headers: {} } };
  }
  const body = JSON.stringify({ documentId: id, variables });
  const options = { method: "POST", headers: { "content-type": "application/json" }, body };
  return { address: "/graphql", options };
}

/** The server's codes of refusals that pass by themselves. */
export const RETRYABLE: ReadonlySet<string> = new Set([
  "UNAVAILABLE",
  "TOO_MANY_REQUESTS",
  "MAINTENANCE",
]);

/** Whether the server does not know an operation of this page: there is a newer release. */
const isUnknownDocument = (errors: GraphQLBody["errors"]) =>
  errors?.some(({ extensions }) => extensions?.code === "UNKNOWN_OPERATION") ?? false;

/** Whether the server says that the same request may succeed in a moment. */
const isUnavailable = (errors: GraphQLBody["errors"]) =>
  errors?.some(({ extensions }) => RETRYABLE.has(extensions?.code ?? "")) ?? false;

/** A response, and when it was first received (ms) if the service worker had only a cached one. */
export type DatedResponse = { readonly body: GraphQLBody; readonly seenAt: number | null };

/** The queries that the page itself started before its code was loaded, by address. */
const early = (globalThis as { earlyResponses?: Map<string, Promise<Response>> }).earlyResponses;

/** Sends a persisted operation. @throws RequestFailure if the response has no data. */
export async function request(
  operation: PersistedOperation,
  variables: object,
  signal: AbortSignal,
): Promise<DatedResponse> {
  const { address, options } = buildRequest(operation, variables);
  const sent = early?.get(address) ?? fetch(address, {
    ...options,
    credentials: "same-origin",
    headers: { ...options.headers, accept: "application/json" },
    signal,
  });
  early?.delete(address); // it is used once
  const response = await sent.catch((error: unknown) => {
    throw signal.aborted ? error : new RequestFailure("offline");
  });
  const seenAt = Number(response.headers.get(ANSWERED_AT_HEADER)) || null;
  if (seenAt === null) {
    markServerReachable();
    markFresh();
  } else markStale(seenAt);
  const requestId = response.headers.get("x-request-id");
  const body: GraphQLBody | null = await response.json().catch(() => null);
  const isRefused = response.status === 401 || (body && isSignedOut(body));
  if (isRefused) throw new RequestFailure("signedOut", requestId);
  if (isUnknownDocument(body?.errors)) {
    loadNewRelease();
    throw new RequestFailure("outdated", requestId);
  }
  // A proxy's own error: the server has not responded.
  if (!requestId && !body) throw new RequestFailure("offline");
  if (isUnavailable(body?.errors)) throw new RequestFailure("unavailable", requestId);
  if (!body?.data) throw new RequestFailure("server", requestId);
  return { body, seenAt };
}

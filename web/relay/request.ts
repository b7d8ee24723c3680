import { markServerReachable } from "../live/connection_state.ts";
import { markFresh, markStale } from "../pwa/answer_cache.ts";
import { loadNewRelease } from "../pwa/release.ts";
import { ANSWERED_AT_HEADER } from "../worker/answer_cache.ts";

/** Why a request has no answer, as a screen tells it. */
type FailureReason = "offline" | "signedOut" | "outdated" | "server";

const sentences: Record<FailureReason, string> = {
  offline: "Sem conexão com o servidor. O que você escreveu continua aqui; tente de novo.",
  signedOut: "Sua sessão terminou. Entre de novo; o que você escreveu está guardado.",
  outdated: "Há uma versão nova do aplicativo. Recarregue a página para continuar.",
  server: "Ocorreu um erro inesperado. Tente novamente mais tarde.",
};

export class RequestFailure extends Error {
  /** `requestId` names the request in the server's log; null when it never got there. */
  constructor(readonly reason: FailureReason, readonly requestId: string | null = null) {
    super(sentences[reason]);
  }
}

/** The sentence for whatever a request threw. */
export const failureMessage = (error: unknown) =>
  error instanceof RequestFailure ? error.message : sentences.server;

type Coded = { code?: string };
type Answer = { data?: Record<string, Coded | null>; errors?: { extensions?: Coded }[] };

/** Whether the server says so: to a query by an error, to a mutation by a refusal with its code. */
export const isSignedOut = ({ data, errors }: Answer) =>
  [...errors?.map(({ extensions }) => extensions) ?? [], ...Object.values(data ?? {})]
    .some((said) => said?.code === "SIGN_IN_FIRST" || said?.code === "NOT_AUTHENTICATED");

/** What relay-compiler knows of a document: an artifact's `params`. */
export type PersistedDocument = { readonly id: string | null; readonly operationKind: string };

type BuiltRequest = {
  readonly address: string;
  readonly options: RequestInit & { headers: Record<string, string> };
};

/** Longer addresses are cut by proxies. */
const LONGEST_ADDRESS = 2_000;

/**
 * What is sent for one GraphQL document, by its id: a question by its address, so that a service
 * worker can keep its answer; what changes something in a body.
 */
export function buildRequest(
  { id, operationKind }: PersistedDocument,
  variables: object,
): BuiltRequest {
  const asked = new URLSearchParams({ documentId: id ?? "" });
  if (Object.keys(variables).length > 0) asked.set("variables", JSON.stringify(variables));
  const address = `/graphql?${asked}`;
  if (operationKind === "query" && address.length <= LONGEST_ADDRESS) {
    return { address, options: { method: "GET", headers: {} } };
  }
  const body = JSON.stringify({ documentId: id, variables });
  const options = { method: "POST", headers: { "content-type": "application/json" }, body };
  return { address: "/graphql", options };
}

/** Whether the server does not know a document of this page: there is a newer release. */
const isUnknownDocument = (errors: Answer["errors"]) =>
  errors?.some(({ extensions }) => extensions?.code === "UNKNOWN_DOCUMENT") ?? false;

/** An answer, and when it was seen (ms) where the service worker had to keep to an earlier one. */
export type DatedAnswer = { readonly answer: Answer; readonly seenAt: number | null };

/** Sends one GraphQL document. @throws RequestFailure when there is no data to show. */
export async function request(
  document: PersistedDocument,
  variables: object,
  signal: AbortSignal,
): Promise<DatedAnswer> {
  const { address, options } = buildRequest(document, variables);
  const response = await fetch(address, {
    ...options,
    credentials: "same-origin",
    headers: { ...options.headers, accept: "application/json" },
    signal,
  }).catch((error: unknown) => {
    throw signal.aborted ? error : new RequestFailure("offline");
  });
  const seenAt = Number(response.headers.get(ANSWERED_AT_HEADER)) || null;
  if (seenAt === null) {
    markServerReachable();
    markFresh();
  } else markStale(seenAt);
  const requestId = response.headers.get("x-request-id");
  const answer: Answer | null = await response.json().catch(() => null);
  const isRefused = response.status === 401 || (answer && isSignedOut(answer));
  if (isRefused) throw new RequestFailure("signedOut", requestId);
  if (isUnknownDocument(answer?.errors)) {
    loadNewRelease();
    throw new RequestFailure("outdated", requestId);
  }
  if (!answer?.data) throw new RequestFailure("server", requestId);
  return { answer, seenAt };
}

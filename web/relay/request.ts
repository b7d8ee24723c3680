import { serverAnswers } from "./live_state.ts";

/** Why a request has no answer, as a screen tells it. */
export type Trouble = "offline" | "signedOut" | "server";

const sentences: Record<Trouble, string> = {
  offline: "Sem conexão com o servidor. O que você escreveu continua aqui; tente de novo.",
  signedOut: "Sua sessão terminou. Entre de novo; o que você escreveu está guardado.",
  server: "Ocorreu um erro inesperado. Tente novamente mais tarde.",
};

export class RequestFailure extends Error {
  /** `requestId` names the request in the server's log; null when it never got there. */
  constructor(readonly trouble: Trouble, readonly requestId: string | null = null) {
    super(sentences[trouble]);
  }
}

/** The sentence for whatever a request threw. */
export const troubleSentence = (error: unknown) =>
  error instanceof RequestFailure ? error.message : sentences.server;

type Coded = { code?: string };
type Answer = { data?: Record<string, Coded | null>; errors?: { extensions?: Coded }[] };

/** Whether the server says so: to a query by an error, to a mutation by a refusal with its code. */
export const isSignedOut = ({ data, errors }: Answer) =>
  [...errors?.map(({ extensions }) => extensions) ?? [], ...Object.values(data ?? {})]
    .some((said) => said?.code === "SIGN_IN_FIRST");

/** Sends one GraphQL document. @throws RequestFailure when there is no data to show. */
export async function request(
  document: { text: string | null; name: string },
  variables: unknown,
  signal: AbortSignal,
): Promise<Answer> {
  const response = await fetch("/graphql", {
    method: "POST",
    credentials: "same-origin",
    headers: { "content-type": "application/json", accept: "application/json" },
    body: JSON.stringify({ query: document.text, operationName: document.name, variables }),
    signal,
  }).catch((error: unknown) => {
    throw signal.aborted ? error : new RequestFailure("offline");
  });
  serverAnswers();
  const requestId = response.headers.get("x-request-id");
  const answer: Answer | null = await response.json().catch(() => null);
  const isRefused = response.status === 401 || (answer && isSignedOut(answer));
  if (isRefused) throw new RequestFailure("signedOut", requestId);
  if (!answer?.data) throw new RequestFailure("server", requestId);
  return answer;
}

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

type Answer = { data?: unknown; errors?: { extensions?: { code?: string } }[] };

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
  const requestId = response.headers.get("x-request-id");
  const answer: Answer | null = await response.json().catch(() => null);
  const refused = answer?.errors?.some(({ extensions }) => extensions?.code === "SIGN_IN_FIRST");
  if (refused || response.status === 401) throw new RequestFailure("signedOut", requestId);
  if (!answer?.data) throw new RequestFailure("server", requestId);
  return answer;
}

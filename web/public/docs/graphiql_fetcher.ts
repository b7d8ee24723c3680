import type { Client } from "graphql-ws/client";

type Sent = {
  readonly query: string;
  readonly variables?: unknown;
  readonly operationName?: string | null;
};
type Asked = {
  readonly headers?: Readonly<Record<string, string>>;
  readonly documentAST?: {
    readonly definitions: readonly {
      readonly kind: string;
      readonly operation?: string;
      readonly name?: { readonly value: string };
    }[];
  };
};

/** Says that its reader wrote the operation: see server/http/request_origin.ts. */
const own = { "x-graphiql": "1" };

// deno-lint-ignore no-explicit-any -- the answer is as the operation asks
type Answer = { data?: any; errors?: readonly { readonly message: string }[] };

/** Sends an operation by POST. */
export async function send(sent: Sent, headers: Readonly<Record<string, string>>): Promise<Answer> {
  const response = await fetch("/graphql", {
    method: "POST",
    headers: {
      "content-type": "application/json",
      accept: "application/json",
      ...headers,
      ...own,
    },
    body: JSON.stringify(sent),
  });
  return await response.json();
}

/** Returns what GraphiQL sends operations with: by POST, a subscription by WebSocket. */
export const graphiqlFetcher = () => (sent: Sent, { headers = {}, documentAST }: Asked = {}) =>
  isSubscription(sent, documentAST) ? subscribe(sent, headers) : send(sent, headers);

const isSubscription = ({ operationName }: Sent, document: Asked["documentAST"]) =>
  document?.definitions.some(({ kind, operation, name }) =>
    kind === "OperationDefinition" && operation === "subscription" &&
    (!operationName || name?.value === operationName)
  ) ?? false;

/** A socket of its own: the headers are those of now. */
async function* subscribe(sent: Sent, headers: Readonly<Record<string, string>>) {
  const { createClient } = await import("graphql-ws/client");
  const authorization = Object.entries(headers)
    .find(([name]) => name.toLowerCase() === "authorization")?.[1];
  const client: Client = createClient({
    url: `${location.origin.replace(/^http/, "ws")}/graphql`,
    connectionParams: { ...own, ...(authorization && { authorization }) },
    retryAttempts: 0,
  });
  try {
    const { query, variables, operationName } = sent;
    yield* client.iterate({
      query,
      ...(variables ? { variables: variables as Record<string, unknown> } : {}),
      ...(operationName ? { operationName } : {}),
    });
  } finally {
    await client.dispose();
  }
}

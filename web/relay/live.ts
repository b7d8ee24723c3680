import type { Client } from "graphql-ws";
import { type GraphQLResponse, Observable, type SubscribeFunction } from "relay-runtime";

let socket: Promise<Client> | undefined;
const onReturn = new Set<() => void>();

/** Subscriptions share one WebSocket, opened with the first of them. */
export const subscribeLive: SubscribeFunction = (document, variables) =>
  Observable.create<GraphQLResponse>((sink) => {
    let stop = () => {};
    let stopped = false;
    connection().then((client) => {
      if (stopped) return;
      stop = client.subscribe({ query: document.text ?? "", variables }, {
        next: (answer) => sink.next(answer as GraphQLResponse),
        error: (error) => sink.error(error instanceof Error ? error : new Error("socket closed")),
        complete: () => sink.complete(),
      });
    }, (error) => sink.error(error));
    return () => {
      stopped = true;
      stop();
    };
  });

/** Calls `listener` each time the socket is back: what happened meanwhile was missed. */
export function onLiveReturn(listener: () => void): () => void {
  onReturn.add(listener);
  return () => void onReturn.delete(listener);
}

/** graphql-ws is loaded only now: no first screen waits for it. */
function connection(): Promise<Client> {
  socket ??= import("graphql-ws").then(({ createClient }) =>
    createClient({
      url: `${location.origin.replace(/^http/, "ws")}/graphql`,
      retryAttempts: Infinity,
      shouldRetry: () => true,
      keepAlive: 20_000, // ms: notices a dead network that closes nothing
      lazyCloseTimeout: 5_000, // ms: survives a change of screens
      on: {
        connected: (_socket, _payload, wasRetry) => {
          if (wasRetry) { for (const listener of onReturn) listener(); }
        },
      },
    })
  );
  return socket;
}

import type { Client, FormattedExecutionResult } from "graphql-ws/client";
import { loadNewRelease } from "../pwa/release.ts";
import { RETRYABLE } from "../relay/request.ts";
import { markConnected, markDisconnected, notifyReconnected } from "./connection_state.ts";
import { retryDelay, waitForRetry } from "./retry.ts";

const PING_INTERVAL_MS = 15_000;
const PONG_TIMEOUT_MS = 5_000;
const NORMAL_CLOSE = 1000;

/** A persisted operation: the `params` of a relay-compiler artifact. */
export type PersistedOperation = { readonly id: string | null };

/** Receives responses; `error` is called if the server refuses the operation, not for a lost connection. */
export type Handlers = {
  readonly next: (response: FormattedExecutionResult) => void;
  readonly error: (error: Error) => void;
  readonly complete: () => void;
};

let socket: Promise<Client> | undefined;

/**
 * Runs an operation over the page's WebSocket, which the first call opens. A subscription is resumed
 * after each loss of the connection; a function says with which variables then. Returns the
 * unsubscribe.
 */
export function subscribe(
  operation: PersistedOperation,
  variables: object | (() => object),
  handlers: Handlers,
): () => void {
  let stop = () => {};
  let stopped = false;
  const start = async (tries = 0) => {
    const client = await connection();
    if (stopped) return;
    const payload = {
      query: "",
      extensions: { documentId: operation.id },
      // Read at each connection, when the client writes the message.
      get variables(): Record<string, unknown> {
        return { ...typeof variables === "function" ? variables() : variables };
      },
    };
    stop = client.subscribe(payload, {
      next: handlers.next,
      complete: handlers.complete,
      error: async (error) => {
        const codes = Array.isArray(error) ? error.map(({ extensions }) => extensions?.code) : [];
        if (codes.includes("UNKNOWN_OPERATION")) loadNewRelease();
        if (codes.length > 0 && !codes.some((code) => code === "INTERNAL" || RETRYABLE.has(code))) {
          return handlers.error(new Error("refused by the server"));
        }
        await waitForRetry(retryDelay(tries)); // the server failed, and may recover
        if (stopped) return;
        await start(tries + 1);
        notifyReconnected();
      },
    });
  };
  start();
  return () => {
    stopped = true;
    stop();
  };
}

/** Reconnects an open socket, as the person who has signed in since; subscriptions are resumed. */
export const reconnect = () => void socket?.then((client) => client.terminate());

/** Loads graphql-ws with the first operation, so that no first screen waits for it. */
function connection(): Promise<Client> {
  socket ??= load().then(({ createClient }) => {
    let pongTimer: ReturnType<typeof setTimeout> | undefined;
    const client = createClient({
      url: `${location.origin.replace(/^http/, "ws")}/graphql`,
      retryAttempts: Infinity,
      shouldRetry: () => true,
      retryWait: (tries) => waitForRetry(retryDelay(tries)),
      keepAlive: PING_INTERVAL_MS,
      lazyCloseTimeout: 5_000, // ms: the socket survives a change of screen
      on: {
        connected: markConnected,
        closed(event) {
          clearTimeout(pongTimer);
          if ((event as CloseEvent).code !== NORMAL_CLOSE) markDisconnected();
        },
        // A dead network does not close the socket; a missing pong shows it.
        ping(isReceived) {
          if (!isReceived) pongTimer = setTimeout(() => client.terminate(), PONG_TIMEOUT_MS);
        },
        pong: () => clearTimeout(pongTimer),
      },
    });
    return client;
  });
  return socket;
}

async function load(tries = 0): Promise<typeof import("graphql-ws/client")> {
  try {
    return await import("graphql-ws/client");
  } catch {
    await waitForRetry(retryDelay(tries));
    return await load(tries + 1);
  }
}

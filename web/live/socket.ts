import type { Client, FormattedExecutionResult } from "graphql-ws/client";
import { loadNewRelease } from "../pwa/release.ts";
import { markConnected, markDisconnected, notifyReconnected } from "./connection_state.ts";

const PING = 15_000; // ms
const PONG = 5_000; // ms
const NORMAL_CLOSE = 1000;

/** What relay-compiler knows of a document: an artifact's `params`. */
export type PersistedDocument = { readonly id: string | null };

/** Hears answers; `error` is called when the server refuses the document, never for a lost line. */
export type Handlers = {
  readonly next: (answer: FormattedExecutionResult) => void;
  readonly error: (error: Error) => void;
  readonly complete: () => void;
};

let socket: Promise<Client> | undefined;

/**
 * Asks over the one WebSocket of this page, opened with the first question. A subscription is taken
 * up again after each loss, for as long as it takes. Call the result to stop.
 */
export function subscribe(
  document: PersistedDocument,
  variables: object,
  hears: Handlers,
): () => void {
  let stop = () => {};
  let stopped = false;
  const begin = async (tries = 0) => {
    const client = await connection();
    if (stopped) return;
    const byId = { query: "", extensions: { documentId: document.id } };
    stop = client.subscribe({ ...byId, variables: { ...variables } }, {
      next: hears.next,
      complete: hears.complete,
      error: async (error) => {
        const codes = Array.isArray(error) ? error.map(({ extensions }) => extensions?.code) : [];
        if (codes.includes("UNKNOWN_DOCUMENT")) loadNewRelease();
        if (codes.length > 0 && !codes.includes("INTERNAL")) {
          return hears.error(new Error("refused by the server"));
        }
        await waitForRetry(retryDelay(tries)); // the server failed: it may have recovered
        if (stopped) return;
        await begin(tries + 1);
        notifyReconnected();
      },
    });
  };
  begin();
  return () => {
    stopped = true;
    stop();
  };
}

/** Opens the line again where there is one, as whoever has signed in since; all is heard on. */
export const reconnect = () => void socket?.then((client) => client.terminate());

/** graphql-ws is loaded only now: no first screen waits for it. */
function connection(): Promise<Client> {
  socket ??= load().then(({ createClient }) => {
    let unanswered: ReturnType<typeof setTimeout> | undefined;
    const client = createClient({
      url: `${location.origin.replace(/^http/, "ws")}/graphql`,
      retryAttempts: Infinity,
      shouldRetry: () => true,
      retryWait: (tries) => waitForRetry(retryDelay(tries)),
      keepAlive: PING,
      lazyCloseTimeout: 5_000, // ms: survives a change of screens
      on: {
        connected: markConnected,
        closed(event) {
          clearTimeout(unanswered);
          if ((event as CloseEvent).code !== NORMAL_CLOSE) markDisconnected();
        },
        // A dead network closes nothing: no answer to a ping does.
        ping(isReceived) {
          if (!isReceived) unanswered = setTimeout(() => client.terminate(), PONG);
        },
        pong: () => clearTimeout(unanswered),
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

const LONGEST = 15; // s

/** ms to wait before a try: 1 s, doubling to 15, spread so that a restart meets no crowd. */
export const retryDelay = (tries: number, random = Math.random()) =>
  Math.min(2 ** tries, LONGEST) * 1000 * (0.75 + random / 2);

/** Waits so long, or until the device has a network again. */
export function waitForRetry(ms: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const goOn = () => resolve();
  const timer = setTimeout(goOn, ms);
  addEventListener("online", goOn);
  return promise.finally(() => {
    clearTimeout(timer);
    removeEventListener("online", goOn);
  });
}

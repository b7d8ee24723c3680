import type { Client } from "graphql-ws";
import { type GraphQLResponse, Observable, type SubscribeFunction } from "relay-runtime";
import { liveIsLost, liveIsThere } from "./live_state.ts";
import { pause, retryDelay } from "./retry.ts";

const PING = 15_000; // ms
const PONG = 5_000; // ms
const NORMAL_CLOSE = 1000;

let socket: Promise<Client> | undefined;

/** Subscriptions share one WebSocket, opened with the first of them. */
export const subscribeLive: SubscribeFunction = (document, variables) =>
  Observable.create<GraphQLResponse>((sink) => {
    let stop = () => {};
    let stopped = false;
    const begin = async (tries = 0) => {
      const client = await connection();
      if (stopped) return;
      stop = client.subscribe({ query: document.text ?? "", variables }, {
        next: (answer) => sink.next(answer as GraphQLResponse),
        complete: () => sink.complete(),
        error: async (error) => {
          if (Array.isArray(error)) return sink.error(new Error("subscription refused"));
          await pause(retryDelay(tries)); // the server failed and closed: it may have recovered
          if (!stopped) await begin(tries + 1);
        },
      });
    };
    begin();
    return () => {
      stopped = true;
      stop();
    };
  });

/** graphql-ws is loaded only now: no first screen waits for it. */
function connection(): Promise<Client> {
  socket ??= load().then(({ createClient }) => {
    let unanswered: ReturnType<typeof setTimeout> | undefined;
    const client = createClient({
      url: `${location.origin.replace(/^http/, "ws")}/graphql`,
      retryAttempts: Infinity,
      shouldRetry: () => true,
      retryWait: (tries) => pause(retryDelay(tries)),
      keepAlive: PING,
      lazyCloseTimeout: 5_000, // ms: survives a change of screens
      on: {
        connected: liveIsThere,
        closed(event) {
          clearTimeout(unanswered);
          if ((event as CloseEvent).code !== NORMAL_CLOSE) liveIsLost();
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

async function load(tries = 0): Promise<typeof import("graphql-ws")> {
  try {
    return await import("graphql-ws");
  } catch {
    await pause(retryDelay(tries));
    return await load(tries + 1);
  }
}

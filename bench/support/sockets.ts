import { scaled } from "./scale.ts";

/** The header by which benches name a client's address: the product limits what comes from one. */
export const ADDRESS_HEADER = "x-bench-client";

/**
 * Turns before those that are measured: a server that has been running is, not one whose code the
 * engine has yet to compile for what it does a thousand times.
 */
export const WARM_UP = scaled(20, 1);

/** Milliseconds from a change to its arrival at the first of many sockets, at half of them, and so on. */
export type Arrivals = Readonly<Record<"first" | "p50" | "p99" | "last", number>>;

/** Measures when the next message arrives at each of these sockets after `change` begins. */
export async function arrivals(
  sockets: readonly WebSocket[],
  change: () => Promise<unknown>,
): Promise<Arrivals> {
  const times: number[] = [];
  const all = Promise.withResolvers<void>();
  for (const socket of sockets) {
    socket.onmessage = () => {
      times.push(performance.now());
      if (times.length === sockets.length) all.resolve();
    };
  }
  const start = performance.now();
  await change();
  await all.promise;
  const at = (share: number) => times[Math.floor(share * (times.length - 1))]! - start;
  return { first: at(0), p50: at(0.5), p99: at(0.99), last: at(1) };
}

type Opening = {
  readonly protocol?: string;
  readonly headersOf: (nth: number) => Record<string, string>;
  readonly prepare?: (socket: WebSocket) => Promise<void>;
};

/** Opens so many sockets, one after another, each once `prepare` says that it is ready. */
export async function opened(
  origin: string,
  count: number,
  { protocol, headersOf, prepare = () => Promise.resolve() }: Opening,
): Promise<WebSocket[]> {
  const address = `${origin.replace("http", "ws")}/graphql`;
  const sockets: WebSocket[] = [];
  for (let nth = 0; nth < count; nth++) {
    // Deno's WebSocket takes headers; the web's type, which the checker reads here, has none.
    const options = { headers: headersOf(nth), protocols: protocol ? [protocol] : [] };
    const socket = new WebSocket(address, options as unknown as string[]);
    await new Promise((resolve, reject) => {
      socket.onopen = resolve;
      socket.onerror = reject;
    });
    await prepare(socket);
    sockets.push(socket);
  }
  return sockets;
}

/** Subscribes by hand, so that both sides' clients cost the same. */
export async function subscribed(socket: WebSocket, query: string) {
  const acknowledged = new Promise((resolve) => socket.onmessage = resolve);
  socket.send(JSON.stringify({ type: "connection_init" }));
  await acknowledged;
  socket.send(JSON.stringify({ id: "1", type: "subscribe", payload: { query } }));
}

/** An address of its own for each client. */
export const addressOf = (nth: number) => `10.${nth >> 16 & 255}.${nth >> 8 & 255}.${nth & 255}`;

/** The first line that a server prints: its address. */
export async function firstLine(stream: ReadableStream<Uint8Array<ArrayBuffer>>): Promise<string> {
  for await (const text of stream.pipeThrough(new TextDecoderStream())) return text.trim();
  throw new Error("the raw server printed nothing");
}

import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";

/** A question that arrived, its body as the very characters that were sent. */
export type ReceivedRequest = {
  readonly method: string;
  readonly host: string;
  readonly path: string;
  readonly query: URLSearchParams;
  readonly headers: IncomingMessage["headers"];
  readonly body: string;
};

export type Answer = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** An object is sent as JSON. */
  readonly body: object | string;
};

/**
 * What can happen to a question besides going well. GARBAGE: a page; OTHER_SHAPE: JSON that says
 * nothing; HALF: half of the right answer; CUT_OFF: the same, and the connection ends before its
 * announced length; STALLED: its rest never comes; SILENCE: no answer comes; DROP: the connection
 * ends without one; TOO_MANY: 429, to be requested again in `RETRY_AFTER` seconds.
 */
export type Fault =
  | "GARBAGE"
  | "OTHER_SHAPE"
  | "HALF"
  | "CUT_OFF"
  | "STALLED"
  | "SILENCE"
  | "DROP"
  | "ERROR_500"
  | "TOO_MANY";

/** Seconds. */
export const RETRY_AFTER = 7;

/** What is answered instead, where the answer itself is no matter. */
const instead: Partial<Record<Fault, Answer>> = {
  GARBAGE: { status: 200, body: "<!doctype html><title>Manutenção</title>" },
  OTHER_SHAPE: { status: 200, body: { hello: ["world"] } },
  ERROR_500: { status: 500, body: "upstream connect error" },
  TOO_MANY: { status: 429, headers: { "retry-after": `${RETRY_AFTER}` }, body: "slow down" },
};

/** A server on this machine that responds by `answer`, and can fail like a network. */
export async function shopServer(answer: (received: ReceivedRequest) => Answer | Promise<Answer>) {
  const planned: { fault: Fault | Answer; matches: (received: ReceivedRequest) => boolean }[] = [];
  const server = createServer((request, response) => {
    respond(request, response).catch(() => request.socket.destroy());
  });

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "", url = "", headers } = request;
    const { pathname: path, searchParams: query } = new URL(url, "http://here");
    const { host = "" } = headers;
    const received = { method, host, path, query, headers, body: await text(request) };
    const at = planned.findIndex(({ matches }) => matches(received));
    const [{ fault } = { fault: null }] = at < 0 ? [] : planned.splice(at, 1);
    const right = await answer(received);
    if (fault === "SILENCE") return;
    if (fault === "DROP") return void request.socket.destroy();
    const given = typeof fault === "object" ? fault ?? right : instead[fault] ?? right;
    const said = typeof given.body === "string" ? given.body : JSON.stringify(given.body);
    const bytes = new TextEncoder().encode(said);
    const part = bytes.subarray(0, Math.ceil(bytes.length / 2));
    const type = typeof given.body === "string" ? "text/html" : "application/json";
    const sent = fault === "HALF" ? part : bytes;
    response.writeHead(given.status, {
      ...{ "content-type": type, "content-length": sent.length },
      ...given.headers,
    });
    if (fault !== "CUT_OFF" && fault !== "STALLED") return void response.end(sent);
    response.write(part, () => fault === "CUT_OFF" && request.socket.destroy());
  }

  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;

  return {
    origin: `http://127.0.0.1:${port}`,
    /** Makes the next matching request fail, or gives it this response. */
    failNext: (
      fault: Fault | Answer,
      matches: (received: ReceivedRequest) => boolean = () => true,
    ) => void planned.push({ fault, matches }),
    /** Stops the server. */
    goAway: stop,
    close: async () => server.listening ? await stop() : undefined,
  };
}

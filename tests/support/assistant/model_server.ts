import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { type Reply, type Wire, wireOf } from "./wire.ts";

/** A request that arrived. */
export type ModelServerRequest = {
  readonly path: string;
  readonly headers: IncomingMessage["headers"];
  /** As it came; Google's protocol has no `messages`. */
  readonly body: {
    readonly messages?: readonly { readonly role: string; readonly content: string }[];
  };
};

type Answer = Reply | ((request: ModelServerRequest) => Reply | Promise<Reply>);

/** Milliseconds between two pieces of a slow reply. */
type Pace = { readonly everyMs: number };

/**
 * A stand-in for a provider of language models on this machine, which speaks the protocols of OpenAI,
 * Anthropic and Google. It replies by `script`, one after the other, and then by `otherwise`.
 */
export async function modelServer(
  otherwise: Answer = { text: "Olá." },
  pace: Pace = { everyMs: 0 },
) {
  const planned: Answer[] = [];
  const requests: ModelServerRequest[] = [];
  let ended = 0;
  const server = createServer((request, response) => {
    respond(request, response).catch(() => request.socket.destroy());
  });

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname: path } = new URL(request.url ?? "", "http://here");
    const wire = wireOf(path);
    if (!wire) return void response.writeHead(404).end("{}");
    const received = { path, headers: request.headers, body: JSON.parse(await text(request)) };
    requests.push(received);
    response.on("close", () => ended++);
    const answer = planned.shift() ?? otherwise;
    const reply = typeof answer === "function" ? await answer(received) : answer;
    await (typeof reply.fault === "object"
      ? fail(response, reply.fault)
      : stream(response, wire, reply));
  }

  function fail(
    response: ServerResponse,
    { status, retryAfter }: { readonly status: number; readonly retryAfter?: number },
  ) {
    response.writeHead(status, {
      "content-type": "application/json",
      ...retryAfter !== undefined && { "retry-after": `${retryAfter}` },
    });
    response.end(JSON.stringify({ error: { message: "no", type: "error", code: status } }));
  }

  async function stream(response: ServerResponse, wire: Wire, reply: Reply): Promise<void> {
    const { fault } = reply;
    if (fault === "SILENCE") return;
    response.writeHead(200, { "content-type": "text/event-stream" });
    if (fault === "GARBAGE") return void response.end("<!doctype html><title>Manutenção</title>");
    for (const piece of wire.pieces(reply)) {
      response.write(piece);
      await new Promise((resolve) => setTimeout(resolve, pace.everyMs));
      if (response.closed) return;
    }
    if (fault === "STALLED") return;
    if (fault === "CUT_OFF") return void response.socket?.destroy();
    if (fault === "ERROR_EVENT") return void response.end(wire.error());
    if (fault === "NO_END") return void response.end();
    for (const piece of wire.end(reply)) response.write(piece);
    response.end();
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    /** What arrived, oldest first. */
    requests,
    /** How many responses have ended, by whom ever. */
    ended: () => ended,
    /** Adds replies to the script. */
    script: (...replies: Answer[]) => void planned.push(...replies),
    /** What is replied after the script. */
    otherwise: (answer: Answer) => void (otherwise = answer),
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}

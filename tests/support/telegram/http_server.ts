import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type ServerResponse,
} from "node:http";
import type { AddressInfo } from "node:net";

export type HttpRequest = {
  /** When it began to arrive, by `performance.now()`. */
  readonly at: number;
  readonly method: string;
  readonly path: string;
  readonly host: string;
  readonly type: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: Uint8Array<ArrayBuffer>;
  /** Aborted when the client has gone. */
  readonly gone: AbortSignal;
};

/** SILENCE: there is no response. DROP: the connection ends instead. */
export type Answer =
  | {
    readonly status: number;
    readonly body: object | null;
    readonly headers?: Readonly<Record<string, string>>;
  }
  | "SILENCE"
  | "DROP";

/** Starts a local server that can also fail as networks do. */
export async function httpServer(answer: (request: HttpRequest) => Promise<Answer>) {
  let underWay = 0;
  const server = createServer((request, response) => {
    underWay++;
    response.on("close", () => underWay--);
    respond(request, response).catch(() => request.socket.destroy());
  });

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const at = performance.now();
    const gone = new AbortController();
    response.on("close", () => gone.abort());
    const { url: path = "", method = "", headers } = request;
    const { host = "", "content-type": type = "" } = headers;
    const body = await bytesOf(request);
    const answered = await answer({
      ...{ at, method, path, host, type, headers, body },
      gone: gone.signal,
    });
    if (answered === "DROP") return void request.socket.destroy();
    if (answered === "SILENCE") return;
    const answerHeaders = { "content-type": "application/json", ...answered.headers };
    response.writeHead(answered.status, answerHeaders);
    response.end(JSON.stringify(answered.body));
  }

  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const close = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });

  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://127.0.0.1:${port}`,
    /** The number of unanswered requests. */
    underWay: () => underWay,
    /** Stops listening, until it is back. */
    goAway: close,
    comeBack: () => listen(port),
    close: async () => server.listening ? await close() : undefined,
  };
}

async function bytesOf(request: IncomingMessage): Promise<Uint8Array<ArrayBuffer>> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return new Uint8Array(await new Blob(chunks as BlobPart[]).arrayBuffer());
}

import { createServer, type IncomingMessage, request as ask } from "node:http";
import { connect } from "node:net";
import type { AddressInfo } from "node:net";

type Change = (body: string) => { status?: number; body?: string };

/**
 * Starts a proxy before the product, which can fail, and change the responses at some addresses, as a
 * new release or a missing file would. Stopped with its scope.
 */
export async function frontProxy(origin: string) {
  const behind = new URL(origin);
  const changes = new Map<string, Change>();
  const requests: string[] = [];
  const sockets = new Set<{ destroy: () => unknown }>();
  let isAway = false;
  const server = createServer((request, response) => {
    requests.push(request.url ?? "");
    if (isAway) return void response.writeHead(502).end("Bad Gateway");
    const { port, hostname } = behind;
    const { url: path, method, headers } = request;
    // A compressed response could not be changed.
    const change = [...changes].find(([part]) => path?.includes(part))?.[1];
    if (change) headers["accept-encoding"] = "identity";
    request.pipe(
      ask({ port, hostname, path, method, headers }, (answer) => {
        if (!change) {
          response.writeHead(answer.statusCode ?? 500, answer.headers);
          return void answer.pipe(response);
        }
        read(answer).then((body) => {
          const { "content-length": _, ...headers } = answer.headers;
          const changed = change(body);
          response.writeHead(changed.status ?? answer.statusCode ?? 500, headers);
          response.end(changed.body ?? body);
        });
      }).on("error", () => response.writeHead(502).end("Bad Gateway")),
    );
  });
  server.on("upgrade", (request: IncomingMessage, client, head) => {
    if (isAway) return void client.destroy();
    const socket = connect(Number(behind.port), behind.hostname, () => {
      const lines = [`GET ${request.url} HTTP/1.1`];
      for (const [name, value] of Object.entries(request.headers)) lines.push(`${name}: ${value}`);
      socket.write(`${lines.join("\r\n")}\r\n\r\n`);
      socket.write(head);
      socket.pipe(client).pipe(socket);
    });
    for (const one of [socket, client]) sockets.add(one);
    for (const one of [socket, client]) one.on("error", () => [socket, client].map(destroy));
  });
  await new Promise<void>((resolve) => server.listen(0, "localhost", resolve));
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    /** Whether it responds 502, like a proxy whose server is down. */
    isAway: (away: boolean) => void (isAway = away),
    /** Changes the responses at addresses that contain `part`. */
    change: (part: string, change: Change) => void changes.set(part, change),
    /** Stops failing and changing responses. */
    restore() {
      isAway = false;
      changes.clear();
    },
    /** Returns the number of requests for addresses that contain `part`. */
    timesAsked: (part: string) => requests.filter((url) => url.includes(part)).length,
    async [Symbol.asyncDispose]() {
      sockets.forEach(destroy);
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const destroy = (one: { destroy: () => unknown }) => one.destroy();

async function read(answer: IncomingMessage): Promise<string> {
  const chunks: Uint8Array[] = [];
  for await (const chunk of answer) chunks.push(chunk);
  return await new Blob(chunks as BlobPart[]).text();
}

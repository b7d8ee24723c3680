import { Buffer } from "node:buffer";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import type { Duplex } from "node:stream";
import { type WebSocket, WebSocketServer } from "ws";

type Answer = (request: Request) => Response | Promise<Response>;

/** Serves WhatsApp's socket and its media on one local port. */
export async function whatsAppServer(accept: (socket: WebSocket) => void, answer: Answer) {
  const sockets = new Set<WebSocket>();
  const upgrades = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  let refusal: number | null = null;
  let underWay = 0;

  const server = createServer((request, response) => {
    underWay++;
    response.on("close", () => underWay--);
    respond(request, response).catch(() => request.socket.destroy());
  });
  server.on("upgrade", (request, socket: Duplex, head: Buffer) => {
    if (refusal !== null) return void socket.end(`HTTP/1.1 ${refusal} Refused\r\n\r\n`);
    upgrades.handleUpgrade(request, socket, head, (opened) => {
      sockets.add(opened);
      opened.on("close", () => sockets.delete(opened));
      opened.on("error", () => {});
      accept(opened);
    });
  });

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Uint8Array[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const { method = "GET", url = "/" } = request;
    const body = method === "GET" ? null : new Uint8Array(Buffer.concat(chunks));
    const answered = await answer(new Request(new URL(url, origin()), { method, body }));
    response.writeHead(answered.status, Object.fromEntries(answered.headers));
    response.end(new Uint8Array(await answered.arrayBuffer()));
  }

  const listen = (port: number) =>
    new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const goAway = () =>
    new Promise<void>((resolve) => {
      if (!server.listening) return resolve();
      server.close(() => resolve());
      for (const socket of sockets) socket.terminate();
      server.closeAllConnections();
    });

  await listen(0);
  const { port } = server.address() as AddressInfo;
  const origin = () => `http://127.0.0.1:${port}`;
  return {
    origin: origin(),
    socketUrl: `ws://127.0.0.1:${port}/ws/chat`,
    /** The number of connections and unanswered requests. */
    underWay: () => sockets.size + underWay,
    /** Answers connection attempts with that status; null: accepts them. */
    refuseUpgrades: (status: number | null) => void (refusal = status),
    /** Stops listening, until it is back. */
    goAway,
    comeBack: () => listen(port),
  };
}

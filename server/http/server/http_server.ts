import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import type { Duplex } from "node:stream";
import { getLogger } from "@logtape/logtape";
import { securityHeaders } from "../security_headers.ts";
import { redirectHeaders } from "../links/link_visit.ts";
import { type CountRequest, doorOf } from "../../metrics/request_counts.ts";
import { asRequest, type WholeRequest } from "../known_query_requests.ts";
import type { TraceRequest } from "../../metrics/traces.ts";
import {
  addressOf,
  requestOf,
  sendJson,
  sendReady,
  sendResponse,
  wholeRequestOf,
} from "./node_messages.ts";
import { plainConnections } from "./plain_connections.ts";
import type { ReadyAnswers } from "./ready_answers.ts";

const log = getLogger(["garimpo", "http"]);

/** How long a client may take; milliseconds. */
type TimeLimits = {
  /** For the request line and the headers. */
  readonly headersTimeout: number;
  /** For the whole request; a photo of 8 MB needs 64 s at 1 Mbit/s. */
  readonly requestTimeout: number;
  /** How often the two are checked. */
  readonly connectionsCheckingInterval: number;
};

const usual: TimeLimits = {
  headersTimeout: 10_000,
  requestTimeout: 90_000,
  connectionsCheckingInterval: 2_000,
};
/** An idle connection is kept for longer than a proxy keeps it, so that the proxy closes it. */
const KEEP_ALIVE_MS = 75_000;
const MAX_HEADER_BYTES = 16_384;
/**
 * Requests in a row that `plain_connections.ts` could have answered, after which a connection that was
 * handed over is closed: the next one costs less again. A proxy sends all kinds over one connection.
 */
const MOST_READY = 20;
/** Bytes of a GraphQL request that is read whole before anything responds to it. */
const SMALL_BODY = 65_536;
/** Idle connections that are kept; with more, the one that is idle for longest is closed. */
const MOST_IDLE = 10_000;

/** What handles the requests. */
type Handler = ReadyAnswers & {
  readonly fetch: (request: Request, connectedFrom: string) => Response | Promise<Response>;
  readonly upgrade: (
    request: IncomingMessage,
    socket: Duplex,
    head: Uint8Array,
    connectedFrom: string,
  ) => void;
};

type HttpServer = {
  readonly port: number;
  /** Takes no new connection; resolves once the requests in hand have ended. */
  readonly close: () => Promise<void>;
  /** How many connections are open. */
  readonly connections: () => number;
};

type Options = {
  readonly port: number;
  readonly limits?: TimeLimits;
  readonly mostIdle?: number;
  readonly count?: CountRequest;
  /** Null: nobody collects traces. */
  readonly trace?: TraceRequest | null;
};

/**
 * Serves the app over HTTP/1.1. By `node:http` rather than `Deno.serve`, which has no time limits for
 * slow clients and assembles WebSocket messages of up to 64 MB (decision 032).
 */
export async function serveHttp(
  given: Handler,
  { port, limits = usual, mostIdle = MOST_IDLE, count = () => {}, trace = null }: Options,
): Promise<HttpServer> {
  const handler = withoutThrowing(given);
  const options = {
    ...limits,
    keepAliveTimeout: KEEP_ALIVE_MS,
    maxHeaderSize: MAX_HEADER_BYTES,
    shouldUpgradeCallback: isWebSocket, // an upgrade to anything else is a usual request
  };
  // A client may open a connection and never send a request: closing must not wait for it, and
  // after `close` the time limits are not checked any more.
  const withoutRequest = new Set<Duplex>();
  let isClosing = false;
  let connections = 0;
  const server = createServer(options, (incoming, outgoing) => {
    const { socket } = incoming;
    withoutRequest.delete(socket);
    // After an upgrade that is declined, node:http reads nothing more.
    if (incoming.headers.upgrade) outgoing.shouldKeepAlive = false;
    outgoing.once("close", () => {
      if (isClosing) socket.destroy();
      else if (!socket.destroyed) withoutRequest.add(socket);
    });
    respond(handler, incoming, outgoing, { count, trace }).catch((error) => {
      log.debug("a response was not sent: {error}", { error });
      outgoing.destroy();
    });
  });
  const [serve] = server.listeners("connection") as ((socket: Socket) => void)[];
  const { query: _, ...withoutQueries } = handler; // their traces are begun by `respond`
  const plain = plainConnections({
    answers: trace ? withoutQueries : handler,
    isPathNormalized,
    serve(socket) {
      withoutRequest.add(socket);
      socket.once("close", () => withoutRequest.delete(socket));
      serve!.call(server, socket);
    },
    refuse: (socket) => refuse(socket, 408),
    firstBytesMs: limits.headersTimeout,
    keepAliveMs: KEEP_ALIVE_MS,
    count,
  });
  server.off("connection", serve!).on("connection", (socket) => {
    connections++;
    socket.once("close", () => connections--);
    plain.open(socket);
    if (plain.size() + withoutRequest.size <= mostIdle) return;
    // Those that sent anything else than plain requests make room for others first.
    const [oldest] = withoutRequest;
    if (oldest) oldest.destroy();
    else plain.closeOldest();
  });
  const checking = setInterval(plain.check, limits.connectionsCheckingInterval);
  server.on("upgrade", (incoming, socket, head) => {
    withoutRequest.delete(socket);
    socket.on("error", () => {}); // a client that is gone
    if (!isWebSocket(incoming) || !isPathNormalized(urlOf(incoming))) return refuse(socket, 400);
    count("LIVE", 101, 0);
    handler.upgrade(incoming, socket, head, addressOf(incoming));
  });
  server.on("clientError", (error: NodeJS.ErrnoException, socket) => {
    log.debug("a request was not read: {code}", { code: error.code });
    refuse(socket, statuses[error.code ?? ""] ?? 400);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, "0.0.0.0", resolve);
  });
  return {
    port: (server.address() as AddressInfo).port,
    connections: () => connections,
    close: () =>
      new Promise((resolve) => {
        isClosing = true;
        clearInterval(checking);
        server.close(() => resolve());
        plain.close();
        for (const socket of withoutRequest) socket.destroy();
      }),
  };
}

/** The status for a client whose request is not read to its end. */
const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/** Responds on a bare socket, and closes it. */
export function refuse(socket: Duplex, status: number) {
  if (!socket.writable) return void socket.destroy();
  socket.end(`HTTP/1.1 ${status} Refused\r\nconnection: close\r\ncontent-length: 0\r\n\r\n`);
}

const isWebSocket = ({ method, headers }: IncomingMessage) =>
  method === "GET" && headers.upgrade?.toLowerCase() === "websocket";

/** The address as it was sent: `Request` would normalize its path. */
const urlOf = ({ url = "", headers: { host } }: IncomingMessage) =>
  url.startsWith("/") ? `http://${host ?? "localhost"}${url}` : url;

/** Whether a request is for GraphQL, and its body so small that it can be read whole first. */
function isSmallGraphql({ method, url = "", headers }: IncomingMessage): boolean {
  if (url.split("?", 1)[0] !== "/graphql") return false;
  return method === "GET" || method === "POST" && Number(headers["content-length"]) <= SMALL_BODY;
}

const readyInARow = new WeakMap<Duplex, number>();

/** Counts a response that takes little work; with too many in a row it ends its connection. */
function countReady({ socket }: IncomingMessage, outgoing: ServerResponse) {
  const count = (readyInARow.get(socket) ?? 0) + 1;
  readyInARow.set(socket, count);
  if (count >= MOST_READY) outgoing.shouldKeepAlive = false;
}

/** Redirects with as little work as there can be, before the request is read any further. */
function redirect(
  { redirect }: Handler,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): boolean {
  const { method = "", url: path = "", headers } = incoming;
  if (!redirect || method !== "GET" && method !== "HEAD") return false;
  const header = (name: string) => headers[name] as string | undefined;
  const location = redirect({ method, path, header, connectedFrom: addressOf(incoming) });
  if (location === null) return false;
  countReady(incoming, outgoing);
  outgoing.writeHead(302, [...redirectHeaders, location]).end();
  return true;
}

/** Returns the handler with a `query` that returns null where it would throw: then `fetch` responds. */
function withoutThrowing(handler: Handler): Handler {
  const { query } = handler;
  if (!query) return handler;
  return {
    ...handler,
    query(request, from) {
      try {
        return query(request, from);
      } catch (error) {
        log.error("{error}", { error });
        return null;
      }
    },
  };
}

const respondToGraphql = async (handler: Handler, request: WholeRequest, from: string) =>
  await (handler.query?.(request, from) ?? handler.fetch(asRequest(request), from));

async function respond(
  handler: Handler,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  { count, trace }: { count: CountRequest; trace: TraceRequest | null },
) {
  const begun = performance.now();
  if (redirect(handler, incoming, outgoing)) return count("LINKS", 302, performance.now() - begun);
  const url = urlOf(incoming);
  if (!isPathNormalized(url)) {
    count(doorOf(incoming.url ?? ""), 400, performance.now() - begun);
    const refused = new Response(null, { status: 400, headers: securityHeaders("data") });
    return await sendResponse(refused, incoming, outgoing);
  }
  const { method = "", headers } = incoming;
  const get = (name: string) => headers[name]?.toString() ?? null;
  const page = await handler.cachedPage?.({ method, url, headers: { get } })?.catch(() => null);
  if (page) {
    countReady(incoming, outgoing);
    count("PAGES", page.status, performance.now() - begun);
    return sendReady(page, outgoing);
  }
  const door = doorOf(incoming.url ?? "");
  const fetch = async () =>
    handler.query && isSmallGraphql(incoming)
      ? await respondToGraphql(handler, await wholeRequestOf(incoming, url), addressOf(incoming))
      : await handler.fetch(requestOf(incoming, url), addressOf(incoming));
  const response = await (trace ? trace(method, door, fetch, ({ status }) => status) : fetch());
  count(door, response.status, performance.now() - begun);
  if (!(response instanceof Response)) {
    countReady(incoming, outgoing);
    return sendJson(response, outgoing);
  }
  readyInARow.delete(incoming.socket);
  await sendResponse(response, incoming, outgoing);
}

/**
 * Whether the path of an address is written as it is read: without dot segments, encoded dots,
 * backslashes or a fragment. Otherwise one reader of the address could see another path than the
 * one that attempts are counted by.
 */
export function isPathNormalized(url: string): boolean {
  const normalized = URL.parse(url);
  if (!normalized) return false;
  const start = url.indexOf("/", url.indexOf("://") + "://".length);
  const end = url.indexOf("?", start);
  return normalized.pathname === (end < 0 ? url.slice(start) : url.slice(start, end));
}

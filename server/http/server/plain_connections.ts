import type { Socket } from "node:net";
import { getLogger } from "@logtape/logtape";
import type { Door } from "../../core/operations/status/figures.ts";
import type { LinkVisit } from "../links/link_visit.ts";
import type { PageRequest, ReadyResponse } from "../pages/cached_page.ts";
import type { JsonResponse, WholeRequest } from "../known_query_requests.ts";
import { sentHeaders } from "../sent_headers.ts";
import { type Bytes, type PlainRequest, plainRequest } from "./plain_request.ts";
import { type CountRequest, doorOf } from "../../metrics/request_counts.ts";
import { readyBytes } from "./ready_bytes.ts";

/** What responds to requests that take little work. */
export type ReadyAnswers = {
  /** Returns where a short link leads; null: the others respond. */
  readonly redirect?: (visit: LinkVisit) => string | null;
  /** Reads a short link that `redirect` may know then; null: there is none to read. */
  readonly loadLink?: (visit: LinkVisit) => Promise<unknown> | null;
  /** Responds with a page in memory; null, or a failure: the app responds. */
  readonly cachedPage?: (request: PageRequest) => Promise<ReadyResponse | null> | null;
  /** Responds to a query that is known to be valid; null: the app responds. */
  readonly query?: (
    request: WholeRequest,
    connectedFrom: string,
  ) => Promise<JsonResponse | Response> | null;
};

const log = getLogger(["garimpo", "http"]);

type Parts = {
  readonly answers: ReadyAnswers;
  readonly isPathNormalized: (url: string) => boolean;
  /** Serves a connection from now on; the bytes that were read come as its next `data`. */
  readonly serve: (socket: Socket) => void;
  /** Ends a connection whose first request does not come. */
  readonly refuse: (socket: Socket) => void;
  /** Milliseconds until the first bytes, and until those of the next request. */
  readonly firstBytesMs: number;
  readonly keepAliveMs: number;
  readonly count: CountRequest;
};

type Answer = {
  readonly door: Door;
  readonly status: number;
  readonly bytes: string | Uint8Array;
  /** Of bytes that are a text. */
  readonly encoding: "latin1" | "utf8";
};

type Connection = {
  readonly socket: Socket;
  /** When it was opened, or the last request came, in ms of a clock that only goes forward. */
  since: number;
  isFirst: boolean;
  isAnswering: boolean;
  /** Bytes that the client had left unread at the last check. */
  unread: number;
  readonly close: () => void;
};

/** Bytes that a client may leave unread while it requests more. */
const MOST_UNREAD = 65_536;
/** Addresses that are remembered as normalized; with more, all begin anew. */
const MOST_ADDRESSES = 1_000;

/**
 * Responds on new connections to plain requests for what is in memory, with a third of the work of
 * `node:http`. With the first bytes that are anything else, the connection is served by `serve`.
 */
export function plainConnections(parts: Parts) {
  const { answers, serve, refuse, firstBytesMs, keepAliveMs, count } = parts;
  const connections = new Set<Connection>();
  const write = readyBytes(keepAliveMs);
  const isNormalized = remembered(parts.isPathNormalized);
  let isClosing = false;

  function open(socket: Socket) {
    const address = socket.remoteAddress ?? "";
    /** Bytes that came while a request is answered. */
    const held: Bytes[] = [];
    let isEnded = false;
    const connection: Connection = {
      socket,
      since: performance.now(),
      isFirst: true,
      isAnswering: false,
      unread: 0,
      close: () => socket.writableLength === 0 ? socket.destroy() : socket.destroySoon(),
    };
    connections.add(connection);

    function onData(bytes: Bytes) {
      if (connection.isAnswering) {
        held.push(bytes);
        return void socket.pause();
      }
      const request = socket.writableLength > MOST_UNREAD ? null : plainRequest(bytes);
      if (!request) return handOver([bytes]);
      connection.since = performance.now();
      connection.isFirst = false;
      connections.delete(connection);
      connections.add(connection); // the last used stand last
      let answer: ReturnType<typeof answerTo> = null;
      try {
        answer = answerTo(request);
      } catch (error) { // thrown out of a listener, it would end the process
        log.error("{error}", { error });
      }
      if (!answer) return handOver([bytes]);
      if (!(answer instanceof Promise)) return send(answer);
      connection.isAnswering = true;
      void answer.then((answer) => answered(answer, bytes), () => answered(null, bytes));
    }

    function answered(answer: Answer | null, request: Bytes) {
      if (socket.destroyed) return;
      connection.isAnswering = false;
      if (!answer) return handOver([request, ...held]);
      send(answer);
      connection.since = performance.now(); // it is idle from now on
      if (held.length > 0) return handOver(held);
      if (isEnded) socket.end();
      else if (isClosing) connection.close();
    }

    function send({ door, status, bytes, encoding }: Answer) {
      if (typeof bytes === "string") socket.write(bytes, encoding);
      else socket.write(bytes);
      count(door, status, performance.now() - connection.since);
    }

    function handOver(bytes: readonly Bytes[]) {
      socket.off("data", onData).off("end", onEnd).off("close", onClose).off("error", onError);
      connections.delete(connection);
      if (socket.isPaused()) socket.resume();
      serve(socket);
      for (const some of bytes) socket.emit("data", some);
      if (isEnded) socket.emit("end");
    }

    function onEnd() {
      isEnded = true;
      if (!connection.isAnswering) socket.end();
    }
    const onClose = () => void connections.delete(connection);
    const onError = () => void socket.destroy();
    socket.on("data", onData).on("end", onEnd).on("close", onClose).on("error", onError);

    /** Returns the answer, or the one to come; null: the request is for something else. */
    function answerTo(request: PlainRequest) {
      const { method, path, headers } = request;
      if (doorOf(path) === "GRAPHQL") return queried(request);
      const header = (name: string) => headers.get(name);
      const visit: LinkVisit = { method, path, header, connectedFrom: address };
      const redirect = (): Answer | null => {
        const location = answers.redirect?.(visit);
        return location
          ? { door: "LINKS", status: 302, bytes: write.redirect(location), encoding: "latin1" }
          : null;
      };
      const redirected = redirect();
      if (redirected) return redirected;
      const loading = answers.loadLink?.(visit);
      if (loading) return loading.then(redirect);
      const url = `http://${headers.get("host")}${path}`;
      const get = (name: string) => headers.get(name) ?? null;
      const page = answers.cachedPage?.({ method, url, headers: { get } });
      if (!page) return null;
      if (isNormalized(url)) return page.then((ready) => ready && answerOf(ready));
      page.catch(() => {});
      return null;
    }

    function answerOf(page: ReadyResponse): Answer {
      return { door: "PAGES", status: page.status, bytes: write.page(page), encoding: "latin1" };
    }

    function queried({ method, path, headers, body }: PlainRequest) {
      const origin = `http://${headers.get("host")}`;
      if (!isNormalized(`${origin}/graphql`)) return null;
      const request = { method, url: origin + path, headers: sentHeaders(headers), body };
      const response = answers.query?.(request, address);
      return response?.then(async (response): Promise<Answer> => {
        const whole = response instanceof Response ? await readWhole(response) : response;
        const { status } = whole;
        return { door: "GRAPHQL", status, bytes: write.json(whole), encoding: "utf8" };
      }) ?? null;
    }
  }

  /** Ends the connections that were idle for too long, or whose client reads nothing. */
  function check() {
    const now = performance.now();
    for (const connection of connections) {
      const { socket, isFirst, isAnswering, unread } = connection;
      connection.unread = socket.writableLength;
      if (connection.unread < unread) connection.since = now;
      if (now - connection.since < (isFirst ? firstBytesMs : keepAliveMs)) continue;
      if (isFirst) refuse(socket);
      else if (!isAnswering) socket.destroy();
    }
  }

  return {
    open,
    check,
    size: () => connections.size,
    /** Ends the connection that is idle for longest. */
    closeOldest() {
      for (const connection of connections) {
        if (!connection.isAnswering) return void connection.socket.destroy();
      }
    },
    /** Ends the connections without a request, and the others after their response. */
    close() {
      isClosing = true;
      for (const connection of connections) if (!connection.isAnswering) connection.close();
    },
  };
}

async function readWhole(response: Response): Promise<JsonResponse> {
  const { status, headers } = response;
  return { status, headers: [...headers].flat(), body: await response.text() };
}

/** Remembers for which texts a test holds. */
function remembered(holds: (text: string) => boolean): (text: string) => boolean {
  const known = new Set<string>();
  return (text) => {
    if (known.has(text)) return true;
    if (!holds(text)) return false;
    if (known.size >= MOST_ADDRESSES) known.clear();
    known.add(text);
    return true;
  };
}

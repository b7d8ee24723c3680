import type { Socket } from "node:net";
import type { CountRequest } from "../../metrics/request_counts.ts";
import { type Bytes, plainRequest } from "./plain_request.ts";
import { type Answer, type ReadyAnswers, readyAnswers } from "./ready_answers.ts";

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

/**
 * Responds on new connections to plain requests for what is in memory, with a third of the work of
 * `node:http`. With the first bytes that are anything else, the connection is served by `serve`.
 */
export function plainConnections(parts: Parts) {
  const { serve, refuse, firstBytesMs, keepAliveMs, count } = parts;
  const connections = new Set<Connection>();
  const answerTo = readyAnswers(parts);
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
      const answer = answerTo(request, address);
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

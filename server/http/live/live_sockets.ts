import { Buffer } from "node:buffer";
import type { IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { getLogger } from "@logtape/logtape";
import { type ExecutionArgs, type ExecutionResult, GraphQLError } from "graphql";
import { CloseCode, GRAPHQL_TRANSPORT_WS_PROTOCOL, makeServer } from "graphql-ws";
import type { Context } from "../../core/context.ts";
import type { Recall } from "../../core/users/account/find_person.ts";
import type { Viewer } from "../../core/users/viewer.ts";
import type { AllowedOperations } from "../../graphql/persisted_operations.ts";
import { WebSocket, WebSocketServer } from "ws";
import type { FairShare } from "../fair_share.ts";
import { GRAPHIQL_HEADER } from "../request_origin.ts";
import { refuse } from "../server/http_server.ts";
import { headersOf } from "../server/node_messages.ts";
import { type HeldSocket, socketLimits } from "./socket_limits.ts";
import { type Root, type SocketClient, socketRequests } from "./socket_requests.ts";
import { textFrame } from "./text_frame.ts";

const log = getLogger(["garimpo", "sockets"]);

/** Operations of one socket at once; a screen has one or two. */
const MOST_OPERATIONS = 20;
/** Bytes of a message; a captured page goes by POST. A longer one is refused by its first bytes. */
const LONGEST_MESSAGE = 100_000;
/** Frames of a message: each costs as much, however short; browsers split longer messages only. */
const MOST_FRAMES = 64;
/** A client that answers none of two pings is gone; milliseconds. */
const PING_MS = 15_000;
/** For so long a socket that is closed at the end waits for its client; milliseconds. */
const CLOSING_MS = 1_000;

type Result = ExecutionResult | AsyncIterable<ExecutionResult>;
/** `running`: operations by id; graphql-ws loses an operation whose id is reused too soon. */
type Extra = SocketClient & {
  readonly running: Map<string, () => void>;
  readonly initialize: (viewer: Viewer | null) => boolean;
  readonly takeOperation: () => (() => void) | null;
};

/** An upgrade, and the address of its client. */
export type Upgrade = {
  readonly request: IncomingMessage;
  readonly socket: Duplex;
  readonly head: Uint8Array;
  readonly address: string;
};

type LiveSockets = {
  /** How many are open. */
  readonly count: () => number;
  /** Responds to an upgrade: 400 when it is no handshake of our protocol, 429 for too many. */
  readonly open: (upgrade: Upgrade) => void;
  /** Closes every socket: the clients connect anew, elsewhere. */
  readonly close: () => void;
};

/**
 * GraphQL over WebSocket, by graphql-ws's protocol, through the same plugins as over HTTP. A client
 * that cannot send headers gives its `authorization` in the connection parameters.
 */
export function liveSockets(
  contextFor: (headers: Headers, address: string, recall?: Recall) => Promise<Context>,
  allowedFor: (headers: Headers) => AllowedOperations,
  shareFor: (headers: Headers, address: string) => FairShare,
): LiveSockets {
  const open = new Set<WebSocket>();
  const limits = socketLimits();
  const toExecution = socketRequests(contextFor, allowedFor, shareFor);
  const handshakes = new WebSocketServer({
    noServer: true,
    clientTracking: false,
    maxPayload: LONGEST_MESSAGE,
    maxFragments: MOST_FRAMES,
    perMessageDeflate: false,
    allowSynchronousEvents: false, // a burst of messages is many turns of the event loop
    handleProtocols: () => GRAPHQL_TRANSPORT_WS_PROTOCOL,
  });
  const server = makeServer<{ authorization?: unknown; [GRAPHIQL_HEADER]?: unknown }, Extra>({
    async onConnect({ connectionParams, extra }) {
      if (connectionParams?.[GRAPHIQL_HEADER] === "1") extra.headers.set(GRAPHIQL_HEADER, "1");
      const given = connectionParams?.authorization;
      if (typeof given === "string" && /^[\x20-\x7e]{1,4096}$/.test(given)) {
        extra.headers.set("authorization", given);
      }
      const ctx = await contextFor(extra.headers, extra.address).catch(() => null); // each operation reports why
      return extra.initialize(ctx && ctx.viewer);
    },
    async onSubscribe({ extra }, id, payload) {
      const { running } = extra;
      if (running.has(id)) return [new GraphQLError("This id is still ending")];
      const release = running.size < MOST_OPERATIONS ? extra.takeOperation() : null;
      if (!release) return [new GraphQLError("Too many operations")];
      running.set(id, release);
      const request = await toExecution(extra, id, payload);
      if (Array.isArray(request)) complete(extra, id); // refused: never completed
      return request;
    },
    onComplete: ({ extra }, id) => complete(extra, id),
    execute: (args: ExecutionArgs) => (args.rootValue as Root).execute(args) as Result,
    subscribe: (args: ExecutionArgs) => (args.rootValue as Root).subscribe(args) as Result,
  });

  function complete({ running }: Extra, id: string) {
    running.get(id)?.();
    running.delete(id);
  }

  function serve(
    socket: WebSocket,
    { request, socket: connection, address }: Upgrade,
    held: HeldSocket,
  ) {
    open.add(socket);
    let isAlive = true;
    const pings = setInterval(() => {
      if (!isAlive) return socket.terminate();
      isAlive = false;
      socket.ping();
    }, PING_MS);
    socket.on("pong", () => isAlive = true);
    socket.on("error", () => socket.terminate()); // such as a message that is too long
    const running: Extra["running"] = new Map();
    let onClosed: ((code: number, reason: string) => unknown) | undefined;
    function gone(code: number, reason: string) {
      open.delete(socket);
      clearInterval(pings);
      onClosed?.(code, reason);
      onClosed = undefined;
      for (const release of running.values()) release();
      held.release();
    }
    const send = boundedSend(socket, connection, gone);
    socket.on("close", (code, reason) => gone(code, String(reason)));
    onClosed = server.opened({
      protocol: GRAPHQL_TRANSPORT_WS_PROTOCOL,
      send: (message) => send(textFrame(message)),
      close: (code, reason) => socket.close(code, reason),
      onMessage: (handle) => {
        socket.on("message", async (data) => {
          try {
            await handle(String(data));
          } catch (error) {
            log.error("{error}", { error });
            socket.close(CloseCode.InternalServerError, "Internal server error");
          }
        });
      },
    }, {
      headers: headersOf(request),
      address,
      send,
      running,
      takeOperation: held.takeOperation,
      initialize(viewer) {
        const isAllowed = held.initialize(viewer);
        if (!isAllowed) socket.close(TRY_LATER, "Too many sockets");
        return isAllowed;
      },
    });
  }

  return {
    count: () => open.size,
    open(upgrade) {
      const { request, socket, head, address } = upgrade;
      const offered = request.headers["sec-websocket-protocol"]?.split(/\s*,\s*/) ?? [];
      if (!offered.includes(GRAPHQL_TRANSPORT_WS_PROTOCOL)) return refuse(socket, 400);
      const held = limits.hold(address);
      if (!held) return refuse(socket, 429);
      socket.once("close", held.release); // also when the handshake fails
      handshakes.handleUpgrade(request, socket, Buffer.from(head), (opened) => {
        serve(opened, upgrade, held);
      });
    },
    close() {
      for (const socket of open) {
        socket.close(1001, "Going away");
        setTimeout(() => socket.terminate(), CLOSING_MS);
      }
    },
  };
}

/** Bytes that may wait for one client. */
const MAX_BUFFERED = 1_000_000;

/** "Try again later": the client connects anew, and fetches what it missed. */
const TRY_LATER = 1013;

/**
 * Sends to a client, and closes the socket of one that does not keep up, which would fill memory. It
 * calls `gone` at once: the close event of a client that reads nothing may never come.
 */
export const boundedSend = (
  socket: Pick<WebSocket, "readyState" | "bufferedAmount" | "close">,
  connection: { readonly write: (frame: Uint8Array) => unknown },
  gone: (code: number, reason: string) => void,
) =>
(frame: Buffer): void => {
  if (socket.readyState !== WebSocket.OPEN) return;
  if (socket.bufferedAmount <= MAX_BUFFERED) return void connection.write(frame);
  const reason = "Too slow a reader";
  socket.close(TRY_LATER, reason);
  gone(TRY_LATER, reason);
};

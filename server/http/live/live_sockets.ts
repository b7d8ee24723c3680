import { getLogger } from "@logtape/logtape";
import { type ExecutionArgs, type ExecutionResult, GraphQLError } from "graphql";
import { CloseCode, GRAPHQL_TRANSPORT_WS_PROTOCOL, makeServer } from "graphql-ws";
import type { Context } from "../../core/context.ts";
import type { AllowedOperations } from "../../graphql/persisted_operations.ts";
import { type Root, type SocketClient, socketRequests } from "./socket_requests.ts";

const log = getLogger(["garimpo", "sockets"]);

/** Operations of one socket at once; a screen has one or two. */
const MOST_OPERATIONS = 20;
/** Characters of a message; a captured page goes by POST. */
const LONGEST_MESSAGE = 100_000;

type Result = ExecutionResult | AsyncIterable<ExecutionResult>;
/** `running`: ids of operations; graphql-ws loses an operation whose id is reused too soon. */
type Extra = SocketClient & { readonly running: Set<string> };

type LiveSockets = {
  /** Responds to an upgrade; 400 when it is none, or the client does not offer our protocol. */
  readonly open: (request: Request) => Response;
  /** Closes every socket: the clients connect anew, elsewhere. */
  readonly close: () => void;
};

/**
 * GraphQL over WebSocket, by graphql-ws's protocol, through the same plugins as over HTTP. A client
 * that cannot send headers gives its `authorization` in the connection parameters.
 */
export function liveSockets(
  contextFor: (headers: Headers) => Promise<Context>,
  allowedFor: (headers: Headers) => AllowedOperations,
): LiveSockets {
  const open = new Set<WebSocket>();
  const toExecution = socketRequests(contextFor, allowedFor);
  const server = makeServer<{ authorization?: unknown }, Extra>({
    onConnect({ connectionParams, extra }) {
      const given = connectionParams?.authorization;
      if (typeof given === "string" && /^[\x20-\x7e]{1,4096}$/.test(given)) {
        extra.headers.set("authorization", given);
      }
    },
    async onSubscribe({ extra }, id, payload) {
      const { running } = extra;
      if (running.has(id)) return [new GraphQLError("This id is still ending")];
      if (running.size >= MOST_OPERATIONS) return [new GraphQLError("Too many operations")];
      running.add(id);
      const request = await toExecution(extra, id, payload);
      if (Array.isArray(request)) running.delete(id); // refused: never completed
      return request;
    },
    onComplete: ({ extra }, id) => void extra.running.delete(id),
    execute: (args: ExecutionArgs) => (args.rootValue as Root).execute(args) as Result,
    subscribe: (args: ExecutionArgs) => (args.rootValue as Root).subscribe(args) as Result,
  });

  return {
    open(request) {
      const offered = request.headers.get("sec-websocket-protocol")?.split(/\s*,\s*/) ?? [];
      if (!offered.includes(GRAPHQL_TRANSPORT_WS_PROTOCOL)) {
        return new Response("Subprotocol not acceptable", { status: 400 });
      }
      const protocol = GRAPHQL_TRANSPORT_WS_PROTOCOL;
      const headers = new Headers(request.headers);
      const upgraded = upgrade(request, protocol);
      if (!upgraded) return new Response("Not a WebSocket handshake", { status: 400 });
      const { socket, response } = upgraded;
      open.add(socket);
      let onClosed: ((code: number, reason: string) => unknown) | undefined;
      function gone(code: number, reason: string) {
        open.delete(socket);
        onClosed?.(code, reason);
        onClosed = undefined;
      }
      const send = boundedSend(socket, gone);
      socket.onopen = () => {
        onClosed = server.opened({
          protocol, // Deno reports "" as the socket's own
          send,
          close: (code, reason) => socket.close(code, reason),
          onMessage: (handle) => {
            socket.onmessage = async ({ data }) => {
              if (String(data).length > LONGEST_MESSAGE) return socket.close(1009, "Too long");
              try {
                await handle(String(data));
              } catch (error) {
                log.error("{error}", { error });
                socket.close(CloseCode.InternalServerError, "Internal server error");
              }
            };
          },
        }, { headers, send, running: new Set() });
      };
      socket.onclose = ({ code, reason }) => gone(code, reason);
      socket.onerror = () => socket.close();
      return response;
    },
    close() {
      for (const socket of open) socket.close(1001, "Going away");
    },
  };
}

/** Null: the request is no handshake. */
function upgrade(request: Request, protocol: string) {
  try {
    return Deno.upgradeWebSocket(request, { protocol, idleTimeout: 30 });
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** Bytes that may wait for one client. */
const MAX_BUFFERED = 1_000_000;

/** "Try again later": the client connects anew, and fetches what it missed. */
const TOO_SLOW = 1013;

type Socket = Pick<WebSocket, "readyState" | "bufferedAmount" | "send" | "close">;

/**
 * Sends to a client, and closes the socket of one that does not keep up, which would fill memory. It
 * calls `gone` at once: the close event of a client that reads nothing may never come.
 */
export const boundedSend =
  (socket: Socket, gone: (code: number, reason: string) => void) => (message: string): void => {
    if (socket.readyState !== WebSocket.OPEN) return;
    if (socket.bufferedAmount <= MAX_BUFFERED) return socket.send(message);
    const reason = "Too slow a reader";
    socket.close(TOO_SLOW, reason);
    gone(TOO_SLOW, reason);
  };

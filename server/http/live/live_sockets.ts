import { getLogger } from "@logtape/logtape";
import { type ExecutionArgs, type ExecutionResult, GraphQLError } from "graphql";
import { CloseCode, GRAPHQL_TRANSPORT_WS_PROTOCOL, makeServer } from "graphql-ws";
import type { Context } from "../../core/context.ts";
import type { AllowedOperations } from "../../graphql/persisted_operations.ts";
import { type Root, type SocketClient, socketRequests } from "./socket_requests.ts";

const log = getLogger(["garimpo", "sockets"]);

/** What one socket may have under way; a screen has one or two. */
const MOST_OPERATIONS = 20;
/** Characters of a message; a captured page goes by POST. */
const LONGEST_MESSAGE = 100_000;

type Answer = ExecutionResult | AsyncIterable<ExecutionResult>;
/** `underWay`: ids of questions; graphql-ws would lose hold of one whose id is taken anew too soon. */
type Extra = SocketClient & { readonly underWay: Set<string> };

export type LiveSockets = {
  /** Answers an upgrade; 400 where it is none, or the client does not offer our protocol. */
  readonly open: (request: Request) => Response;
  /** Tells every client to connect anew, elsewhere. */
  readonly close: () => void;
};

/**
 * GraphQL over WebSocket, by graphql-ws's protocol, through the same plugins as over HTTP. A client
 * that can send no header says who it is by `authorization` in its connection parameters.
 */
export function liveSockets(
  contextFor: (headers: Headers) => Promise<Context>,
  askableBy: (headers: Headers) => AllowedOperations,
): LiveSockets {
  const open = new Set<WebSocket>();
  const question = socketRequests(contextFor, askableBy);
  const server = makeServer<{ authorization?: unknown }, Extra>({
    onConnect({ connectionParams, extra }) {
      const given = connectionParams?.authorization;
      if (typeof given === "string" && /^[\x20-\x7e]{1,4096}$/.test(given)) {
        extra.headers.set("authorization", given);
      }
    },
    async onSubscribe({ extra }, id, payload) {
      const { underWay } = extra;
      if (underWay.has(id)) return [new GraphQLError("This id is still ending")];
      if (underWay.size >= MOST_OPERATIONS) return [new GraphQLError("Too many operations")];
      underWay.add(id);
      const answer = await question(extra, id, payload);
      if (Array.isArray(answer)) underWay.delete(id); // refused: it is never completed
      return answer;
    },
    onComplete: ({ extra }, id) => void extra.underWay.delete(id),
    execute: (args: ExecutionArgs) => (args.rootValue as Root).execute(args) as Answer,
    subscribe: (args: ExecutionArgs) => (args.rootValue as Root).subscribe(args) as Answer,
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
      let closed: ((code: number, reason: string) => unknown) | undefined;
      function gone(code: number, reason: string) {
        open.delete(socket);
        closed?.(code, reason);
        closed = undefined;
      }
      const send = boundedSend(socket, gone);
      socket.onopen = () => {
        closed = server.opened({
          protocol, // Deno reports "" as the socket's own
          send,
          close: (code, reason) => socket.close(code, reason),
          onMessage: (hear) => {
            socket.onmessage = async ({ data }) => {
              if (String(data).length > LONGEST_MESSAGE) return socket.close(1009, "Too long");
              try {
                await hear(String(data));
              } catch (error) {
                log.error("{error}", { error });
                socket.close(CloseCode.InternalServerError, "Internal server error");
              }
            };
          },
        }, { headers, send, underWay: new Set() });
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

/** Null: what it asks with is no handshake. */
function upgrade(request: Request, protocol: string) {
  try {
    return Deno.upgradeWebSocket(request, { protocol, idleTimeout: 30 });
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
}

/** Bytes that may wait for one reader. */
const MOST_WAITING = 1_000_000;

/** "Try again later": the client connects anew, and asks for what it missed. */
const TOO_SLOW = 1013;

type Socket = Pick<WebSocket, "readyState" | "bufferedAmount" | "send" | "close">;

/**
 * Sends to whoever reads; one that does not keep up is let go, or it would fill the memory. `gone`
 * is told at once: of a reader that is deaf the socket's own end may never come.
 */
export const boundedSend =
  (socket: Socket, gone: (code: number, reason: string) => void) => (message: string): void => {
    if (socket.readyState !== WebSocket.OPEN) return;
    if (socket.bufferedAmount <= MOST_WAITING) return socket.send(message);
    const reason = "Too slow a reader";
    socket.close(TOO_SLOW, reason);
    gone(TOO_SLOW, reason);
  };

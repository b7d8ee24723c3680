import { getLogger } from "@logtape/logtape";
import { type ExecutionArgs, type ExecutionResult, GraphQLError } from "graphql";
import { CloseCode, GRAPHQL_TRANSPORT_WS_PROTOCOL, makeServer } from "graphql-ws";
import type { Context } from "../core/context.ts";
import type { Askable } from "../graphql/asked_document.ts";
import { boundedSend } from "./bounded_send.ts";
import { type Asker, type Root, socketQuestions } from "./socket_questions.ts";

const log = getLogger(["garimpo", "sockets"]);

/** What one socket may have under way; a screen has one or two. */
const MOST_OPERATIONS = 20;
/** Characters of a message; a captured page goes by POST. */
const LONGEST_MESSAGE = 100_000;

type Answer = ExecutionResult | AsyncIterable<ExecutionResult>;
/** `underWay`: ids of questions; graphql-ws would lose hold of one whose id is taken anew too soon. */
type Extra = Asker & { readonly underWay: Set<string> };

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
  askableBy: (headers: Headers) => Askable,
): LiveSockets {
  const open = new Set<WebSocket>();
  const question = socketQuestions(contextFor, askableBy);
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

import { getLogger } from "@logtape/logtape";
import { type ExecutionArgs, GraphQLError } from "graphql";
import { CloseCode, GRAPHQL_TRANSPORT_WS_PROTOCOL, makeServer } from "graphql-ws";
import type { Context } from "../core/context.ts";
import { yoga } from "../graphql/yoga.ts";

const log = getLogger(["garimpo", "sockets"]);

/** What one socket may have under way; a screen has one or two. */
const MOST_OPERATIONS = 20;
/** Characters of a message; a captured page goes by POST. */
const LONGEST_MESSAGE = 100_000;

/** The headers of the upgrade: whoever they stand for is asked anew at each question and event. */
type Extra = { readonly headers: Headers; underWay: number };
type Root = Pick<ReturnType<typeof yoga.getEnveloped>, "execute" | "subscribe">;

export type LiveSockets = {
  /** Answers an upgrade; 400 where the client does not offer our protocol. */
  readonly open: (request: Request) => Response;
  /** Tells every client to connect anew, elsewhere. */
  readonly close: () => void;
};

/**
 * GraphQL over WebSocket, by graphql-ws's protocol, through the same plugins as over HTTP. A client
 * that can send no header says who it is by `authorization` in its connection parameters.
 */
export function liveSockets(contextFor: (headers: Headers) => Promise<Context>): LiveSockets {
  const open = new Set<WebSocket>();
  const server = makeServer<{ authorization?: unknown }, Extra>({
    onConnect({ connectionParams, extra }) {
      const given = connectionParams?.authorization;
      if (typeof given === "string" && /^[\x20-\x7e]{1,4096}$/.test(given)) {
        extra.headers.set("authorization", given);
      }
    },
    async onSubscribe({ extra }, _id, payload) {
      if (extra.underWay >= MOST_OPERATIONS) return [new GraphQLError("Too many operations")];
      const freshContext = () => contextFor(extra.headers);
      const enveloped = yoga.getEnveloped({ freshContext, params: payload });
      const { schema, execute, subscribe, contextFactory, parse, validate } = enveloped;
      try {
        const document = parse(payload.query);
        const errors = validate(schema, document);
        if (errors.length > 0) return errors;
        const contextValue = await contextFactory();
        extra.underWay++;
        return {
          schema,
          document,
          operationName: payload.operationName,
          variableValues: payload.variables,
          contextValue,
          rootValue: { execute, subscribe } satisfies Root,
        } as ExecutionArgs;
      } catch (error) {
        if (error instanceof GraphQLError) return [error]; // a bad question, not a bad socket
        throw error;
      }
    },
    onComplete: ({ extra }) => void extra.underWay--,
    execute: (args) => (args.rootValue as Root).execute(args),
    subscribe: (args) => (args.rootValue as Root).subscribe(args),
  });

  return {
    open(request) {
      const offered = request.headers.get("sec-websocket-protocol")?.split(/\s*,\s*/) ?? [];
      if (!offered.includes(GRAPHQL_TRANSPORT_WS_PROTOCOL)) {
        return new Response("Subprotocol not acceptable", { status: 400 });
      }
      const protocol = GRAPHQL_TRANSPORT_WS_PROTOCOL;
      const headers = new Headers(request.headers);
      const { socket, response } = Deno.upgradeWebSocket(request, { protocol, idleTimeout: 30 });
      open.add(socket);
      let closed: ((code: number, reason: string) => unknown) | undefined;
      socket.onopen = () => {
        closed = server.opened({
          protocol, // Deno reports "" as the socket's own
          send: (message) => socket.send(message),
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
        }, { headers, underWay: 0 });
      };
      socket.onclose = ({ code, reason }) => {
        open.delete(socket);
        closed?.(code, reason);
      };
      socket.onerror = () => socket.close();
      return response;
    },
    close() {
      for (const socket of open) socket.close(1001, "Going away");
    },
  };
}

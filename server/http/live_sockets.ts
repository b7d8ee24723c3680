import { getLogger } from "@logtape/logtape";
import type { ExecutionArgs } from "graphql";
import { CloseCode, GRAPHQL_TRANSPORT_WS_PROTOCOL, makeServer } from "graphql-ws";
import type { Context } from "../core/context.ts";
import type { Viewer } from "../core/users/viewer.ts";
import { yoga } from "../graphql/yoga.ts";

const log = getLogger(["garimpo", "sockets"]);

type Extra = { viewer: Viewer };
type Root = Pick<ReturnType<typeof yoga.getEnveloped>, "execute" | "subscribe">;

export type LiveSockets = {
  /** Answers an upgrade for `viewer`; 400 where the client does not offer our protocol. */
  readonly open: (request: Request, viewer: Viewer) => Response;
  /** Tells every client to connect anew, elsewhere. */
  readonly close: () => void;
};

/**
 * GraphQL over WebSocket, by graphql-ws's protocol, through the same plugins as over HTTP. A client
 * that can send no header says who it is by `authorization` in its connection parameters.
 */
export function liveSockets(
  contextOf: (viewer: Viewer) => Context,
  viewerOf: (headers: Headers) => Promise<Viewer>,
): LiveSockets {
  const open = new Set<WebSocket>();
  const server = makeServer<{ authorization?: unknown }, Extra>({
    async onConnect({ connectionParams, extra }) {
      const authorization = connectionParams?.authorization;
      if (typeof authorization !== "string") return;
      extra.viewer = await viewerOf(new Headers({ authorization }));
    },
    async onSubscribe({ extra: { viewer } }, _id, payload) {
      const freshContext = () => contextOf(viewer);
      const enveloped = yoga.getEnveloped({ freshContext, params: payload });
      const { schema, execute, subscribe, contextFactory, parse, validate } = enveloped;
      const document = parse(payload.query);
      const errors = validate(schema, document);
      if (errors.length > 0) return errors;
      return {
        schema,
        document,
        operationName: payload.operationName,
        variableValues: payload.variables,
        contextValue: await contextFactory(),
        rootValue: { execute, subscribe } satisfies Root,
      } as ExecutionArgs;
    },
    execute: (args) => (args.rootValue as Root).execute(args),
    subscribe: (args) => (args.rootValue as Root).subscribe(args),
  });

  return {
    open(request, viewer) {
      const offered = request.headers.get("sec-websocket-protocol")?.split(/\s*,\s*/) ?? [];
      if (!offered.includes(GRAPHQL_TRANSPORT_WS_PROTOCOL)) {
        return new Response("Subprotocol not acceptable", { status: 400 });
      }
      const protocol = GRAPHQL_TRANSPORT_WS_PROTOCOL;
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
              try {
                await hear(String(data));
              } catch (error) {
                log.error("{error}", { error });
                socket.close(CloseCode.InternalServerError, "Internal server error");
              }
            };
          },
        }, { viewer });
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

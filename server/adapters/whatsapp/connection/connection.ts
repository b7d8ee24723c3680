import { getLogger } from "@logtape/logtape";
import {
  type Connection,
  type ConnectionHandlers,
  MessengerRefusal,
  type OpenSession,
} from "../../../core/delivery/messenger.ts";
import type { VendorFetch } from "../../../core/outbound.ts";
import { type AuthState, authState, type RecordCache } from "../secrets/auth_state.ts";
import { type Chats, chats } from "../chats/chats.ts";
import { join, type Patience } from "./join.ts";
import { library } from "./library.ts";
import { ping, unlink, unlinkAs } from "./queries.ts";
import { type Line, openLine, type SocketOptions } from "./socket.ts";
import { problemReporter } from "./report.ts";

const log = getLogger(["garimpo", "whatsapp"]);

type Options = SocketOptions & Patience & {
  readonly vendorFetch: VendorFetch;
  readonly cache: RecordCache;
};

/** Connects as the device of the session's credentials. */
export function connection(
  session: OpenSession,
  handlers: ConnectionHandlers,
  options: Options,
): Connection {
  const closing = new AbortController();
  const { signal } = closing;
  const reportProblem = problemReporter(handlers.onEvent, signal);
  let isLeaving = false;
  let isLost = false;
  let ready: { readonly auth: AuthState; readonly chats: Chats } | undefined;

  async function open(): Promise<Line> {
    const lib = await library();
    // Reconnecting after the lane was lost would end the connection of the process that holds it
    // now.
    if (ready) await ready.auth.held();
    else ready = prepare();
    const { auth, chats: ownChats } = ready;
    const line = openLine(lib, options, {
      ...ownChats.needs,
      auth: { ...auth, keys: ownChats.keys },
    });
    ownChats.listen(line.socket);
    return line;

    function prepare() {
      const { credentials, secrets, sources = () => new Set<string>() } = session;
      function onLost() {
        isLost = true;
        closing.abort(); // without a report: the present holder reports its state
      }
      const auth = authState(lib, {
        ...{ credentials, secrets, onLost, signal },
        cache: options.cache,
        name: session.id,
      });
      const { vendorFetch, queryMs } = options;
      return {
        auth,
        chats: chats({
          ...{ lib, keys: auth.keys, makingSessions: auth.makingSessions },
          ...{ vendorFetch, queryMs, sources },
          onEvent: handlers.onEvent,
        }),
      };
    }
  }

  const connected = join({
    ...options,
    open,
    through: (socket) => ready?.chats.through(socket),
    alive: handlers.onAlive,
    report: (problem) => isLeaving ? Promise.resolve() : reportProblem(problem),
    signal,
  });

  /** Returns the chats once there is a connection. @throws MessengerRefusal if there is none */
  async function online(caller?: AbortSignal): Promise<Chats> {
    await connected.online(caller);
    return ready!.chats;
  }

  /** A disconnected session may have lost its keys and its connection before it is unlinked. */
  async function unlinkDevice(): Promise<void> {
    try {
      await unlink(await connected.online());
    } catch (error) {
      if (!isLost || !ready) throw error;
      await connected.ended;
      await unlinkAs(await library(), { ...options, auth: ready.auth });
    }
  }

  async function close(): Promise<void> {
    closing.abort();
    await connected.ended;
    await ready?.chats.close();
    await ready?.auth.settled();
  }

  return {
    async probe() {
      const socket = await connected.online();
      const isThere = await ping(socket).catch(() => false);
      if (!isThere) throw new MessengerRefusal("LATER", "WhatsApp did not answer");
    },
    groups: async (ids) => await (await online()).groups(ids),
    inviteUrl: async (id) => await (await online()).inviteUrl(id),
    readInvite: async (invite) => await (await online()).readInvite(invite),
    joinByInvite: async (invite) => await (await online()).joinByInvite(invite),
    async send(to, part, signal) {
      signal.throwIfAborted();
      return await (await online(signal)).send(to, part, signal);
    },
    async edit(to, sent, text, signal) {
      signal.throwIfAborted();
      await (await online(signal)).edit(to, sent, text, signal);
    },
    async remove(to, messageId, signal) {
      signal.throwIfAborted();
      await (await online(signal)).remove(to, messageId, signal);
    },
    async leave() {
      isLeaving = true;
      try {
        await unlinkDevice();
      } catch (error) {
        log.warn("the device of {session} stays linked to its phone: {error}", {
          session: session.id,
          error: String(error),
        });
      }
      await close();
    },
    close,
  };
}

import { getLogger } from "@logtape/logtape";
import {
  type Connection,
  type ConnectionHandlers,
  MessengerRefusal,
  type OpenSession,
  type SessionProblem,
} from "../../../core/delivery/messenger.ts";
import type { VendorFetch } from "../../../core/outbound.ts";
import { type AuthState, authState } from "../secrets/auth_state.ts";
import { type Chats, chats } from "../chats/chats.ts";
import { join, type Patience } from "./join.ts";
import { library } from "./library.ts";
import { ping, unlink, unlinkAs } from "./queries.ts";
import type { RecordCache } from "../secrets/record_cache.ts";
import { type Line, openLine, type SocketOptions } from "./socket.ts";
import { retryEvent } from "./retry_event.ts";

const log = getLogger(["garimpo", "whatsapp"]);

type Options = SocketOptions & Patience & {
  readonly vendorFetch: VendorFetch;
  readonly cache: RecordCache;
};

/** Joins in as the device that the session's credentials are of. */
export function connection(
  session: OpenSession,
  ears: ConnectionHandlers,
  options: Options,
): Connection {
  const closing = new AbortController();
  const { signal } = closing;
  const reportProblem = problemReporter(ears.onEvent, signal);
  let isLeaving = false;
  let isLost = false;
  let ready: { readonly auth: AuthState; readonly chats: Chats } | undefined;

  async function open(): Promise<Line> {
    const lib = await library();
    // Who comes again after its lane was lost would show out the process that holds it now.
    if (ready) await ready.auth.held();
    else ready = prepare();
    const { auth, chats: its } = ready;
    const line = openLine(lib, options, { ...its.needs, auth: { ...auth, keys: its.keys } });
    its.listen(line.socket);
    return line;

    function prepare() {
      const { credentials, secrets } = session;
      function onLost() {
        isLost = true;
        closing.abort(); // quietly: whoever holds it now tells how it is
      }
      const auth = authState(lib, {
        ...{ credentials, secrets, onLost, signal },
        cache: options.cache,
        name: session.id,
      });
      const { vendorFetch, queryMs } = options;
      return {
        auth,
        chats: chats({ lib, keys: auth.keys, vendorFetch, hear: ears.onEvent, queryMs }),
      };
    }
  }

  const joined = join({
    ...options,
    open,
    through: (socket) => ready?.chats.through(socket),
    alive: ears.onAlive,
    tell: (problem) => isLeaving ? Promise.resolve() : reportProblem(problem),
    signal,
  });

  /** What is done in chats, once there is a connection. @throws MessengerRefusal where there is none */
  async function online(caller?: AbortSignal): Promise<Chats> {
    await joined.online(caller);
    return ready!.chats;
  }

  /** One that has ended may have lost its keys, and its connection, before it is told to leave. */
  async function unlinkDevice(): Promise<void> {
    try {
      await unlink(await joined.online());
    } catch (error) {
      if (!isLost || !ready) throw error;
      await joined.ended;
      await unlinkAs(await library(), { ...options, auth: ready.auth });
    }
  }

  async function close(): Promise<void> {
    closing.abort();
    await joined.ended;
    await ready?.chats.close();
    await ready?.auth.settled();
  }

  return {
    async probe() {
      const socket = await joined.online();
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

/**
 * Tells how a session is, in order, once each time that it changes; null: it works. Resolves once it
 * was heard, or `signal` has ended it.
 */
export function problemReporter(hear: ConnectionHandlers["onEvent"], signal: AbortSignal) {
  let told: SessionProblem | null | undefined;
  let telling = Promise.resolve();

  async function tell(problem: SessionProblem | null): Promise<void> {
    if (told === problem || signal.aborted) return;
    await retryEvent(hear, { kind: "problem", problem }, signal);
    told = problem;
  }
  return (problem: SessionProblem | null): Promise<void> =>
    telling = telling.then(() => tell(problem));
}

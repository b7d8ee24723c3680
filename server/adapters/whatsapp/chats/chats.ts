import { setTimeout as sleep } from "node:timers/promises";
import type { SignalKeyStore, SocketConfig, WASocket } from "baileys";
import {
  type Connection,
  type ConnectionHandlers,
  type MessengerEvent,
  MessengerRefusal,
} from "../../../core/delivery/messenger.ts";
import type { VendorFetch } from "../../../core/outbound.ts";
import { askWithin } from "../connection/responses.ts";
import { groupCache } from "./group_cache.ts";
import { groupNews } from "./group_events.ts";
import { listGroups } from "./groups.ts";
import { images } from "../sending/images.ts";
import { inviteUrl, joinByInvite, readInvite } from "./invites.ts";
import type { Library } from "../connection/library.ts";
import { oneByOne } from "../connection/one_by_one.ts";
import { keptRatchets } from "../secrets/ratchets.ts";
import { receipts } from "./receipts.ts";
import { resend } from "../sending/resend.ts";
import { type OpenLine, sender } from "../sending/send.ts";
import { senderKeys } from "../secrets/sender_keys.ts";
import { retryEvent } from "../connection/retry_event.ts";

/** What one session does in its chats, over one socket after the other. */
export type Chats = Pick<Connection, "send" | "groups"> & Invitations & {
  /** The keys as its sockets are to have them. */
  readonly keys: SignalKeyStore;
  /** What the library is to ask of it. */
  readonly needs: Pick<
    SocketConfig,
    "cachedGroupMetadata" | "getMessage" | "makeSignalRepository" | "enableRecentMessageCache"
  >;
  /** Hears what a socket tells, from its making on: news that waited come before it is open. */
  readonly listen: (socket: WASocket) => void;
  /** Sends and asks through this one from now on; null: there is none. */
  readonly through: (socket: WASocket | null) => void;
  /** Resolves when the last receipts were heard, or after a second. */
  readonly close: () => Promise<void>;
};

type Invitations = {
  readonly [Name in "inviteUrl" | "readInvite" | "joinByInvite"]: NonNullable<Connection[Name]>;
};

type ChatsOptions = {
  readonly lib: Library;
  /** As they are kept. */
  readonly keys: SignalKeyStore;
  readonly vendorFetch: VendorFetch;
  readonly hear: ConnectionHandlers["onEvent"];
  /** Milliseconds after which the library gives up a question, and answers as if nothing were there. */
  readonly queryMs: number;
};

/** How much of the library's patience is ours. */
const PATIENCE = 0.75;
/** Milliseconds after its last message for which a session remembers what went into it. */
const REST_MS = 15 * 60_000;

/** Milliseconds that the last receipts have to be heard. */
const LAST_WORDS_MS = 1_000;

/** The chats of one session. */
export function chats({ lib, keys, vendorFetch, hear, queryMs }: ChatsOptions): Chats {
  let open: OpenLine & { readonly end: () => void } | null = null;
  const ask = askWithin(queryMs * PATIENCE);
  const cache = groupCache();
  const known = senderKeys(keys);
  const inTurn = oneByOne();
  const closing = new AbortController();
  const tell = (news: MessengerEvent) => retryEvent(hear, news, closing.signal);
  const progress = receipts((receipts) => tell({ kind: "receipts", receipts }));
  const socket = () => open?.socket ?? null;
  const again = resend(socket, known, inTurn);
  const pictures = images(lib);
  const news = groupNews({
    ...{ socket, cache, ask },
    async tell(group) {
      if (!group.isThere) left(group.externalId);
      await tell({ kind: "group", group });
    },
  });
  let forgetting: ReturnType<typeof setTimeout> | undefined;

  /** A session that is at rest is to take hardly any memory. */
  function forget(): void {
    clearTimeout(forgetting);
    cache.clear();
    pictures.forget();
    again.forget();
  }

  /** Whoever comes back begins with a new key, which all members get. */
  function left(group: string): void {
    const me = socket()?.authState.creds.me;
    const own = [me?.id, me?.lid].filter((jid) => jid !== undefined);
    inTurn(() => known.leave(group, own)).catch(() => {}); // its rows stay, and are of use if it comes back
  }

  function connected(): WASocket {
    if (open) return open.socket;
    throw new MessengerRefusal("LATER", "not connected");
  }

  return {
    keys: known.keys,
    needs: {
      cachedGroupMetadata: cache.remembered,
      getMessage: again.getMessage,
      makeSignalRepository: keptRatchets(lib),
      enableRecentMessageCache: false, // it would answer before `getMessage` is asked
    },
    listen(socket) {
      progress.listen(socket);
      news.listen(socket);
    },
    through(socket) {
      open?.end();
      cache.clear(); // what changed meanwhile was not heard of
      const over = new AbortController();
      const end = () => over.abort(new Error("the connection ended"));
      open = socket && { socket, over: over.signal, end };
      news.goOn();
    },
    send: sender({
      ...{ lib, vendorFetch, cache, ask, inTurn },
      line: () => open,
      senderKeys: known,
      onReach: progress.doubt,
      images: pictures,
      onSend(...message) {
        clearTimeout(forgetting);
        forgetting = setTimeout(forget, REST_MS);
        again.remember(...message);
      },
    }),
    groups: async (ids) => await listGroups(connected(), ids, ask),
    inviteUrl: async (jid) => await inviteUrl(connected(), jid, ask),
    readInvite: async (invite) => await readInvite(connected(), invite, ask),
    joinByInvite: async (invite) => await joinByInvite(connected(), invite, ask),
    async close() {
      await Promise.race([progress.close(), sleep(LAST_WORDS_MS, null, { ref: false })]);
      closing.abort();
      forget();
    },
  };
}

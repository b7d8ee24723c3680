import { setTimeout as sleep } from "node:timers/promises";
import type { SignalKeyStore, SocketConfig, WASocket } from "baileys";
import {
  type Connection,
  type ConnectionHandlers,
  type MessengerEvent,
  MessengerRefusal,
} from "../../../core/delivery/messenger.ts";
import type { VendorFetch } from "../../../core/outbound.ts";
import { oneByOne, queryWithin } from "../connection/waiting.ts";
import { channelUrl, isChannelId, readChannels } from "./channels.ts";
import { groupCache } from "./group_cache.ts";
import { groupEvents } from "./group_events.ts";
import { listGroups, meOf } from "./groups.ts";
import { sourceMessages } from "./source_messages.ts";
import { files } from "../sending/files.ts";
import { images } from "../sending/images.ts";
import { inviteUrl, joinByInvite, readInvite } from "./invites.ts";
import { isChannelJid, personOf } from "../jids.ts";
import type { Library } from "../connection/library.ts";
import type { MakingSessions } from "../secrets/auth_state.ts";
import { storedRatchets } from "../secrets/ratchets.ts";
import { senderKeys } from "../secrets/sender_keys.ts";
import { receipts } from "./receipts.ts";
import { resend } from "../sending/resend.ts";
import { type OpenLine, sender } from "../sending/send.ts";
import { retryEvent } from "../connection/report.ts";

/** The chats of one session, across successive sockets. */
export type Chats = Pick<Connection, "send" | "edit" | "remove" | "groups"> & Invitations & {
  /** The keys to give to its sockets. */
  readonly keys: SignalKeyStore;
  /** The callbacks to give to the library. */
  readonly needs: Pick<
    SocketConfig,
    "cachedGroupMetadata" | "getMessage" | "makeSignalRepository" | "enableRecentMessageCache"
  >;
  /** Listens to a socket from its creation: pending events arrive before it is open. */
  readonly listen: (socket: WASocket) => void;
  /** Uses this socket from now on; null: there is none. */
  readonly through: (socket: WASocket | null) => void;
  /** Resolves when the last receipts were recorded, or after a second. */
  readonly close: () => Promise<void>;
};

type Invitations = {
  readonly [Name in "inviteUrl" | "readInvite" | "joinByInvite"]: NonNullable<Connection[Name]>;
};

type ChatsOptions = {
  readonly lib: Library;
  /** The stored keys. */
  readonly keys: SignalKeyStore;
  readonly makingSessions: MakingSessions;
  readonly vendorFetch: VendorFetch;
  readonly onEvent: ConnectionHandlers["onEvent"];
  /** The groups whose messages are read for links. */
  readonly sources: () => ReadonlySet<string>;
  /** Milliseconds after which the library gives up a query and returns an empty result. */
  readonly queryMs: number;
};

/** The share of the library's timeout after which we give up first. */
const QUERY_SHARE = 0.75;
/** Milliseconds after its last message for which a session keeps its caches. */
const REST_MS = 15 * 60_000;

/** Milliseconds to record the last receipts. */
const LAST_RECEIPTS_MS = 1_000;

/** Manages the chats of one session. */
export function chats(options: ChatsOptions): Chats {
  const { lib, keys, makingSessions, vendorFetch, onEvent, sources, queryMs } = options;
  let open: OpenLine & { readonly end: () => void } | null = null;
  const query = queryWithin(queryMs * QUERY_SHARE);
  const cache = groupCache();
  const storedKeys = senderKeys(keys);
  const inTurn = oneByOne();
  const closing = new AbortController();
  const report = (event: MessengerEvent) => retryEvent(onEvent, event, closing.signal);
  const progress = receipts((receipts) => report({ kind: "receipts", receipts }));
  const socket = () => open?.socket ?? null;
  const resender = resend({ socket, senderKeys: storedKeys, inTurn, isMember });
  const pictures = images(lib);
  const attached = files(lib);
  const changes = groupEvents({
    ...{ socket, cache, query },
    async report(group) {
      if (!group.isThere) leftGroup(group.externalId);
      await report({ kind: "group", group });
    },
    reportMembers: (change) => report({ kind: "members", change }),
  });
  const messages = sourceMessages({
    ...{ lib, sources },
    report: (message) => report({ kind: "sourceMessage", message }),
  });
  let forgetting: ReturnType<typeof setTimeout> | undefined;

  /** Clears the caches, so that an idle session takes hardly any memory. */
  function forget(): void {
    clearTimeout(forgetting);
    cache.clear();
    pictures.forget();
    attached.forget();
    resender.forget();
  }

  /** Deletes the account's keys of a group: on its return it starts with a new key. */
  function leftGroup(group: string): void {
    const line = socket();
    if (line) inTurn(() => storedKeys.leave(group, meOf(line))).catch(() => {}); // leftover rows do no harm
  }

  async function isMember(group: string, device: string): Promise<boolean> {
    const { members } = await cache.of(connected(), group, query);
    const names = await storedKeys.namesOf(device);
    return names.some((name) => members.includes(personOf(name)));
  }

  function connected(): WASocket {
    if (open) return open.socket;
    throw new MessengerRefusal("LATER", "not connected");
  }

  return {
    keys: storedKeys.keys,
    needs: {
      cachedGroupMetadata: cache.remembered,
      getMessage: resender.getMessage,
      makeSignalRepository: storedRatchets(lib, messages),
      enableRecentMessageCache: false, // it would answer instead of `getMessage`
    },
    listen(socket) {
      progress.listen(socket);
      changes.listen(socket);
      messages.listen(socket);
    },
    through(socket) {
      open?.end();
      cache.clear(); // changes meanwhile were missed
      const over = new AbortController();
      const end = () => over.abort(new Error("the connection ended"));
      open = socket && { socket, over: over.signal, end };
      changes.resume();
    },
    ...sender({
      ...{ lib, makingSessions, vendorFetch, cache, query, inTurn },
      line: () => open,
      senderKeys: storedKeys,
      onReach: progress.doubt,
      images: pictures,
      files: attached,
      onSend(...message) {
        clearTimeout(forgetting);
        forgetting = setTimeout(forget, REST_MS);
        resender.remember(...message);
      },
    }),
    async groups(ids) {
      const channels = ids.filter(isChannelId);
      const groups = await listGroups(connected(), ids, query);
      const moved = (from: string, to: string) => report({ kind: "moved", from, to });
      return [...groups, ...await readChannels(connected(), channels, query, moved)];
    },
    inviteUrl: async (jid) =>
      isChannelJid(jid)
        ? await channelUrl(connected(), jid, query)
        : await inviteUrl(connected(), jid, query),
    readInvite: async (invite) => await readInvite(connected(), invite, query),
    joinByInvite: async (invite) => await joinByInvite(connected(), invite, query),
    async close() {
      await Promise.race([progress.close(), sleep(LAST_RECEIPTS_MS, null, { ref: false })]);
      closing.abort();
      forget();
    },
  };
}

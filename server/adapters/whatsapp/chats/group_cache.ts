import type { GroupMetadata, WASocket } from "baileys";
import { LRUCache } from "lru-cache";
import { type GroupRole, MessengerRefusal } from "../../../core/delivery/messenger.ts";
import type { Query } from "../connection/waiting.ts";
import { meOf, roleOf } from "./groups.ts";
import { isAbsent, queryRefusal } from "../connection/refusals.ts";

/**
 * The most members that one session caches, of all its groups together, and for how many
 * milliseconds.
 */
const MOST_MEMBERS = 15_000;
const REMEMBERED_MS = 15 * 60_000;

/** What sending requires to know of a group. */
type KnownGroup = {
  readonly id: string;
  /** Whether members are addressed by number or by hidden id; null: not stated. */
  readonly addressing: NonNullable<GroupMetadata["addressingMode"]> | null;
  /** Seconds after which its messages disappear; null: never. */
  readonly expiration: number | null;
  readonly members: readonly string[];
  readonly role: GroupRole;
  readonly isAdminsOnly: boolean;
};

export type GroupCache = {
  /** Returns a group from the cache, or reads it. @throws MessengerRefusal */
  readonly of: (
    socket: WASocket,
    jid: string,
    query: Query,
    signal?: AbortSignal,
  ) => Promise<KnownGroup>;
  /** Returns a cached group in the library's format. */
  readonly remembered: (jid: string) => Promise<GroupMetadata | undefined>;
  /** Removes a group that changed. */
  readonly drop: (jid: string) => void;
  readonly clear: () => void;
};

/**
 * Caches the groups that were last sent to: WhatsApp discourages reading them for every message.
 */
export function groupCache(): GroupCache {
  const groups = new LRUCache<string, KnownGroup>({
    maxSize: MOST_MEMBERS,
    sizeCalculation: ({ members }) => members.length + 1,
    ttl: REMEMBERED_MS,
  });
  let drops = 0;
  return {
    async of(socket, jid, query, signal) {
      const known = groups.get(jid);
      if (known) return known;
      const before = drops;
      const group = await query(socket.groupMetadata(jid), signal)
        .then((answer) => knownGroup(answer, socket), (error) => Promise.reject(gone(error)));
      if (drops === before) groups.set(jid, group); // a change meanwhile makes it stale
      return group;
    },
    remembered(jid) {
      const known = groups.get(jid);
      return Promise.resolve(known && metadata(known));
    },
    drop(jid) {
      drops++;
      groups.delete(jid);
    },
    clear() {
      drops++;
      groups.clear();
    },
  };
}

/** The server describes groups to members only: a refusal means that the account is not in it. */
function gone(error: unknown): MessengerRefusal {
  const refusal = queryRefusal(error);
  if (!isAbsent(refusal)) return refusal;
  return new MessengerRefusal("GROUP_GONE", "it is no group of ours", { cause: refusal });
}

const knownGroup = (group: GroupMetadata, socket: WASocket): KnownGroup => ({
  id: group.id,
  addressing: group.addressingMode ?? null,
  expiration: group.ephemeralDuration ?? null,
  members: group.participants.map(({ id }) => id),
  role: roleOf(group.participants, meOf(socket)),
  isAdminsOnly: group.announce === true,
});

/** The properties that the library reads when it sends. */
const metadata = ({ id, addressing, expiration, members }: KnownGroup): GroupMetadata => ({
  id,
  ...addressing && { addressingMode: addressing },
  ...expiration && { ephemeralDuration: expiration },
  owner: undefined,
  subject: "",
  participants: members.map((id) => ({ id })),
});

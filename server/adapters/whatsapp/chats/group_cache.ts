import type { GroupMetadata, WASocket } from "baileys";
import { LRUCache } from "lru-cache";
import { type GroupRole, MessengerRefusal } from "../../../core/delivery/messenger.ts";
import type { Ask } from "../connection/responses.ts";
import { meOf, roleOf } from "./groups.ts";
import { isAbsent, unanswered } from "../connection/refusals.ts";

/** Members whom one session remembers, of all its groups together, and for how many milliseconds. */
const MOST_MEMBERS = 15_000;
const REMEMBERED_MS = 15 * 60_000;

/** What a send must know of a group. */
type KnownGroup = {
  readonly id: string;
  /** Whether its members go by their numbers or by ids that hide them; null: it was not said. */
  readonly addressing: NonNullable<GroupMetadata["addressingMode"]> | null;
  /** Seconds after which it forgets its messages; null: it does not. */
  readonly expiration: number | null;
  readonly members: readonly string[];
  readonly role: GroupRole;
  readonly isAdminsOnly: boolean;
};

export type GroupCache = {
  /** A group as it was last seen, or else is now. @throws MessengerRefusal */
  readonly of: (
    socket: WASocket,
    jid: string,
    ask: Ask,
    signal?: AbortSignal,
  ) => Promise<KnownGroup>;
  /** The same for the library, where it is remembered. */
  readonly remembered: (jid: string) => Promise<GroupMetadata | undefined>;
  /** It changed. */
  readonly drop: (jid: string) => void;
  readonly clear: () => void;
};

/** Remembers who is in the groups that were last sent to: asking for each send is frowned upon. */
export function groupCache(): GroupCache {
  const groups = new LRUCache<string, KnownGroup>({
    maxSize: MOST_MEMBERS,
    sizeCalculation: ({ members }) => members.length + 1,
    ttl: REMEMBERED_MS,
  });
  let drops = 0;
  return {
    async of(socket, jid, ask, signal) {
      const known = groups.get(jid);
      if (known) return known;
      const before = drops;
      const group = await ask(socket.groupMetadata(jid), signal)
        .then((answer) => knownGroup(answer, socket), (error) => Promise.reject(gone(error)));
      if (drops === before) groups.set(jid, group); // or it may be old already
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

/** It tells strangers nothing of a group: to whom it says no, is not in it. */
function gone(error: unknown): MessengerRefusal {
  const refusal = unanswered(error);
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

/** As much of it as the library reads when it sends. */
const metadata = ({ id, addressing, expiration, members }: KnownGroup): GroupMetadata => ({
  id,
  ...addressing && { addressingMode: addressing },
  ...expiration && { ephemeralDuration: expiration },
  owner: undefined,
  subject: "",
  participants: members.map((id) => ({ id })),
});

import type { SeenGroup } from "../../core/delivery/messenger.ts";
import type { Instance } from "./instance.ts";
import { isNotInGroup } from "./refusals.ts";
import { absentFrom, type RawGroup, seenGroup } from "./seen_group.ts";

/** Milliseconds for all groups at once: the gateway reads the picture of each, one after the other. */
const LIST_MS = 180_000;

type Options = {
  readonly account: string;
  /** WhatsApp itself has answered. */
  readonly alive: () => void;
};

/** The groups of one number, as WhatsApp tells of them through the gateway. */
export function groupBook({ api, name }: Instance, { account, alive }: Options) {
  let known = new Set<string>();
  const of = (what: string) => `/group/${what}/${encodeURIComponent(name)}`;

  /** WhatsApp is asked; it knows nothing by heart. @throws whatever leaves that unknown */
  async function lookUp(id: string, signal: AbortSignal): Promise<SeenGroup> {
    const path = `${of("findGroupInfos")}?groupJid=${encodeURIComponent(id)}`;
    try {
      const group = await api<RawGroup | null>("GET", path, { signal });
      if (!group) throw new Error("WhatsApp told nothing of the group");
      alive();
      known.add(id);
      return seenGroup(group, account);
    } catch (error) {
      if (!isNotInGroup(error)) throw error;
      alive();
      known.delete(id);
      return absentFrom(id);
    }
  }

  /**
   * All groups, and those of `ids` that the number is in no longer. What a list leaves out is looked at
   * on its own: a gateway whose line is mute lists nothing at all.
   */
  async function list(ids: Iterable<string>, signal: AbortSignal): Promise<SeenGroup[]> {
    const path = `${of("fetchAllGroups")}?getParticipants=true`;
    const listed = (await api<RawGroup[]>("GET", path, { signal, ms: LIST_MS }))
      .map((group) => seenGroup(group, account));
    const there = new Set(listed.map(({ externalId }) => externalId));
    for (const id of new Set([...known, ...ids])) {
      if (there.has(id)) continue;
      const group = await lookUp(id, signal);
      listed.push(group);
      if (group.isThere) there.add(id);
    }
    alive();
    known = there;
    return listed;
  }

  return {
    lookUp,
    list,
    /** A group that the number was in when last seen; null: none is known. */
    anyKnown: (): string | null => known.values().next().value ?? null,

    /** @returns null where the number may not know it. */
    async inviteUrl(id: string, signal: AbortSignal): Promise<string | null> {
      const path = `${of("inviteCode")}?groupJid=${encodeURIComponent(id)}`;
      try {
        const { inviteUrl } = await api<{ inviteUrl: string }>("GET", path, { signal });
        alive();
        return inviteUrl;
      } catch (error) {
        if (isNotInGroup(error)) return null;
        throw error;
      }
    },
  };
}

export type GroupBook = ReturnType<typeof groupBook>;

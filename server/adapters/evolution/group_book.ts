import type { SeenGroup } from "../../core/delivery/messenger.ts";
import type { Instance } from "./instance.ts";
import { isNotInGroup } from "./refusals.ts";
import { absentFrom, type RawGroup, seenGroup } from "./seen_group.ts";

/** Milliseconds to list all groups: the gateway reads the picture of each in turn. */
const LIST_MS = 180_000;

type Options = {
  readonly account: string;
  /** Called when WhatsApp itself has answered. */
  readonly onAlive: () => void;
};

/** Reads the groups of one number through the gateway, and remembers which it was in. */
export function groupBook({ api, name }: Instance, { account, onAlive }: Options) {
  let known = new Set<string>();
  const of = (what: string) => `/group/${what}/${encodeURIComponent(name)}`;

  /** Reads a group from WhatsApp; the gateway does not cache. @throws if its state stays unknown */
  async function lookUp(id: string, signal: AbortSignal): Promise<SeenGroup> {
    const path = `${of("findGroupInfos")}?groupJid=${encodeURIComponent(id)}`;
    try {
      const group = await api<RawGroup | null>("GET", path, { signal });
      if (!group) throw new Error("WhatsApp did not describe the group");
      onAlive();
      known.add(id);
      return seenGroup(group, account);
    } catch (error) {
      if (!isNotInGroup(error)) throw error;
      onAlive();
      known.delete(id);
      return absentFrom(id);
    }
  }

  /**
   * Lists all groups, and those of `ids` that the number has left. Groups missing in the list are
   * read one by one: a gateway with a dead connection lists nothing.
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
    onAlive();
    known = there;
    return listed;
  }

  return {
    lookUp,
    list,
    /** Returns a group that the number was last seen in; null: none is known. */
    anyKnown: (): string | null => known.values().next().value ?? null,

    /** Returns a group's invite link; null where the number may not know it. */
    async inviteUrl(id: string, signal: AbortSignal): Promise<string | null> {
      const path = `${of("inviteCode")}?groupJid=${encodeURIComponent(id)}`;
      try {
        const { inviteUrl } = await api<{ inviteUrl: string }>("GET", path, { signal });
        onAlive();
        return inviteUrl;
      } catch (error) {
        if (isNotInGroup(error)) return null;
        throw error;
      }
    },
  };
}

export type GroupBook = ReturnType<typeof groupBook>;

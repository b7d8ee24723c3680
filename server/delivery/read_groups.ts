import { getLogger } from "@logtape/logtape";
import type { Context } from "../core/context.ts";
import type { SessionId } from "../core/ids.ts";
import type { SessionEvent } from "../core/delivery/sessions/record_event.ts";
import type { Connection, MessengerEvent } from "../core/delivery/messenger.ts";
import type { HeldLane } from "../core/delivery/lanes/hold_lanes.ts";
import { readInvites } from "./read_invites.ts";
import { knownGroups } from "../core/groups/list_groups.ts";

const log = getLogger(["garimpo", "connections"]);

/** Milliseconds: so often it is looked whether they were last read long ago. */
const LOOK_EVERY = 60 * 60 * 1000;
/** Milliseconds between two readings that others want: their number's vendor counts them together. */
const SHARED_EVERY = 60_000;
/** Milliseconds after which it is tried again to read what could not be read. */
const AGAIN_AFTER = 60_000;

type Wanted = Pick<HeldLane, "syncRequestedAt" | "invitesRequestedAt">;

export type GroupReader = {
  /** Reads them where it is time to. */
  readonly readIfDue: () => void;
  /** Reads them now; unless somebody wants all of it, only what is old, or known by half. */
  readonly read: (isAsked: boolean) => void;
  /** Somebody wants them read who sends through this session's number: now, or a while after the last. */
  readonly readShared: () => void;
  /** Reads what the session's person wanted since. */
  readonly readRequested: (wanted: Wanted) => void;
};

type Options = {
  readonly systemContext: () => Context;
  readonly connection: Connection;
  readonly listsGroups: boolean;
  /** What was wanted before it was open. */
  readonly wanted: Wanted;
  readonly tell: (news: SessionEvent) => Promise<void>;
};

/** A group that was just told of, but not how many are in it; or the session has just joined in. */
export const needsReading = (news: MessengerEvent) =>
  news.kind === "group" && news.group.isThere && news.group.members === undefined ||
  news.kind === "problem" && news.problem === null;

/** Reads the groups of an open session whenever it is time to, and what is wanted of them. */
export function groupReader(sessionId: SessionId, options: Options): GroupReader {
  const { systemContext, connection, listsGroups, tell } = options;
  let nextAt = 0;
  let readAt = -Infinity;
  let isOwed = false;
  let isReading = false;
  // What somebody waits for is asked for once it is open; its groups are read anyway by then.
  let before: Wanted = { ...options.wanted, invitesRequestedAt: null };

  async function sync(isAsked: boolean): Promise<void> {
    readAt = Date.now();
    nextAt = readAt + LOOK_EVERY;
    isOwed = false;
    isReading = true;
    try {
      await syncGroups(systemContext(), sessionId, { connection, listsGroups, isAsked, tell });
    } catch (error) {
      nextAt = Date.now() + AGAIN_AFTER;
      isOwed ||= isAsked;
      log.warn("groups of {sessionId} were not read: {error}", { sessionId, error });
    } finally {
      isReading = false;
    }
  }

  function read(isAsked: boolean): void {
    if (listsGroups && isReading && !isAsked) return; // all of them are on their way
    void sync(isAsked);
  }

  function readInvitations(): void {
    readInvites(systemContext, sessionId, connection).catch((error) => {
      log.warn("invitations of {sessionId} were not read: {error}", { sessionId, error });
    });
  }

  function look(): void {
    if (Date.now() > nextAt) read(isOwed);
  }

  return {
    readIfDue: look,
    read,
    readShared() {
      isOwed = true;
      nextAt = Math.min(nextAt, readAt + SHARED_EVERY);
      look();
    },
    readRequested(wanted) {
      if (isNewer(wanted.syncRequestedAt, before.syncRequestedAt)) read(true);
      if (isNewer(wanted.invitesRequestedAt, before.invitesRequestedAt)) readInvitations();
      before = wanted;
    },
  };
}

const isNewer = (asked: Date | null, before: Date | null) =>
  asked !== null && asked.getTime() !== before?.getTime();

/** Milliseconds after which groups are asked for anew, though the messenger told of no change. */
const OLD_AFTER = 12 * 60 * 60 * 1000;
/** Milliseconds: all groups are not listed again so soon for one that was told of by half. */
const JUST_LISTED = 60_000;

type Sync = {
  readonly connection: Connection;
  /** Whether the messenger answers with all groups, however many it is asked for. */
  readonly listsGroups: boolean;
  /** Whether somebody wants it now; else only what was read long ago, or by half, is read. */
  readonly isAsked: boolean;
  readonly tell: (news: SessionEvent) => Promise<void>;
};

/** Reads a session's groups anew, all of them in one call where they are listed. @throws MessengerRefusal */
export async function syncGroups(
  ctx: Context,
  sessionId: SessionId,
  { connection, listsGroups, isAsked, tell }: Sync,
): Promise<void> {
  const { externalIds, uncounted, syncedAt, listedAt } = await knownGroups(ctx, sessionId);
  const isOlder = (at: Date, ms: number) => ctx.now.getTime() - at.getTime() > ms;
  if (listsGroups) {
    const isDue = isAsked || listedAt === null || isOlder(listedAt, OLD_AFTER) ||
      uncounted.length > 0 && isOlder(listedAt, JUST_LISTED);
    if (isDue) await tell({ kind: "listing", groups: await connection.groups(externalIds) });
    return;
  }
  const isOld = syncedAt !== null && isOlder(syncedAt, OLD_AFTER);
  const ids = isAsked || isOld ? externalIds : uncounted;
  if (ids.length === 0) return;
  for (const group of await connection.groups(ids)) await tell({ kind: "group", group });
}

import { getLogger } from "@logtape/logtape";
import type { Context } from "../core/context.ts";
import type { SessionId } from "../core/ids.ts";
import type { SessionEvent } from "../core/delivery/sessions/record_event.ts";
import {
  type Connection,
  type MessengerEvent,
  MessengerRefusal,
  type RefusalReason,
} from "../core/delivery/messenger.ts";
import type { HeldLane } from "../core/delivery/lanes/hold_lanes.ts";
import { knownGroups } from "../core/groups/list_groups.ts";
import { recordInvite, requestedInvites } from "../core/groups/invites.ts";

const log = getLogger(["garimpo", "connections"]);

/** Milliseconds between two checks whether groups were last read long ago. */
const CHECK_EVERY = 60 * 60 * 1000;
/**
 * Milliseconds between two readings that users of a shared number request: the vendor counts them
 * together.
 */
const SHARED_EVERY = 60_000;
/** Milliseconds after which a failed reading is repeated. */
const AGAIN_AFTER = 60_000;

type Requested = Pick<HeldLane, "syncRequestedAt" | "invitesRequestedAt">;

export type GroupReader = {
  /** Reads the groups if it is time to. */
  readonly readIfDue: () => void;
  /** Reads them now; unless all were requested, only what is old or incomplete. */
  readonly read: (isRequested: boolean) => void;
  /**
   * Reads them for a person who sends through this session's number: now, or a while after the last
   * time.
   */
  readonly readShared: () => void;
  /** Reads what the session's person requested since. */
  readonly readRequested: (requested: Requested) => void;
};

type Options = {
  readonly systemContext: () => Context;
  readonly connection: Connection;
  readonly listsGroups: boolean;
  /** What was requested before it was open. */
  readonly requested: Requested;
  readonly onEvent: (event: SessionEvent) => Promise<void>;
};

/**
 * Returns whether an event requires reading: of a group without its member count, or of a session
 * that works again.
 */
export const needsReading = (event: MessengerEvent) =>
  event.kind === "group" && event.group.isThere && event.group.members === undefined ||
  event.kind === "problem" && event.problem === null;

/**
 * Reads the groups of an open session on schedule and on request, and its invitations on request.
 */
export function groupReader(sessionId: SessionId, options: Options): GroupReader {
  const { systemContext, connection, listsGroups, onEvent } = options;
  let nextAt = 0;
  let readAt = -Infinity;
  let isPending = false;
  let isReading = false;
  // Pending invitations are read once it is open; its groups are read anyway.
  let earlier: Requested = { ...options.requested, invitesRequestedAt: null };

  async function sync(isRequested: boolean): Promise<void> {
    readAt = Date.now();
    nextAt = readAt + CHECK_EVERY;
    isPending = false;
    isReading = true;
    try {
      await syncGroups(systemContext(), sessionId, {
        connection,
        listsGroups,
        isRequested,
        onEvent,
      });
    } catch (error) {
      nextAt = Date.now() + AGAIN_AFTER;
      isPending ||= isRequested;
      log.warn("groups of {sessionId} were not read: {error}", { sessionId, error });
    } finally {
      isReading = false;
    }
  }

  function read(isRequested: boolean): void {
    if (listsGroups && isReading && !isRequested) return; // all of them are being read
    void sync(isRequested);
  }

  function readInvitations(): void {
    readInvites(systemContext, sessionId, connection).catch((error) => {
      log.warn("invitations of {sessionId} were not read: {error}", { sessionId, error });
    });
  }

  function readDue(): void {
    if (Date.now() > nextAt) read(isPending);
  }

  return {
    readIfDue: readDue,
    read,
    readShared() {
      isPending = true;
      nextAt = Math.min(nextAt, readAt + SHARED_EVERY);
      readDue();
    },
    readRequested(requested) {
      if (isNewer(requested.syncRequestedAt, earlier.syncRequestedAt)) read(true);
      if (isNewer(requested.invitesRequestedAt, earlier.invitesRequestedAt)) readInvitations();
      earlier = requested;
    },
  };
}

const isNewer = (requested: Date | null, earlier: Date | null) =>
  requested !== null && requested.getTime() !== earlier?.getTime();

/** Milliseconds after which groups are read again although the messenger reported no change. */
const OLD_AFTER = 12 * 60 * 60 * 1000;
/** Milliseconds within which all groups are not listed again for one incomplete group. */
const JUST_LISTED = 60_000;

type Sync = {
  readonly connection: Connection;
  /** Whether the messenger lists all groups, whichever are requested. */
  readonly listsGroups: boolean;
  /** Whether it was requested; else only what is old or incomplete is read. */
  readonly isRequested: boolean;
  readonly onEvent: (event: SessionEvent) => Promise<void>;
};

/**
 * Reads a session's groups and reports them, in one call where they are listed. @throws
 * MessengerRefusal
 */
export async function syncGroups(
  ctx: Context,
  sessionId: SessionId,
  { connection, listsGroups, isRequested, onEvent }: Sync,
): Promise<void> {
  const { externalIds, uncounted, syncedAt, listedAt } = await knownGroups(ctx, sessionId);
  const isOlder = (at: Date, ms: number) => ctx.now.getTime() - at.getTime() > ms;
  if (listsGroups) {
    const isDue = isRequested || listedAt === null || isOlder(listedAt, OLD_AFTER) ||
      uncounted.length > 0 && isOlder(listedAt, JUST_LISTED);
    if (isDue) await onEvent({ kind: "listing", groups: await connection.groups(externalIds) });
    return;
  }
  const isOld = syncedAt !== null && isOlder(syncedAt, OLD_AFTER);
  const ids = isRequested || isOld ? externalIds : uncounted;
  if (ids.length === 0) return;
  for (const group of await connection.groups(ids)) await onEvent({ kind: "group", group });
}

/** The refusals by which the messenger will never state an invitation to this account. */
const final: ReadonlySet<RefusalReason> = new Set(["GROUP_GONE", "GROUP_FORBIDDEN"]);

/** Reads the requested invitations of a session's groups, one after the other. */
export async function readInvites(
  systemContext: () => Context,
  sessionId: SessionId,
  connection: Connection,
): Promise<void> {
  for (const { groupId, externalId } of await requestedInvites(systemContext(), sessionId)) {
    const url = await inviteOf(connection, externalId);
    await recordInvite(systemContext(), { groupId, ...url !== undefined && { url } });
  }
}

/** Returns a group's invitation; undefined: there was no answer. */
async function inviteOf(
  { inviteUrl }: Connection,
  externalId: string,
): Promise<string | null | undefined> {
  if (!inviteUrl) return null;
  try {
    const url = await inviteUrl(externalId);
    return url && URL.canParse(url) && url.startsWith("https://") ? url : null;
  } catch (error) {
    if (error instanceof MessengerRefusal && final.has(error.reason)) return null;
    log.warn("the invitation of {externalId} was not read: {error}", { externalId, error });
    return undefined;
  }
}

import type { Context } from "../core/context.ts";
import { knownGroups } from "../core/groups/known_groups.ts";
import type { SessionId } from "../core/ids.ts";
import type { SessionNews } from "../core/delivery/sessions/record_event.ts";
import type { Connection } from "../core/delivery/messenger.ts";

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
  readonly tell: (news: SessionNews) => Promise<void>;
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

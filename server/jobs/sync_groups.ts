import type { Context } from "../core/context.ts";
import { knownGroups } from "../core/groups/known_groups.ts";
import type { SessionId } from "../core/ids.ts";
import type { Connection, News } from "../core/messaging/messenger.ts";

/** Milliseconds after which groups are asked for anew, though the messenger told of no change. */
const OLD_AFTER = 12 * 60 * 60 * 1000;

type Sync = {
  readonly connection: Connection;
  /** Whether somebody wants it now; else only what was read long ago, or by half, is read. */
  readonly isAsked: boolean;
  readonly tell: (news: News) => Promise<void>;
};

/** Reads a session's groups anew. @throws MessengerRefusal */
export async function syncGroups(
  ctx: Context,
  sessionId: SessionId,
  { connection, isAsked, tell }: Sync,
): Promise<void> {
  const { externalIds, uncounted, syncedAt } = await knownGroups(ctx, sessionId);
  const isOld = syncedAt !== null && ctx.now.getTime() - syncedAt.getTime() > OLD_AFTER;
  const ids = isAsked || isOld ? externalIds : uncounted;
  if (ids.length === 0) return;
  for (const group of await connection.groups(ids)) await tell({ kind: "group", group });
}

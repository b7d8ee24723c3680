import type { Context } from "../context.ts";
import type { SessionId } from "../ids.ts";

/**
 * The groups that a session is known to be in, by the messenger's ids, and when they were last read:
 * those too that people brought to its number.
 */
export async function knownGroups({ db }: Context, sessionId: SessionId) {
  const rows = await db.selectFrom("groups")
    .innerJoin("messenger_sessions as s", "s.id", "session_id")
    .select(["external_id", "synced_at", "members"])
    .where("number_id", "=", sessionId).where("s.disconnected_at", "is", null)
    .where("left_at", "is", null).where("kind", "<>", "PRIVATE").orderBy("synced_at").execute();
  const { groups_listed_at } = await db.selectFrom("messenger_sessions").select("groups_listed_at")
    .where("id", "=", sessionId).executeTakeFirstOrThrow();
  return {
    externalIds: rows.map(({ external_id }) => external_id),
    /** Those whose members nobody has counted yet. */
    uncounted: rows.filter(({ members }) => members === null).map((row) => row.external_id),
    /** Of the one read longest ago. */
    syncedAt: rows[0]?.synced_at ?? null,
    /** When the messenger last listed all of them. */
    listedAt: groups_listed_at,
  };
}

import type { Context } from "../context.ts";
import type { SessionId } from "../ids.ts";

/** The groups that a session is known to be in, by the messenger's ids, and when they were last read. */
export async function knownGroups({ db }: Context, sessionId: SessionId) {
  const rows = await db.selectFrom("groups").select(["external_id", "synced_at", "members"])
    .where("session_id", "=", sessionId).where("left_at", "is", null)
    .where("kind", "<>", "PRIVATE").orderBy("synced_at").execute();
  return {
    externalIds: rows.map(({ external_id }) => external_id),
    /** Those whose members nobody has counted yet. */
    uncounted: rows.filter(({ members }) => members === null).map((row) => row.external_id),
    /** Of the one read longest ago. */
    syncedAt: rows[0]?.synced_at ?? null,
  };
}

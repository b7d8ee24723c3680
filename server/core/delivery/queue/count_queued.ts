import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { SessionId } from "../../ids.ts";
import { permit } from "../../permissions.ts";

/** How many of the viewer's messages wait in each session's lane, in the order asked for. */
export async function countQueued(
  { db, viewer }: Context,
  sessions: readonly SessionId[],
): Promise<number[]> {
  const userId = permit(viewer, "dispatch.see");
  const counts = await db.selectFrom("dispatches")
    .select(["session_id", sql<number>`count(*)::int`.as("n")])
    .where("session_id", "in", sessions).where("user_id", "=", userId)
    .where("status", "=", "QUEUED").groupBy("session_id").execute();
  const bySession = new Map(counts.map(({ session_id, n }) => [session_id, n]));
  return sessions.map((session) => bySession.get(session) ?? 0);
}

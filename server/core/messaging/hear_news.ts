import { sql } from "kysely";
import { command, type Work } from "../command.ts";
import type { Context } from "../context.ts";
import type { SessionId } from "../ids.ts";
import { hearGroup, isJustSeen } from "./hear_group.ts";
import { hearMove } from "./hear_move.ts";
import { hearOwner } from "./hear_owner.ts";
import type { News, Trouble } from "./messenger.ts";
import type { MessengerSession } from "./session.ts";
import { asSession } from "./tables.ts";

/**
 * Takes in what a session's connection, or its vendor's request, told: as the system. The same news
 * may come twice, also to two processes at once; those of a session that is disconnected come too late.
 */
export async function hearNews(ctx: Context, told: Told): Promise<void> {
  const { sessionId, news } = told;
  // Every message in a group tells of the group anew: mostly it is as it was a moment ago.
  if (news.kind === "group" && await isJustSeen(ctx, sessionId, news.group)) return;
  await takeIn(ctx, told);
}

type Told = {
  readonly sessionId: SessionId;
  readonly news: News;
  /** Of the lane that the teller holds; left out: it holds none. */
  readonly token?: number;
};

const takeIn = command(
  async (work, { sessionId, news, token }: Told): Promise<void> => {
    // One after the other: two processes may be told of the same group at the same moment.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`news ${sessionId}`}, 0))`
      .execute(work.db);
    const session = await work.db.selectFrom("messenger_sessions").select(asSession)
      .where("id", "=", sessionId).where("disconnected_at", "is", null).executeTakeFirst();
    if (!session) return;
    switch (news.kind) {
      case "group":
        return await hearGroup(work, session, news.group);
      case "moved":
        return await hearMove(work, session, news.from, news.to);
      case "owner":
        return await hearOwner(work, session, news.chat, news.code);
      case "trouble":
        return await hearTrouble(work, session, news.trouble, token);
    }
  },
);

/**
 * A trouble that is over wakes the lane: what waited for it may go. What an earlier holder of the
 * lane still says is not heard: to it, the present one looks like another program.
 */
async function hearTrouble(
  { db, now, emit }: Work,
  { id, userId }: MessengerSession,
  trouble: Trouble | null,
  token: number | undefined,
) {
  const lane = await db.selectFrom("lanes").select("token").where("session_id", "=", id)
    .forUpdate().executeTakeFirst();
  if (token !== undefined && token !== Number(lane?.token)) return;
  const changed = await db.updateTable("messenger_sessions")
    .set({ trouble, trouble_since: trouble && now })
    .where("id", "=", id).where("trouble", "is distinct from", trouble)
    .where("disconnected_at", "is", null).executeTakeFirst();
  if (changed.numUpdatedRows === 0n) return;
  await db.updateTable("lanes").set({ wake_at: now }).where("session_id", "=", id).execute();
  emit({ name: "session.changed", userId, sessionId: id });
}

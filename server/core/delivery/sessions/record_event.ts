import { sql } from "kysely";
import { command, type Tx } from "../../command.ts";
import type { Context } from "../../context.ts";
import type { SessionId } from "../../ids.ts";
import { isJustSeen } from "../../groups/discovery/commands.ts";
import { hearMove } from "../../groups/commands.ts";
import { hearNumberGroups } from "../platform_number/record_number_groups.ts";
import { hearOwner } from "./hear_owner.ts";
import type { News, SeenGroup, Trouble } from "../messenger.ts";
import type { MessengerSession } from "./session.ts";
import { asSession } from "../tables.ts";
import { credentialsMark, type Teller } from "./teller.ts";
import { troubleAfter, troubleColumns } from "./problem.ts";

/** What is told of a session and its groups. */
export type SessionNews =
  | Exclude<News, { readonly kind: "receipts" }>
  /** All groups that the vendor lists; of one that is missing in it, nothing is said. */
  | { readonly kind: "listing"; readonly groups: readonly SeenGroup[] };

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
  readonly news: SessionNews;
  /** The connection that tells them; left out: it is none. */
  readonly teller?: Teller;
};

const takeIn = command(
  async (tx, { sessionId, news, teller }: Told): Promise<void> => {
    // One after the other: two processes may be told of the same group at the same moment.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`news ${sessionId}`}, 0))`
      .execute(tx.db);
    const session = await tx.db.selectFrom("messenger_sessions").select(asSession)
      .where("id", "=", sessionId).where("disconnected_at", "is", null).executeTakeFirst();
    if (!session) return;
    switch (news.kind) {
      case "group":
        return await hearNumberGroups(tx, session, [news.group]);
      case "listing":
        return await hearListing(tx, session, news.groups);
      case "moved":
        return await hearMove(tx, session, news.from, news.to);
      case "owner":
        return await hearOwner(tx, session, news.chat, news.code);
      case "trouble":
        return await hearTrouble(tx, session, news.trouble, teller);
    }
  },
);

/** An account without any group answers like a vendor that answers nothing: that lists nothing. */
async function hearListing(tx: Tx, session: MessengerSession, groups: readonly SeenGroup[]) {
  if (groups.length === 0) return;
  await hearNumberGroups(tx, session, groups);
  await tx.db.updateTable("messenger_sessions").set({ groups_listed_at: tx.now })
    .where("id", "=", session.id).execute();
}

/**
 * A trouble of a number is that of all sessions through it. One that is over wakes their lanes: what
 * waited for it may go. What a connection that was replaced still says is not heard: to it, the
 * present one looks like another program.
 */
async function hearTrouble(
  { db, now, emit }: Tx,
  { id }: MessengerSession,
  told: Trouble | null,
  teller: Teller | undefined,
) {
  const lanes = await db.selectFrom("lanes")
    .innerJoin("messenger_sessions as s", "s.id", "session_id")
    .select(["session_id as sessionId", "token"]).where("s.number_id", "=", id)
    .orderBy("session_id").forUpdate("lanes").execute();
  const own = lanes.find(({ sessionId }) => sessionId === id);
  const session = await db.selectFrom("messenger_sessions as s").select("trouble")
    .select(credentialsMark.as("credentialsMark"))
    .where("id", "=", id).where("disconnected_at", "is", null).forNoKeyUpdate().executeTakeFirst();
  if (!session) return;
  const isPresent = teller?.token === Number(own?.token) &&
    teller.credentialsMark === session.credentialsMark;
  if (teller && !isPresent) return;
  const trouble = troubleAfter(session.trouble, told);
  const changed = await db.updateTable("messenger_sessions").set(troubleColumns(trouble, now))
    .where("number_id", "=", id).where("disconnected_at", "is", null)
    .where("trouble", "is distinct from", trouble)
    .returning(["id as sessionId", "user_id as userId"]).execute();
  if (changed.length === 0) return;
  await db.updateTable("lanes").set({ wake_at: now })
    .where("session_id", "in", changed.map(({ sessionId }) => sessionId)).execute();
  emit(...changed.map((which) => ({ name: "session.changed", ...which }) as const));
}

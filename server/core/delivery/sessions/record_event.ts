import { sql } from "kysely";
import { command, type Tx } from "../../command.ts";
import type { Context } from "../../context.ts";
import type { SessionId } from "../../ids.ts";
import { countOnce, recordSourceMessage } from "../../automation/sources/commands.ts";
import { recordMemberChange } from "../../groups/life/commands.ts";
import { isJustSeen } from "../../groups/discovery/commands.ts";
import { moveGroup, saveOwnChat } from "../../groups/commands.ts";
import { recordNumberGroups } from "../platform_number/record_number_groups.ts";
import type { MemberChange, MessengerEvent, SeenGroup, SessionProblem } from "../messenger.ts";
import type { MessengerSession } from "./session.ts";
import { asSession } from "../tables.ts";
import { type ConnectionToken, credentialsMark } from "./open_session.ts";
import { problemAfter, problemColumns } from "./problem.ts";
import { recordReceipts } from "../receipts/record_receipts.ts";

/** An event of a session or its groups. */
export type SessionEvent =
  | Exclude<MessengerEvent, { readonly kind: "receipts" }>
  /** All groups that the vendor lists; a group that is missing in it may still exist. */
  | { readonly kind: "listing"; readonly groups: readonly SeenGroup[] };

type Reported<Event> = {
  readonly sessionId: SessionId;
  readonly event: Event;
  /** The connection that reports it; left out: the webhook. */
  readonly connection?: ConnectionToken;
};

/** Records an event of a session, its groups or its messages, as the system. */
export const recordMessengerEvent = (
  ctx: Context,
  { sessionId, event, ...by }: Reported<MessengerEvent | SessionEvent>,
): Promise<void> =>
  event.kind === "receipts"
    ? recordReceipts(ctx, { sessionId, receipts: event.receipts })
    : recordSessionEvent(ctx, { sessionId, event, ...by });

/**
 * Records an event of a session or its groups. The same event may arrive twice, also at two processes
 * at once; events of a disconnected session are ignored.
 */
async function recordSessionEvent(ctx: Context, input: Reported<SessionEvent>): Promise<void> {
  const { sessionId, event } = input;
  // Every message in a group repeats the group's properties: usually nothing has changed.
  if (event.kind === "group" && await isJustSeen(ctx, sessionId, event.group)) return;
  await record(ctx, input);
}

const record = command(
  async (tx, { sessionId, event, connection }: Reported<SessionEvent>): Promise<void> => {
    // Serialised: two processes may receive the same event at the same moment.
    await sql`select pg_advisory_xact_lock(hashtextextended(${`news ${sessionId}`}, 0))`
      .execute(tx.db);
    const session = await tx.db.selectFrom("messenger_sessions").select(asSession)
      .where("id", "=", sessionId).where("disconnected_at", "is", null).executeTakeFirst();
    if (!session) return;
    switch (event.kind) {
      case "group":
        return await recordNumberGroups(tx, session, [event.group]);
      case "listing":
        return await recordListing(tx, session, event.groups);
      case "moved":
        return await moveGroup(tx, session, event.from, event.to);
      case "owner":
        return await recordOwner(tx, session, event.chat, event.code);
      case "sourceMessage":
        return await recordSourceMessage(tx, session, event.message);
      case "members":
        return await recordMembers(tx, session, event.change);
      case "problem":
        return await recordProblem(tx, session, event.problem, connection);
    }
  },
);

/** Counts the vendor's report once, however often it arrives. */
async function recordMembers(tx: Tx, session: MessengerSession, change: MemberChange) {
  if (!await countOnce(tx, session.userId, `members ${session.id} ${change.eventId}`)) return;
  await recordMemberChange(tx, session, change);
}

/** Ignores an empty list: a vendor that fails to answer looks like an account without groups. */
async function recordListing(tx: Tx, session: MessengerSession, groups: readonly SeenGroup[]) {
  if (groups.length === 0) return;
  await recordNumberGroups(tx, session, groups);
  await tx.db.updateTable("messenger_sessions").set({ groups_listed_at: tx.now })
    .where("id", "=", session.id).execute();
}

/**
 * Records a problem of a number for all sessions through it, or its end, which schedules their lanes:
 * what waited may go. Reports of a connection that was replaced are ignored: to it, the present one
 * looks like another program.
 */
async function recordProblem(
  { db, now, emit }: Tx,
  { id }: MessengerSession,
  reported: SessionProblem | null,
  connection: ConnectionToken | undefined,
) {
  const lanes = await db.selectFrom("lanes")
    .innerJoin("messenger_sessions as s", "s.id", "session_id")
    .select(["session_id as sessionId", "token"]).where("s.number_id", "=", id)
    .orderBy("session_id").forUpdate("lanes").execute();
  const own = lanes.find(({ sessionId }) => sessionId === id);
  const session = await db.selectFrom("messenger_sessions as s").select("problem")
    .select(credentialsMark.as("credentialsMark"))
    .where("id", "=", id).where("disconnected_at", "is", null).forNoKeyUpdate().executeTakeFirst();
  if (!session) return;
  const isPresent = connection?.token === Number(own?.token) &&
    connection.credentialsMark === session.credentialsMark;
  if (connection && !isPresent) return;
  const problem = problemAfter(session.problem, reported);
  const changed = await db.updateTable("messenger_sessions").set(problemColumns(problem, now))
    .where("number_id", "=", id).where("disconnected_at", "is", null)
    .where("problem", "is distinct from", problem)
    .returning(["id as sessionId", "user_id as userId"]).execute();
  if (changed.length === 0) return;
  await db.updateTable("lanes").set({ wake_at: now })
    .where("session_id", "in", changed.map(({ sessionId }) => sessionId)).execute();
  emit(...changed.map((which) => ({ name: "session.changed", ...which }) as const));
}

/** Saves the chat that the owner opened with the account, proven by its code: tests go there. */
async function recordOwner(
  tx: Tx,
  session: MessengerSession,
  chat: string,
  code: string,
) {
  const { id: sessionId, userId, ownerCode } = session;
  if (code !== ownerCode || !await saveOwnChat(tx, session, chat)) return;
  tx.emit({ name: "session.changed", userId, sessionId });
}

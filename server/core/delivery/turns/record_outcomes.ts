import { sql } from "kysely";
import type { Tx } from "../../command.ts";
import type { GroupId, SessionId } from "../../ids.ts";
import { problemAfter, problemColumns } from "../sessions/problem.ts";
import type { Ended, Finished, Outcome } from "./turn.ts";
import type { JournalLine, Reason } from "../queue/dispatch.ts";

export type RecordedTurn = Finished & { readonly dispatch: Ended };

/** What turns tell of groups: when a message last arrived, who moved, where nothing can go. */
export async function recordGroupOutcomes(tx: Tx, noted: readonly RecordedTurn[]): Promise<void> {
  const { db, now } = tx;
  const sent = noted.filter(({ outcome }) => outcome.status === "SENT");
  if (sent.length > 0) {
    const ids = sent.map(({ dispatch }) => dispatch.groupId).sort();
    await sql`
      update groups set last_sent_at = ${now}, refusals = 0, resting_until = null
      where id = any (${ids}::text[])`.execute(db);
  }
  for (const { dispatch: { groupId, userId }, outcome } of noted) {
    const change = outcome.status === "FAILED"
      ? await changeAfterRefusal(tx, groupId, outcome.reason)
      : outcome.status === "QUEUED" && outcome.movedTo
      ? await changeAfterMove(tx, groupId, outcome.movedTo)
      : null;
    if (!change) continue;
    await db.updateTable("groups").set(change).where("id", "=", groupId).execute();
    tx.emit({ name: "group.changed", userId, groupId });
  }
}

async function changeAfterRefusal({ db, now }: Tx, groupId: GroupId, reason: string) {
  if (reason === "GROUP_LEFT") return { left_at: now };
  if (reason === "GROUP_FORBIDDEN") return { can_send: false };
  const { refusals } = await db.selectFrom("groups").select("refusals")
    .where("id", "=", groupId).executeTakeFirstOrThrow();
  const restMs = groupRestAfter(refusals + 1);
  return {
    refusals: refusals + 1,
    resting_until: restMs === null ? null : new Date(now.getTime() + restMs),
  };
}

/** The group's new id; unless the messenger told of that as of a group of its own, in the meantime. */
async function changeAfterMove({ db, now }: Tx, groupId: GroupId, movedTo: string) {
  const other = await db.selectFrom("groups as it")
    .innerJoin("groups as other", "other.session_id", "it.session_id")
    .select("other.id").where("it.id", "=", groupId).where("other.id", "<>", groupId)
    .where("other.external_id", "=", movedTo).executeTakeFirst();
  return other ? { left_at: now } : { external_id: movedTo };
}

/**
 * What turns tell of sessions: a receipt is a sign of life; a refusal may end the credentials of a
 * number, which is that of every session through it.
 */
export async function recordSessionOutcomes(tx: Tx, noted: readonly RecordedTurn[]): Promise<void> {
  const { db, now } = tx;
  const sent = new Set(
    noted.filter(({ outcome }) => outcome.status === "SENT").map(({ turn }) => turn.sessionId),
  );
  if (sent.size > 0) {
    const ids: SessionId[] = [...sent].sort();
    await db.updateTable("messenger_sessions").set({ receipt_at: now }).where("id", "in", ids)
      .execute();
  }
  for (const { dispatch: { sessionId }, outcome } of noted) {
    if (outcome.status !== "QUEUED" || !outcome.problem) continue;
    const number = await db.selectFrom("messenger_sessions as s")
      .innerJoin("messenger_sessions as n", "n.id", "s.number_id").select(["n.id", "n.problem"])
      .where("s.id", "=", sessionId).forNoKeyUpdate("n").executeTakeFirstOrThrow();
    const problem = problemAfter(number.problem, outcome.problem);
    const changed = await db.updateTable("messenger_sessions").set(problemColumns(problem, now))
      .where("number_id", "=", number.id).where("disconnected_at", "is", null)
      .returning(["id as sessionId", "user_id as userId"]).execute();
    tx.emit(...changed.map((which) => ({ name: "session.changed", ...which }) as const));
  }
}

/** The end of a turn, as it is written down. */
export function finalOf({ turn, outcome }: Finished, now: Date) {
  const { status } = outcome;
  const reason = outcome.reason ?? null;
  const line: JournalLine = {
    at: now.toISOString(),
    step: status === "QUEUED" ? "RETRIED" : status,
    ...reason && { reason },
  };
  return {
    id: turn.dispatchId,
    status,
    reason,
    line: JSON.stringify([line]),
    message: status === "SENT" ? outcome.messageId : null,
  };
}

export type Rest = { readonly ms: number; readonly because: Reason; readonly failures: number };

/**
 * How long a lane rests after a turn: as long as the vendor asked, or longer with each failure in a
 * row. A doubt counts as a failure, since the vendor may be unwell; a refusal does not.
 */
export function restOf(outcome: Outcome, failures: number): Rest | null {
  if (outcome.status === "SENT" || outcome.status === "FAILED") return null;
  const failed = { failures: failures + 1 };
  if (outcome.status === "UNCERTAIN") {
    return { ...failed, ms: restAfter(failed.failures), because: "VENDOR_AWAY" };
  }
  if (outcome.movedTo || outcome.problem) return null; // at once: another address, or a standstill
  const ms = Math.max(outcome.restMs ?? 0, restAfter(failed.failures));
  return { ...failed, ms, because: outcome.reason };
}

const SECOND_MS = 1000;
const FIRST_REST_MS = 2 * SECOND_MS;
const LONGEST_REST_MS = 10 * 60 * SECOND_MS;
const REFUSALS_BORNE = 3;
const HOUR_MS = 60 * 60 * SECOND_MS;
const LONGEST_GROUP_REST_MS = 24 * HOUR_MS;

/** Milliseconds that a session rests after the vendor could not be reached so often in a row. */
export function restAfter(failures: number): number {
  return failures < 1 ? 0 : Math.min(FIRST_REST_MS * 2 ** (failures - 1), LONGEST_REST_MS);
}

/** Milliseconds that a group rests after so many refusals in a row; null: not yet. */
export function groupRestAfter(refusals: number): number | null {
  if (refusals < REFUSALS_BORNE) return null;
  return Math.min(HOUR_MS * 2 ** (refusals - REFUSALS_BORNE), LONGEST_GROUP_REST_MS);
}

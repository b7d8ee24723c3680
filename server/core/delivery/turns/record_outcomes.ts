import { anyOf } from "../../../database/any_of.ts";
import type { Tx } from "../../command.ts";
import type { SessionId } from "../../ids.ts";
import { problemAfter, problemColumns } from "../sessions/problem.ts";
import type { Ended, Finished, Outcome } from "./turn.ts";
import type { JournalLine, Reason } from "../queue/dispatch.ts";

export type RecordedTurn = Finished & { readonly dispatch: Ended };

/**
 * Records what turns show of sessions: an accepted message is a sign of life; a refusal may report
 * a problem of the number, which is that of every session through it.
 */
export async function recordSessionOutcomes(tx: Tx, turns: readonly RecordedTurn[]): Promise<void> {
  const { db, now } = tx;
  const sent = new Set(
    turns.filter(({ outcome }) => outcome.status === "SENT").map(({ turn }) => turn.sessionId),
  );
  if (sent.size > 0) {
    const ids: SessionId[] = [...sent].sort();
    await db.updateTable("messenger_sessions").set({ receipt_at: now }).where("id", "=", anyOf(ids))
      .execute();
  }
  for (const { dispatch: { sessionId }, outcome } of turns) {
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

/** Returns the values that record the end of a turn. */
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

type Rest = { readonly ms: number; readonly because: Reason; readonly failures: number };

/**
 * Returns how long a lane rests after a turn: as long as the vendor requested, or longer with each
 * failure in a row. An uncertain turn counts as a failure, since the vendor may be unwell; a final
 * refusal does not.
 */
export function restOf(outcome: Outcome, failures: number): Rest | null {
  if (outcome.status === "SENT" || outcome.status === "FAILED") return null;
  const failed = { failures: failures + 1 };
  if (outcome.status === "UNCERTAIN") {
    return { ...failed, ms: restAfter(failed.failures), because: "VENDOR_AWAY" };
  }
  if (outcome.movedTo || outcome.problem) return null; // no rest: the group has a new id, or the lane stands still
  const ms = Math.max(outcome.restMs ?? 0, restAfter(failed.failures));
  return { ...failed, ms, because: outcome.reason };
}

const SECOND_MS = 1000;
const FIRST_REST_MS = 2 * SECOND_MS;
const LONGEST_REST_MS = 10 * 60 * SECOND_MS;

/** Returns the milliseconds of rest after so many failures in a row. */
export function restAfter(failures: number): number {
  return failures < 1 ? 0 : Math.min(FIRST_REST_MS * 2 ** (failures - 1), LONGEST_REST_MS);
}

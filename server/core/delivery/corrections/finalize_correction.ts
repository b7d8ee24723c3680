import { sql } from "kysely";
import { command, type Tx } from "../../command.ts";
import type { ProcessId, SessionId } from "../../ids.ts";
import { restAfter } from "../turns/record_outcomes.ts";
import type { CorrectionTurn } from "./claim_corrections.ts";
import { type CorrectionOutcome, MOST_ATTEMPTS } from "./correction.ts";

type FinalizeCorrection = {
  readonly processId: ProcessId;
  readonly turn: CorrectionTurn;
  readonly outcome: CorrectionOutcome;
};

/**
 * Records how a correction ended and frees its lane; the message of an edit has its new text from
 * now on. For a lane that the process no longer holds, only what was surely done is recorded.
 */
export const finalizeCorrection = command(async (tx, input: FinalizeCorrection): Promise<void> => {
  const { db, now } = tx;
  const { processId, turn, outcome } = input;
  const lane = await db.selectFrom("lanes").select("session_id")
    .where("session_id", "=", turn.sessionId).where("held_by", "=", processId)
    .where("token", "=", String(turn.token)).forUpdate().executeTakeFirst();
  if (!lane && outcome.status !== "DONE") return;
  const correction = await db.selectFrom("corrections").select(["status", "attempts"])
    .where("id", "=", turn.id).forUpdate().executeTakeFirst();
  const isOpen = correction?.status === "SENDING";
  if (!isOpen && !(correction?.status === "UNCERTAIN" && outcome.status === "DONE")) return;
  if (lane && isOpen) {
    await db.updateTable("lanes").set({ sending_since: null }).where(
      "session_id",
      "=",
      turn.sessionId,
    )
      .execute();
  }
  const isGivenUp = outcome.status === "QUEUED" && correction.attempts >= MOST_ATTEMPTS;
  const rests = outcome.status === "QUEUED" && !isGivenUp;
  const restMs = rests ? Math.max(outcome.restMs, restAfter(correction.attempts)) : 0;
  await db.updateTable("corrections").set({
    status: isGivenUp ? "REFUSED" : outcome.status,
    ...outcome.status === "DONE" && { kind: outcome.kind },
    reason_code: outcome.status === "DONE" ? null : outcome.reason,
    not_before: new Date(now.getTime() + restMs),
    settled_at: rests ? null : now,
  }).where("id", "=", turn.id).execute();
  if (outcome.status === "DONE" && outcome.kind === "EDIT") {
    await db.updateTable("dispatches").set({ text: turn.text }).where("id", "=", turn.dispatchId)
      .execute();
  }
  await emitCorrected(tx, sql`d.id = ${turn.dispatchId}`);
});

/**
 * Marks the corrections as uncertain that a process was making when it ended. The lanes have just
 * been taken over.
 */
export async function doubtCorrections(tx: Tx, sessions: readonly SessionId[]): Promise<void> {
  const doubted = await tx.db.updateTable("corrections")
    .set({ status: "UNCERTAIN", reason_code: "PROCESS_ENDED", settled_at: tx.now })
    .where("session_id", "in", sessions).where("status", "=", "SENDING")
    .returning("dispatch_id").execute();
  if (doubted.length === 0) return;
  const ids = doubted.map(({ dispatch_id }) => dispatch_id);
  await emitCorrected(tx, sql`d.id = any (${ids}::text[])`);
}

async function emitCorrected(tx: Tx, which: ReturnType<typeof sql>): Promise<void> {
  const messages = await tx.db.selectFrom("dispatches as d")
    .select(["d.id as dispatchId", "user_id as userId", "session_id as sessionId"])
    .select("offer_id as offerId").where(sql<boolean>`${which}`).execute();
  tx.emit(...messages.map((message) => ({ name: "dispatch.corrected", ...message }) as const));
}

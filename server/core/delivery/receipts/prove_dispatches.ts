import { sql } from "kysely";
import type { Tx } from "../../command.ts";
import type { DispatchId, OfferId, SessionId, UserId } from "../../ids.ts";
import { recordArrivals } from "../../groups/commands.ts";
import { updateOfferOutcomes } from "../../offers/commands.ts";
import { appendJournal, dispatchEvent } from "../queue/journal.ts";

type Proven = {
  readonly dispatchId: DispatchId;
  readonly userId: UserId;
  readonly sessionId: SessionId;
  readonly offerId: OfferId | null;
};

/**
 * Ends the doubt about those of these messages whose last part the vendor is known to have: they were
 * sent, and stay counted as they were. So does one that a person put into the queue again, whose lane
 * the caller has locked; the others are left as they are.
 */
export async function proveDispatches(tx: Tx, ids: readonly DispatchId[]): Promise<void> {
  if (ids.length === 0) return;
  const { db, now, emit } = tx;
  const { rows: proven } = await sql<Proven>`
    update dispatches set
      status = 'SENT', reason = null, message_ids = array_append(message_ids, own_message_id),
      settled_at = coalesce(settled_at, ${now}::timestamptz),
      journal = ${appendJournal({ at: now.toISOString(), step: "PROVEN" })}
    where id = any (${ids}::text[]) and status in ('UNCERTAIN', 'QUEUED')
      and accepted_at is not null and cardinality(message_ids) + 1 >= coalesce(parts, 1)
    returning id as "dispatchId", user_id as "userId", session_id as "sessionId",
      offer_id as "offerId"`.execute(db);
  if (proven.length === 0) return;
  await updateOfferOutcomes(tx, proven.map(({ offerId }) => offerId));
  const provenIds = proven.map(({ dispatchId }) => dispatchId);
  await recordArrivals(tx, provenIds);
  await recordReceiptOf(tx, provenIds);
  emit(...proven.map((dispatch) => dispatchEvent(dispatch, "SENT")));
}

/** An arrival is a sign of life of the session that sent the message. */
async function recordReceiptOf({ db, now }: Tx, ids: readonly DispatchId[]): Promise<void> {
  await sql`
    update messenger_sessions set receipt_at = greatest(receipt_at, ${now}::timestamptz)
    where id in (select session_id from dispatches where id = any (${ids}::text[]))`.execute(db);
}

/**
 * What was on its way when its process ended may have arrived, or not: nobody knows, so it is shown
 * as in doubt and never sent again by itself, unless its receipt has come. The lanes have just been
 * taken over.
 */
export async function doubtInterrupted(tx: Tx, sessions: readonly SessionId[]): Promise<void> {
  if (sessions.length === 0) return;
  const { db, now } = tx;
  const reason = "PROCESS_ENDED";
  const doubted = await db.updateTable("dispatches").set({
    status: "UNCERTAIN",
    reason,
    settled_at: now,
    journal: appendJournal({ at: now.toISOString(), step: "UNCERTAIN", reason }),
  }).where("session_id", "in", sessions).where("status", "=", "SENDING")
    .returning([
      "id as dispatchId",
      "user_id as userId",
      "session_id as sessionId",
      "offer_id as offerId",
    ])
    .execute();
  await updateOfferOutcomes(tx, doubted.map(({ offerId }) => offerId));
  tx.emit(...doubted.map((dispatch) => dispatchEvent(dispatch, "UNCERTAIN")));
  await proveDispatches(tx, doubted.map(({ dispatchId }) => dispatchId));
}

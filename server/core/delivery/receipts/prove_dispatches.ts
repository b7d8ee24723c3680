import { sql } from "kysely";
import type { Tx } from "../../command.ts";
import type { DispatchId, OfferId, SessionId, UserId } from "../../ids.ts";
import { recordArrivals } from "../../groups/commands.ts";
import { recordSent } from "../../insights/commands.ts";
import { updateOfferOutcomes } from "../../offers/commands.ts";
import { doubtCorrections } from "../corrections/finalize_correction.ts";
import type { Reason } from "../queue/dispatch.ts";
import { appendJournal, dispatchEvent } from "../queue/journal.ts";

type Proven = {
  readonly dispatchId: DispatchId;
  readonly userId: UserId;
  readonly sessionId: SessionId;
  readonly offerId: OfferId | null;
};

/**
 * Marks those of these uncertain messages as sent whose last part the vendor confirmed; they stay
 * counted. Those that went without their picture say so. The same goes for ones that a person queued again, whose lane the caller has locked. The
 * others are left as they are.
 */
export async function proveDispatches(tx: Tx, ids: readonly DispatchId[]): Promise<void> {
  if (ids.length === 0) return;
  const { db, now, emit } = tx;
  const withoutImage: Reason = "WITHOUT_IMAGE";
  const { rows: proven } = await sql<Proven>`
    update dispatches set
      status = 'SENT', reason_code = case when has_image = false then ${withoutImage} end,
      message_ids = array_append(message_ids, own_message_id),
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
  await recordSent(tx, provenIds);
}

/** A delivery shows that the session that sent the message is alive. */
async function recordReceiptOf({ db, now }: Tx, ids: readonly DispatchId[]): Promise<void> {
  await sql`
    update messenger_sessions set receipt_at = greatest(receipt_at, ${now}::timestamptz)
    where id in (select session_id from dispatches where id = any (${ids}::text[]))`.execute(db);
}

/**
 * Marks messages as uncertain that a process was sending when it ended: they may have arrived, so
 * they are never sent again automatically, unless a receipt proves them. The lanes have just been
 * taken over.
 */
export async function doubtInterrupted(tx: Tx, sessions: readonly SessionId[]): Promise<void> {
  if (sessions.length === 0) return;
  await doubtCorrections(tx, sessions);
  const { db, now } = tx;
  const reason = "PROCESS_ENDED";
  const doubted = await db.updateTable("dispatches").set({
    status: "UNCERTAIN",
    reason_code: reason,
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

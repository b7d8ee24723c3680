import { sql } from "kysely";
import type { Tx } from "../../command.ts";
import type { DispatchId, OfferId, SessionId, UserId } from "../../ids.ts";
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
  await recordArrival(tx, proven.map(({ dispatchId }) => dispatchId));
  emit(...proven.map((dispatch) => dispatchEvent(dispatch, "SENT")));
}

/** What their arrival tells of groups and sessions, as far as nothing later is known. */
async function recordArrival({ db, now }: Tx, ids: readonly DispatchId[]): Promise<void> {
  await sql`
    update groups set last_sent_at = greatest(last_sent_at, arrived.at), refusals = 0,
      resting_until = null
    from (
      select group_id, max(started_at) as at from dispatches
      where id = any (${ids}::text[]) group by group_id
    ) as arrived
    where groups.id = arrived.group_id`.execute(db);
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

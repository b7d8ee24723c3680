import { sql } from "kysely";
import { command, type Tx } from "../../command.ts";
import type { DispatchId, OfferId, SessionId, UserId } from "../../ids.ts";
import type { DeliveryReceipt } from "../messenger.ts";
import type { DispatchStatus } from "../queue/dispatch.ts";
import { recordDelivered } from "../../insights/commands.ts";
import { proveDispatches } from "./prove_dispatches.ts";
import { lockLanes } from "../queue/enqueue.ts";

type RecordReceipts = {
  /** The session of the number that sent the messages. */
  readonly sessionId: SessionId;
  readonly receipts: readonly DeliveryReceipt[];
};

type Moved = {
  readonly dispatchId: DispatchId;
  readonly userId: UserId;
  readonly sessionId: SessionId;
  readonly offerId: OfferId | null;
  readonly status: DispatchStatus;
};

/**
 * Records delivery receipts in one statement: progress only grows, in any order and however often
 * it is reported. Receipts prove messages that were uncertain.
 */
export const recordReceipts = command(
  async (tx, { sessionId, receipts }: RecordReceipts): Promise<void> => {
    if (receipts.length === 0) return;
    const locked = await lockLanesOfQueued(tx, sessionId, receipts);
    const moved = await record(tx, sessionId, receipts);
    const provable = moved.filter((one) => one.status !== "QUEUED" || locked.has(one.sessionId));
    await proveDispatches(tx, provable.map(({ dispatchId }) => dispatchId));
    const ofOffers = Map.groupBy(moved, ({ sessionId, offerId }) => `${sessionId} ${offerId}`);
    for (const some of ofOffers.values()) {
      const { userId, sessionId, offerId } = some[0]!;
      const dispatchIds = some.map(({ dispatchId }) => dispatchId);
      tx.emit({ name: "dispatches.delivered", userId, sessionId, offerId, dispatchIds });
    }
    await recordDelivered(tx, moved.map(({ dispatchId }) => dispatchId));
  },
);

/**
 * Locks the lanes of messages that are queued again, since they could be claimed at this moment.
 */
async function lockLanesOfQueued(
  tx: Tx,
  sessionId: SessionId,
  receipts: readonly DeliveryReceipt[],
): Promise<ReadonlySet<SessionId>> {
  const queued = await tx.db.selectFrom("dispatches as d")
    .innerJoin("messenger_sessions as s", "s.id", "d.session_id").select("d.session_id")
    .where("s.number_id", "=", sessionId).where("d.status", "=", "QUEUED")
    .where("d.own_message_id", "in", receipts.map(({ messageId }) => messageId)).execute();
  const lanes = new Set(queued.map(({ session_id }) => session_id));
  await lockLanes(tx, lanes);
  return lanes;
}

async function record(
  { db, now }: Tx,
  sessionId: SessionId,
  receipts: readonly DeliveryReceipt[],
): Promise<Moved[]> {
  const { rows } = await sql<Moved>`
    with reported as (
      select id, bool_or(accepted or delivered > 0) as accepted, min(delivered_at) as delivered_at,
        max(delivered) as delivered
      from unnest(
        ${receipts.map(({ messageId }) => messageId)}::text[],
        ${receipts.map(({ isAccepted }) => isAccepted)}::boolean[],
        ${receipts.map(({ deliveredAt }) => deliveredAt)}::timestamptz[],
        ${receipts.map(({ delivered }) => delivered)}::int[]
      ) as given (id, accepted, delivered_at, delivered)
      group by id
    )
    update dispatches d set
      accepted_at = coalesce(accepted_at, ${now}::timestamptz),
      delivered_at = least(d.delivered_at, reported.delivered_at),
      delivered = greatest(d.delivered, reported.delivered)
    from reported, messenger_sessions s
    where d.own_message_id = reported.id and reported.accepted
      and s.id = d.session_id and s.number_id = ${sessionId}
      and (accepted_at is null or reported.delivered > d.delivered
        or reported.delivered_at < coalesce(d.delivered_at, 'infinity'))
    returning d.id as "dispatchId", d.user_id as "userId", d.session_id as "sessionId",
      offer_id as "offerId", status`.execute(db);
  return rows;
}

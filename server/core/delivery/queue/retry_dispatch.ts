import { command, type Tx } from "../../command.ts";
import { Failure } from "../../errors.ts";
import type { Given } from "../../given.ts";
import { type DispatchId, isId } from "../../ids.ts";
import { recordSent } from "../../insights/commands.ts";
import { requireRoom } from "../../plans/queries.ts";
import { type Dispatch, releasesQuota } from "./dispatch.ts";
import { reserveQuota } from "../../users/commands.ts";
import { permit } from "../../permissions.ts";
import { lockLanes, scheduleLanes } from "./enqueue.ts";
import { asDispatch } from "../tables.ts";
import { sql } from "kysely";
import {
  markOfferQueued,
  requirePaidOrConfirmed,
  updateOfferOutcomes,
} from "../../offers/commands.ts";
import { requireOwnOffer } from "../../offers/queries.ts";
import { appendJournal } from "./journal.ts";

type RetryDispatch =
  & { readonly id: DispatchId }
  & Given<{ /** As for `sendOffer`. */ isUnpaidConfirmed: boolean }>;

/**
 * Queues a message again that was certainly not sent; a test is not counted. @throws LimitReached;
 * Failure OFFER_UNPAID unless `isUnpaidConfirmed`
 */
export const retryDispatch = command(async (tx, input: RetryDispatch) => {
  const dispatch = await lockOwnDispatch(tx, input.id);
  if (!releasesQuota(dispatch.status)) throw new Failure("DISPATCH_NOT_FAILED", ["id"]);
  await requireSendable(tx, dispatch, input.isUnpaidConfirmed === true);
  if (dispatch.reservedMonth === null) return await requeue(tx, dispatch, null);
  const { timeZone } = await requireRoom(tx, dispatch.userId, "messagesPerMonth", 1);
  return await requeue(tx, dispatch, await reserveQuota(tx, dispatch.userId, timeZone, 1));
});

/** Locks one of the viewer's dispatches and its lane until the transaction ends. */
async function lockOwnDispatch(tx: Tx, id: DispatchId): Promise<Dispatch> {
  const userId = permit(tx.viewer, "dispatch.send");
  if (!isId("dsp", id)) throw new Failure("DISPATCH_NOT_FOUND", ["id"]);
  const own = tx.db.selectFrom("dispatches").select(asDispatch)
    .where("id", "=", id).where("user_id", "=", userId);
  const found = await own.executeTakeFirst();
  if (!found) throw new Failure("DISPATCH_NOT_FOUND", ["id"]);
  await lockLanes(tx, [found.sessionId]);
  return await own.forUpdate().executeTakeFirstOrThrow();
}

/** Checks that a dispatch's offer pays its person, or that they confirmed that it does not. */
async function requireSendable(tx: Tx, dispatch: Dispatch, isConfirmed: boolean): Promise<void> {
  const { offerId, reasonCode } = dispatch;
  if (!offerId && reasonCode === "OFFER_DELETED") throw new Failure("OFFER_NOT_FOUND", ["id"]);
  if (!offerId) return;
  const access = { permission: "offer.see", lock: "NO_KEY", includesDeleted: true } as const;
  await requirePaidOrConfirmed(tx, await requireOwnOffer(tx, offerId, access), isConfirmed, "id");
}

/**
 * Queues a locked dispatch again, to start as soon as the pace allows. @throws Failure
 * SESSION_NOT_CONNECTED
 */
async function requeue(
  tx: Tx,
  dispatch: Dispatch,
  reservedMonth: string | null,
): Promise<Dispatch> {
  const { db, now, emit } = tx;
  const session = await db.selectFrom("messenger_sessions").select("disconnected_at")
    .where("id", "=", dispatch.sessionId).executeTakeFirstOrThrow();
  if (session.disconnected_at) throw new Failure("SESSION_NOT_CONNECTED", ["id"]);
  const queued = await db.updateTable("dispatches").set({
    status: "QUEUED",
    reason_code: null,
    planned_at: now,
    place: 0,
    moved_from: null,
    expires_at: sql`${now}::timestamptz + make_interval(mins => (
      select late_after_minutes from bot_settings where user_id = ${dispatch.userId}
    ))`,
    settled_at: null,
    reserved_month: reservedMonth,
    journal: appendJournal({ at: now.toISOString(), step: "QUEUED", reason: "BY_PERSON" }),
  }).where("id", "=", dispatch.id).returning(asDispatch).executeTakeFirstOrThrow();
  await scheduleLanes(tx, [dispatch.sessionId]);
  const { id: dispatchId, userId, sessionId, offerId } = dispatch;
  if (offerId) {
    await markOfferQueued(tx, offerId);
  }
  emit({ name: "dispatch.queued", userId, dispatchId, sessionId, offerId });
  return queued;
}

type ResolveDispatch = RetryDispatch & { readonly arrived: boolean };

/**
 * Resolves an uncertain dispatch by what the person saw in the group: it arrived, or it is sent
 * again. Its quota is unchanged. @throws Failure OFFER_UNPAID unless `isUnpaidConfirmed`, if it is
 * sent again
 */
export const resolveDispatch = command(
  async (tx, input: ResolveDispatch): Promise<Dispatch> => {
    const { db, now, emit } = tx;
    const dispatch = await lockOwnDispatch(tx, input.id);
    if (dispatch.status !== "UNCERTAIN") {
      throw new Failure("DISPATCH_NOT_UNCERTAIN", ["id"]);
    }
    const { id: dispatchId, userId, sessionId, offerId } = dispatch;
    if (!input.arrived) {
      await requireSendable(tx, dispatch, input.isUnpaidConfirmed === true);
      return await requeue(tx, dispatch, dispatch.reservedMonth);
    }
    const reason = "PERSON_SAW_IT";
    const seen = await db.updateTable("dispatches").set({
      status: "SENT",
      reason_code: reason,
      journal: appendJournal({ at: now.toISOString(), step: "RESOLVED", reason }),
    }).where("id", "=", dispatchId).returning(asDispatch).executeTakeFirstOrThrow();
    await updateOfferOutcomes(tx, [offerId]);
    emit({ name: "dispatch.sent", userId, dispatchId, sessionId, offerId });
    await recordSent(tx, [dispatchId]);
    return seen;
  },
);

import { command, type Tx } from "../../command.ts";
import { Failure } from "../../errors.ts";
import type { Given } from "../../given.ts";
import { type DispatchId, isId, type OfferId, type SessionId, type UserId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import { updateOfferOutcomes } from "../../offers/commands.ts";
import { releaseQuota } from "../../users/commands.ts";
import type { MessageOrigin, Reason } from "./dispatch.ts";
import { appendJournal } from "./journal.ts";
import { lockLanesOf } from "./enqueue.ts";

type CancelDispatches = Given<{
  dispatchIds: readonly DispatchId[];
  offerId: OfferId;
  sessionId: SessionId;
}>;

/** The most messages listed in one call. */
const MOST = 500;
const isDispatch = (id: string) => isId("dsp", id);

/** Cancels the viewer's queued messages: these, an offer's, or a session's. @returns their ids. */
export const cancelDispatches = command(async (tx, input: CancelDispatches) => {
  const userId = permit(tx.viewer, "dispatch.edit");
  const { dispatchIds, offerId, sessionId } = input;
  const isValid = dispatchIds
    ? dispatchIds.length > 0 && dispatchIds.length <= MOST && dispatchIds.every(isDispatch)
    : offerId != null || sessionId != null;
  if (!isValid) {
    throw new Failure("DISPATCH_NOT_FOUND", ["ids"]);
  }
  if (offerId != null && !isId("ofr", offerId)) throw new Failure("OFFER_NOT_FOUND", ["offerId"]);
  if (sessionId != null && !isId("ses", sessionId)) {
    throw new Failure("SESSION_NOT_FOUND", ["sessionId"]);
  }
  const ids = await cancelQueue(tx, {
    userId,
    dispatchIds: dispatchIds ?? undefined,
    offerId: offerId ?? undefined,
    sessionId: sessionId ?? undefined,
  }, "BY_PERSON");
  if (ids.length === 0) throw new Failure("DISPATCH_NOT_QUEUED");
  return ids;
});

/** Selects messages of a person; absent properties do not narrow the selection. */
export type Which = {
  readonly userId: UserId;
  readonly dispatchIds?: readonly DispatchId[] | undefined;
  readonly offerId?: OfferId | undefined;
  readonly sessionId?: SessionId | undefined;
  readonly origin?: MessageOrigin | undefined;
  /** Queued at this instant or earlier. */
  readonly queuedUntil?: Date | undefined;
};

/**
 * Cancels queued messages and returns them to the month's quota; one that is being sent continues.
 */
export async function cancelQueue(
  tx: Tx,
  { userId, dispatchIds, offerId, sessionId, origin, queuedUntil }: Which,
  reason: Reason,
): Promise<DispatchId[]> {
  const { db, now, emit } = tx;
  await lockLanesOf(tx, userId);
  const canceled = await db.updateTable("dispatches")
    .set({
      status: "CANCELED",
      reason_code: reason,
      settled_at: now,
      journal: appendJournal({ at: now.toISOString(), step: "CANCELED", reason }),
    })
    .where("user_id", "=", userId).where("status", "=", "QUEUED")
    .$if(dispatchIds !== undefined, (q) => q.where("id", "in", dispatchIds!))
    .$if(offerId !== undefined, (q) => q.where("offer_id", "=", offerId!))
    .$if(sessionId !== undefined, (q) => q.where("session_id", "=", sessionId!))
    .$if(origin !== undefined, (q) => q.where("origin", "=", origin!))
    .$if(queuedUntil !== undefined, (q) => q.where("created_at", "<=", queuedUntil!))
    .returning([
      "id",
      "user_id as userId",
      "session_id as sessionId",
      "offer_id as offerId",
      "reserved_month as reservedMonth",
    ])
    .execute();
  await releaseQuota(tx, canceled);
  await updateOfferOutcomes(tx, canceled.map((dispatch) => dispatch.offerId));
  for (const { id, sessionId, offerId } of canceled) {
    emit({ name: "dispatch.canceled", userId, dispatchId: id, sessionId, offerId });
  }
  return canceled.map(({ id }) => id);
}

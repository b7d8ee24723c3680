import { command } from "../../command.ts";
import { Failure } from "../../errors.ts";
import type { Given } from "../../given.ts";
import { type DispatchId, isId, type OfferId, type SessionId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import { cancelQueue } from "./cancel_queue.ts";

export type CancelDispatches = Given<{
  dispatchIds: readonly DispatchId[];
  offerId: OfferId;
  sessionId: SessionId;
}>;

/** Messages named one by one in one call. */
const MOST = 500;
const isDispatch = (id: string) => isId("dsp", id);

/** Takes the viewer's queued messages out: these, an offer's, or a session's. @returns which. */
export const cancelDispatches = command(async (tx, input: CancelDispatches) => {
  const userId = permit(tx.viewer, "dispatch.edit");
  const { dispatchIds, offerId, sessionId } = input;
  const isSaid = dispatchIds
    ? dispatchIds.length > 0 && dispatchIds.length <= MOST && dispatchIds.every(isDispatch)
    : offerId != null || sessionId != null;
  if (!isSaid) {
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

import { command } from "../../command.ts";
import { Failure } from "../../errors.ts";
import type { DispatchId } from "../../ids.ts";
import { updateOfferOutcomes } from "../../offers/commands.ts";
import type { Dispatch } from "./dispatch.ts";
import { journaled } from "./journal.ts";
import { lockOwnDispatch } from "./own_dispatch.ts";
import { requeue } from "./requeue.ts";
import { asDispatch } from "../tables.ts";

/**
 * Ends a doubt by what the person saw in the group: the message is there, or it goes out again. It
 * stays counted as it was.
 */
export const resolveDispatch = command(
  async (tx, input: { id: DispatchId; arrived: boolean }): Promise<Dispatch> => {
    const { db, now, emit } = tx;
    const dispatch = await lockOwnDispatch(tx, input.id);
    if (dispatch.status !== "UNCERTAIN") {
      throw new Failure("DISPATCH_NOT_UNCERTAIN", ["id"]);
    }
    const { id: dispatchId, userId, sessionId, offerId } = dispatch;
    if (!input.arrived) return await requeue(tx, dispatch, dispatch.reservedMonth);
    const reason = "PERSON_SAW_IT";
    const seen = await db.updateTable("dispatches").set({
      status: "SENT",
      reason,
      journal: journaled({ at: now.toISOString(), step: "RESOLVED", reason }),
    }).where("id", "=", dispatchId).returning(asDispatch).executeTakeFirstOrThrow();
    await updateOfferOutcomes(tx, [offerId]);
    emit({ name: "dispatch.sent", userId, dispatchId, sessionId, offerId });
    return seen;
  },
);

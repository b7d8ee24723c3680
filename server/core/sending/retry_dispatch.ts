import { command } from "../command.ts";
import { Failure } from "../errors.ts";
import type { DispatchId } from "../ids.ts";
import { requireRoom } from "../limits.ts";
import { gaveBack } from "./dispatch.ts";
import { lockOwnDispatch } from "./own_dispatch.ts";
import { reserve } from "./reserve.ts";
import { requeue } from "./requeue.ts";

/** Queues a message again that surely reached nobody; a test is not counted. @throws LimitReached */
export const retryDispatch = command(async (work, input: { id: DispatchId }) => {
  const dispatch = await lockOwnDispatch(work, input.id);
  if (!gaveBack(dispatch.status)) throw new Failure("DISPATCH_NOT_FAILED", ["dispatchId"]);
  if (dispatch.reservedMonth === null) return await requeue(work, dispatch, null);
  const { zone } = await requireRoom(work, dispatch.userId, "messagesPerMonth", 1);
  return await requeue(work, dispatch, await reserve(work, dispatch.userId, zone, 1));
});

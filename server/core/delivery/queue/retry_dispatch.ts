import { command } from "../../command.ts";
import { Failure } from "../../errors.ts";
import type { DispatchId } from "../../ids.ts";
import { requireRoom } from "../../limits.ts";
import { gaveBack } from "./dispatch.ts";
import { lockOwnDispatch } from "./own_dispatch.ts";
import { reserveQuota } from "../../users/commands.ts";
import { requeue } from "./requeue.ts";

/** Queues a message again that surely reached nobody; a test is not counted. @throws LimitReached */
export const retryDispatch = command(async (tx, input: { id: DispatchId }) => {
  const dispatch = await lockOwnDispatch(tx, input.id);
  if (!gaveBack(dispatch.status)) throw new Failure("DISPATCH_NOT_FAILED", ["id"]);
  if (dispatch.reservedMonth === null) return await requeue(tx, dispatch, null);
  const { zone } = await requireRoom(tx, dispatch.userId, "messagesPerMonth", 1);
  return await requeue(tx, dispatch, await reserveQuota(tx, dispatch.userId, zone, 1));
});

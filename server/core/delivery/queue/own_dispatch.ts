import type { Tx } from "../../command.ts";
import { Failure } from "../../errors.ts";
import { type DispatchId, isId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import type { Dispatch } from "./dispatch.ts";
import { lockLanes } from "./enqueue.ts";
import { asDispatch } from "../tables.ts";

/** One of the viewer's dispatches, locked with its lane until the transaction ends. */
export async function lockOwnDispatch(tx: Tx, id: DispatchId): Promise<Dispatch> {
  const userId = permit(tx.viewer, "dispatch.send");
  if (!isId("dsp", id)) throw new Failure("DISPATCH_NOT_FOUND", ["id"]);
  const own = tx.db.selectFrom("dispatches").select(asDispatch)
    .where("id", "=", id).where("user_id", "=", userId);
  const found = await own.executeTakeFirst();
  if (!found) throw new Failure("DISPATCH_NOT_FOUND", ["id"]);
  await lockLanes(tx, [found.sessionId]);
  return await own.forUpdate().executeTakeFirstOrThrow();
}

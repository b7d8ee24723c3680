import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import type { DispatchId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import type { Dispatch } from "./dispatch.ts";
import { asDispatch } from "../tables.ts";

/** Many of the viewer's dispatches by id, in the order asked for, a `Failure` where there is none. */
export async function loadDispatches(
  { db, viewer }: Context,
  ids: readonly DispatchId[],
): Promise<(Dispatch | Failure)[]> {
  const userId = permit(viewer, "dispatch.see");
  const dispatches = await db.selectFrom("dispatches").select(asDispatch)
    .where("id", "in", ids).where("user_id", "=", userId).execute();
  const byId = new Map(dispatches.map((dispatch) => [dispatch.id, dispatch]));
  return ids.map((id) => byId.get(id) ?? new Failure("DISPATCH_NOT_FOUND"));
}

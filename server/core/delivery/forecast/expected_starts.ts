import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { DispatchId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import { expectedIn, laneOutlooks } from "./lane_outlooks.ts";

/**
 * About when each of the viewer's queued dispatches will start. Null, or absent: that is not known,
 * because its lane stands still, it waits too far behind, or it is not queued.
 */
export async function expectedStarts(
  ctx: Context,
  ids: readonly DispatchId[],
): Promise<ReadonlyMap<DispatchId, Date | null>> {
  const { db, viewer, now } = ctx;
  const lanes = await db.selectFrom("dispatches").select("session_id").distinct()
    .where("id", "in", ids).where("user_id", "=", permit(viewer, "dispatch.see"))
    .where("status", "=", sql.lit("QUEUED" as const)).execute();
  const outlooks = await laneOutlooks(ctx, lanes.map(({ session_id }) => session_id));
  return new Map([...outlooks.values()].flatMap((lane) => {
    const starts = expectedIn(lane, lane.queue, now);
    return lane.queue.map(({ id }, place) => [id, starts[place]!] as const);
  }));
}

import { plannedSendings } from "../../campaigns/calendar/queries.ts";
import type { Context } from "../../context.ts";
import type { GroupId, UserId } from "../../ids.ts";

/** Returns a person's groups that have a message at an instant that comes, or will by the calendar. */
export async function takenGroups(
  ctx: Pick<Context, "db" | "now">,
  userId: UserId,
  slot: Date,
): Promise<ReadonlySet<GroupId>> {
  const queued = await ctx.db.selectFrom("dispatches").select("group_id").distinct()
    .where("user_id", "=", userId).where("status", "=", "QUEUED").where("planned_at", "=", slot)
    .execute();
  const planned = (await plannedSendings(ctx, userId))(slot);
  return new Set([...queued.map(({ group_id }) => group_id), ...planned]);
}

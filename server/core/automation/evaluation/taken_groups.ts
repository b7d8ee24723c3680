import type { Context } from "../../context.ts";
import type { GroupId, UserId } from "../../ids.ts";

/** Returns a person's groups that have a message at an instant that comes. */
export async function takenGroups(
  { db }: Pick<Context, "db" | "now">,
  userId: UserId,
  slot: Date,
): Promise<ReadonlySet<GroupId>> {
  const queued = await db.selectFrom("dispatches").select("group_id").distinct()
    .where("user_id", "=", userId).where("status", "=", "QUEUED").where("planned_at", "=", slot)
    .execute();
  return new Set(queued.map(({ group_id }) => group_id));
}

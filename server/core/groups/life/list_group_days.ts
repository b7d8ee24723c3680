import type { Context } from "../../context.ts";
import type { GroupId } from "../../ids.ts";
import { permit } from "../../permissions.ts";

/** People who joined and left a group on one day: how many, never who. */
export type GroupDay = {
  /** YYYY-MM-DD, in the person's calendar. */
  readonly day: string;
  readonly joined: number;
  readonly left: number;
  /** How many were in it at the end; null: not counted yet. */
  readonly members: number | null;
};

/** The most days of one answer. */
const MOST_GROUP_DAYS = 90;

/** Returns the last days of one of the viewer's groups on which something was known, oldest first. */
export async function listGroupDays(
  { db, viewer }: Context,
  groupId: GroupId,
  days: number,
): Promise<GroupDay[]> {
  const userId = permit(viewer, "group.see");
  const rows = await db.selectFrom("group_days")
    .select(["day", "joined", "left_count as left", "members"])
    .where("group_id", "=", groupId).where("user_id", "=", userId)
    .orderBy("day", "desc").limit(Math.max(1, Math.min(days, MOST_GROUP_DAYS))).execute();
  return rows.toReversed();
}

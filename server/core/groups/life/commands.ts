import { sql } from "kysely";
import type { Tx } from "../../command.ts";
import type { GroupId, SessionId, UserId } from "../../ids.ts";
import type { MemberChange } from "../../delivery/messenger.ts";
import { dayOf } from "../../zoned.ts";

/** How many members a group has, as a messenger said just now. */
type MemberCount = {
  readonly groupId: GroupId;
  readonly members: number;
};

/** Adds people who joined or left to the group's day, in the person's calendar. */
export async function recordMemberChange(
  tx: Tx,
  { id: sessionId, userId }: { readonly id: SessionId; readonly userId: UserId },
  { externalId, joined, left }: MemberChange,
): Promise<void> {
  const { db } = tx;
  const group = await db.selectFrom("groups").select("id").where("session_id", "=", sessionId)
    .where("external_id", "=", externalId).where("left_at", "is", null)
    .where("kind", "<>", "PRIVATE").executeTakeFirst();
  if (!group) return;
  const day = await today(tx, userId);
  await sql`
    insert into group_days (group_id, user_id, day, joined, left_count, members)
    values (${group.id}, ${userId}, ${day}, ${joined}, ${left}, ${lastCount(group.id)} + ${
    joined - left
  }::int)
    on conflict (group_id, day) do update set joined = group_days.joined + ${joined},
      left_count = group_days.left_count + ${left},
      members = greatest(0, group_days.members + ${joined - left}::int)`.execute(db);
}

/**
 * Records how many members groups have. The difference from what was known so far joined or left
 * unseen: while no process was connected, or in a group whose messenger does not say it.
 */
export async function recordMemberCounts(
  tx: Tx,
  userId: UserId,
  counts: readonly MemberCount[],
): Promise<void> {
  if (counts.length === 0) return;
  const day = await today(tx, userId);
  await sql`
    with counted as (
      select c.id, c.members, c.members - coalesce((
        select g.members from group_days g where g.group_id = c.id and g.members is not null
        order by g.day desc limit 1
      ), c.members) as more
      from unnest(
        ${counts.map(({ groupId }) => groupId)}::text[],
        ${counts.map(({ members }) => members)}::int[]
      ) as c (id, members)
    )
    insert into group_days (group_id, user_id, day, joined, left_count, members)
    select id, ${userId}, ${day}, greatest(more, 0), greatest(-more, 0), members from counted
    on conflict (group_id, day) do update set joined = group_days.joined + excluded.joined,
      left_count = group_days.left_count + excluded.left_count, members = excluded.members`
    .execute(tx.db);
}

const lastCount = (groupId: GroupId) =>
  sql`(select members from group_days where group_id = ${groupId} and members is not null
    order by day desc limit 1)`;

async function today({ db, now }: Tx, userId: UserId): Promise<string> {
  const { timeZone } = await db.selectFrom("users").select("time_zone as timeZone")
    .where("id", "=", userId).executeTakeFirstOrThrow();
  return dayOf(now, timeZone);
}

import { sql } from "kysely";
import type { Context } from "../../context.ts";
import type { GroupId } from "../../ids.ts";
import { hasOwnPace, type PacedGroup } from "./group_pace.ts";
import { LOOKS_BACK_MS } from "./pace.ts";

type Row = {
  id: GroupId;
  gapMs: number | null;
  perHour: number | null;
  perDay: number | null;
  quietFrom: string | null;
  quietTo: string | null;
  timeZone: string;
  starts: Date[] | null;
  waiting: Date[] | null;
};

/**
 * Loads what is set for each of these groups, and what happened there. The starts are read by their
 * sessions, which the index is by. A queued message that started before starts again, and does not
 * count.
 */
export async function loadGroupPaces(
  { db, now }: Context,
  ids: readonly GroupId[],
): Promise<ReadonlyMap<GroupId, PacedGroup>> {
  if (ids.length === 0) return new Map();
  const since = new Date(now.getTime() - LOOKS_BACK_MS);
  const { rows } = await sql<Row>`
    with wanted as (select * from groups where id = any (${ids}::text[])),
    past as (
      select group_id, array_agg(least(started_at, ${now}::timestamptz) order by started_at desc) as starts
      from dispatches
      where session_id in (select session_id from wanted)
        and group_id in (select id from wanted)
        and started_at > ${since}::timestamptz and status <> 'QUEUED'
      group by group_id
    ),
    ahead as (
      select group_id, array_agg(planned_at) as waiting from dispatches
      where session_id in (select session_id from wanted)
        and group_id in (select id from wanted)
        and status = 'QUEUED' and reason_code = 'GROUP_PACE' and planned_at > ${now}::timestamptz
      group by group_id
    )
    select g.id, g.gap_ms as "gapMs", g.per_hour as "perHour", g.per_day as "perDay",
      g.quiet_from as "quietFrom", g.quiet_to as "quietTo", u.time_zone as "timeZone",
      past.starts, ahead.waiting
    from wanted g join users u on u.id = g.user_id
    left join past on past.group_id = g.id
    left join ahead on ahead.group_id = g.id`.execute(db);
  return new Map(rows.map(({ id, quietFrom, quietTo, starts, waiting, ...pace }) => [id, {
    ...pace,
    quietHours: quietFrom && quietTo ? { from: quietFrom, to: quietTo } : null,
    starts: starts ?? [],
    waiting: waiting ?? [],
  }]));
}

/** Loads those of these groups that have a pace of their own. */
export async function loadOwnPaces(
  ctx: Context,
  ids: readonly GroupId[],
): Promise<ReadonlyMap<GroupId, PacedGroup>> {
  const paces = await loadGroupPaces(ctx, await withOwnPace(ctx, ids));
  return new Map([...paces].filter(([, group]) => hasOwnPace(group)));
}

async function withOwnPace({ db }: Context, ids: readonly GroupId[]): Promise<GroupId[]> {
  if (ids.length === 0) return [];
  const rows = await db.selectFrom("groups").select("id").where("id", "in", ids)
    .where((eb) =>
      eb.or(
        (["gap_ms", "per_hour", "per_day", "quiet_from"] as const)
          .map((name) => eb(name, "is not", null)),
      )
    ).execute();
  return rows.map(({ id }) => id);
}

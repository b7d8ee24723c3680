import { sql } from "kysely";
import { command, type Tx } from "../command.ts";
import type { Context } from "../context.ts";
import type { UserId } from "../ids.ts";
import { firstStoredDay } from "../links/queries.ts";
import { storeSent } from "./commands.ts";
import {
  addTo,
  clickContribution,
  conversionContribution,
  messageContribution,
} from "./daily_results.ts";

/** A person's rebuilt results, and the first day that was counted again. */
type Rebuilt = { readonly userId: UserId; readonly since: string };

/** Counts the results of all people again, or of one, and yields each. */
export async function* rebuildResults(ctx: Context, only: UserId | null): AsyncGenerator<Rebuilt> {
  const people = await ctx.db.selectFrom("users").select("id")
    .$if(only !== null, (q) => q.where("id", "=", only!)).orderBy("id").execute();
  for (const { id: userId } of people) {
    yield { userId, since: await rebuildPerson(ctx, userId) };
  }
}

/**
 * Counts a person's results again from the messages, the stored clicks and the purchases. Each counts
 * for the day that it had, whatever the person's zone is now. Days whose
 * clicks are no longer stored stay as they are. Other counting waits meanwhile.
 * @returns the first day that was counted again
 */
export const rebuildPerson = command(async (tx, userId: UserId): Promise<string> => {
  const { db } = tx;
  await sql`lock table daily_results in share row exclusive mode`.execute(db);
  await sql`set local work_mem = '256MB'`.execute(db); // a year of clicks is grouped in memory
  const since = await firstDay(tx);
  await rebuildMessages(tx, userId, since);
  await db.deleteFrom("daily_results").where("user_id", "=", userId).where("day", ">=", since)
    .execute();
  await sql`
    with clicks as (
      select c.user_id, case when c.dispatch_id is null then c.link_id end as link_id,
        null as dispatch_id, c.group_id, c.template_id, c.variant, c.marketplace, c.product_id,
        local.at::date as day, to_char(local.at, 'HH24') as hour,
        count(*) filter (where c.visitor_kind = 'PERSON') as people,
        count(*) filter (where c.visitor_kind <> 'PERSON') as bots
      from link_clicks c join users u on u.id = c.user_id
        cross join lateral (
          -- A click of before its offset was stored counts by the present zone.
          select coalesce(
            c.at at time zone 'UTC' + make_interval(mins => c.utc_offset),
            c.at at time zone u.time_zone
          ) as at
        ) local
      where c.user_id = ${userId} and not c.is_repeat
      group by 1, 2, 4, 5, 6, 7, 8, 9, 10
    )
    ${
    addTo([
      messageContribution(
        sql`(select * from message_results where user_id = ${userId} and day >= ${since}) c`,
      ),
      clickContribution(sql`(select * from clicks where day >= ${since}) c`),
      conversionContribution(
        sql`(select 1 as sign, * from conversions where user_id = ${userId} and day >= ${since}) c`,
      ),
    ])
  }`.execute(db);
  return since;
});

/** Returns the first day of which every zone's clicks are stored, and of which they stay meanwhile. */
async function firstDay({ db }: Tx): Promise<string> {
  await sql`lock table counted_clicks in access share mode`.execute(db); // no month is dropped
  const first = await firstStoredDay({ db });
  return first === null ? "0001-01-01" : Temporal.PlainDate.from(first).add({ days: 1 }).toString();
}

/** Counts again what came of each message. What it is attributed to stays as it was. */
async function rebuildMessages({ db }: Tx, userId: UserId, since: string): Promise<void> {
  await storeSent(
    sql`d.user_id = ${userId} and (sent.at at time zone u.time_zone)::date >= ${since}::date`,
  ).execute(db);
  await sql`
    update message_results m set is_delivered = true
    from dispatches d
    where d.id = m.dispatch_id and m.user_id = ${userId} and m.day >= ${since}
      and m.is_delivered = false and d.delivered > 0`.execute(db);
  await sql`
    with clicked as (
      select dispatch_id, count(*)::int as clicks from link_clicks
      where user_id = ${userId} and dispatch_id is not null and visitor_kind = 'PERSON'
        and not is_repeat
      group by dispatch_id
    ), bought as (
      select dispatch_id, count(*)::int as purchases from conversions
      where user_id = ${userId} and dispatch_id is not null and status <> 'CANCELED'
      group by dispatch_id
    ), counted as (
      select m.dispatch_id, coalesce(c.clicks, 0) as clicks, coalesce(b.purchases, 0) as purchases
      from message_results m
        left join clicked c using (dispatch_id) left join bought b using (dispatch_id)
      where m.user_id = ${userId} and (m.day >= ${since} or m.day is null)
    )
    update message_results m set clicks = counted.clicks, purchases = counted.purchases
    from counted
    where m.dispatch_id = counted.dispatch_id
      and (m.clicks, m.purchases) is distinct from (counted.clicks, counted.purchases)`.execute(db);
}

import { type RawBuilder, sql } from "kysely";
import type { Context } from "../context.ts";
import type { DispatchId } from "../ids.ts";
import {
  addTo,
  clickContribution,
  deliveryContribution,
  messageClickContribution,
  messageContribution,
} from "./daily_results.ts";

// What other domains report of messages and clicks, inside their own transactions and as the last
// thing: the rows of a person's day are those that everybody waits for.

type Database = Pick<Context, "db">;

/**
 * The statement that stores sent messages, those of dispatches `d` sent at `sent.at` to people `u`.
 * Tests are none; a text without an offer has no product. It returns the rows that were not stored as sent before.
 */
export const storeSent = (where: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`
    insert into message_results as m (dispatch_id, user_id, group_id, template_id, variant,
      marketplace, product_id, sent_at, day, hour, is_delivered)
    select d.id, d.user_id, d.group_id, d.template_id, d.variant, o.marketplace, o.product_id,
      sent.at, (sent.at at time zone u.time_zone)::date,
      extract(hour from sent.at at time zone u.time_zone),
      case when s.channel <> 'TELEGRAM' then d.delivered > 0 end
    from dispatches d
      left join offers o on o.id = d.offer_id
      join users u on u.id = d.user_id
      join messenger_sessions s on s.id = d.session_id
      cross join lateral (select coalesce(d.accepted_at, d.settled_at) as at) sent
    where d.status = 'SENT' and coalesce(d.offer_id, d.campaign_text_id) is not null
      and sent.at is not null and ${where}
    order by d.id
    on conflict (dispatch_id) do update set
      group_id = excluded.group_id, template_id = excluded.template_id,
      variant = excluded.variant, marketplace = excluded.marketplace,
      product_id = excluded.product_id, sent_at = excluded.sent_at, day = excluded.day,
      hour = excluded.hour, is_delivered = excluded.is_delivered
    where m.sent_at is null
    returning m.*`;

/** Counts those of these messages that were sent, each once however often it is reported. */
export async function recordSent({ db }: Database, ids: readonly DispatchId[]): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    with sent as (${storeSent(sql`d.id = any (${ids}::text[])`)})
    ${addTo([messageContribution(sql`sent c`)])}`.execute(db);
}

/** Counts those of these sent messages that reached a phone, each once. */
export async function recordDelivered(
  { db }: Database,
  ids: readonly DispatchId[],
): Promise<void> {
  if (ids.length === 0) return;
  await sql`
    with delivered as (
      update message_results set is_delivered = true
      where dispatch_id in (
        select m.dispatch_id from message_results m join dispatches d on d.id = m.dispatch_id
        where m.dispatch_id = any (${ids}::text[]) and not m.is_delivered and d.delivered > 0
        order by m.dispatch_id for no key update of m
      )
      returning *
    )
    ${addTo([deliveryContribution(sql`delivered c`)])}`.execute(db);
}

/**
 * The `with` queries that count clicks, for the statement that stores them. `from`: how many people and
 * bots followed a link in an hour of a day, with what the link is attributed to. A message whose
 * sending is not confirmed yet keeps its clicks until it is.
 */
export const addClicks = (from: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`
    more as (
      select dispatch_id, min(user_id) as user_id, sum(people)::int as more
      from ${from} c where people > 0 and dispatch_id is not null group by dispatch_id
    ), clicked as (
      insert into message_results as m (dispatch_id, user_id, clicks)
      select dispatch_id, user_id, more from more order by dispatch_id
      on conflict (dispatch_id) do update set clicks = m.clicks + excluded.clicks
      returning m.*
    ), results as (${
    addTo([
      clickContribution(sql`${from} c`),
      messageClickContribution(
        sql`(select clicked.*, more.more from clicked join more using (dispatch_id)) c`,
      ),
    ])
  })`;

import { type Kysely, sql } from "kysely";
import { retried } from "../../../database/transaction.ts";
import { countClicks } from "../../insights/commands.ts";
import type { ShortLinkId, UserId } from "../../ids.ts";
import type { Tables } from "../../tables.ts";
import type { Click } from "./click.ts";

/** A link whose counts changed. */
export type ClickedLink = { readonly linkId: ShortLinkId; readonly userId: UserId };

/**
 * Stores clicks, with what their links are attributed to, and counts them, in one statement: what
 * it costs to ask the database is a large part of what a click costs. A click that is stored already
 * changes nothing; one of a link that is gone is dropped.
 * @returns the links whose counts changed
 */
export const recordClicks = (db: Kysely<Tables>, clicks: readonly Click[]) =>
  retried(async (): Promise<readonly ClickedLink[]> => {
    const { rows } = await sql<ClickedLink>`
      with sent as (
        select * from unnest(
          ${column(clicks, ({ id }) => id)}::uuid[],
          ${column(clicks, ({ linkId }) => linkId)}::text[],
          ${column(clicks, ({ at }) => at)}::bigint[],
          ${column(clicks, ({ kind }) => kind)}::text[],
          ${column(clicks, ({ isRepeat }) => isRepeat)}::boolean[],
          ${column(clicks, ({ device }) => device)}::text[],
          ${column(clicks, ({ country }) => country)}::text[],
          ${column(clicks, ({ referrerHost }) => referrerHost)}::text[]
        ) as click (id, link_id, at, visitor_kind, is_repeat, device, country, referrer_host)
      ), stored as (
        insert into link_clicks (
          id, user_id, link_id, at, visitor_kind, is_repeat, device, country, referrer_host,
          group_id, template_id, variant, marketplace, product_id, dispatch_id, utc_offset
        )
        select
          sent.id, link.user_id, sent.link_id, instant.at, sent.visitor_kind,
          sent.is_repeat, sent.device, sent.country, sent.referrer_host, link.group_id,
          link.template_id, link.variant, link.marketplace, link.product_id, link.dispatch_id,
          extract(epoch from instant.at at time zone u.time_zone - instant.at at time zone 'UTC') / 60
        from sent
          cross join lateral (select to_timestamp(sent.at / 1000.0) as at) instant
          join short_links link on link.id = sent.link_id
          join users u on u.id = link.user_id
        on conflict do nothing
        returning *
      ), counted as (
        select
          link_id, user_id,
          count(*) filter (where visitor_kind = 'PERSON') as people,
          count(*) filter (where visitor_kind <> 'PERSON') as bots
        from stored where not is_repeat group by link_id, user_id
      ), added as (
        update short_links link
        set click_count = click_count + people, bot_count = bot_count + bots
        from counted
        where link.id = counted.link_id
      ), ${countClicks(sql`stored`)}
      select link_id as "linkId", user_id as "userId" from counted`.execute(db);
    return rows;
  });

/** Returns an array as PostgreSQL writes it; ids, names and hosts need no quotes. */
const column = (clicks: readonly Click[], value: (click: Click) => unknown): string =>
  `{${clicks.map((click) => value(click) ?? "null").join(",")}}`;

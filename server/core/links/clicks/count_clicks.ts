import { type Kysely, type RawBuilder, sql } from "kysely";
import { isRefused, retried, savepoint, transaction } from "../../../database/transaction.ts";
import { addClicks } from "../../insights/commands.ts";
import type { ShortLinkId, UserId } from "../../ids.ts";
import type { Tables } from "../../tables.ts";

/** A link whose counts changed. */
export type ClickedLink = { readonly linkId: ShortLinkId; readonly userId: UserId };

export type CountedClicks = {
  readonly links: readonly ClickedLink[];
  /** Whether there may be more to count. */
  readonly isMore: boolean;
  /** Why the database refused batches, which are dropped. */
  readonly refusals: readonly unknown[];
};

/** Batches of one round. */
const MOST_BATCHES = 100;

/**
 * Counts stored clicks that are not counted yet. A batch that the database refuses is dropped alone, so
 * that it does not keep the others from being counted.
 */
export async function countNewClicks(db: Kysely<Tables>): Promise<CountedClicks> {
  try {
    return await countBatches(db, oldest(MOST_BATCHES));
  } catch (error) {
    if (!isRefused(error)) throw error;
    const [links, refusals]: [ClickedLink[], unknown[]] = [[], []];
    for (let n = 0; n < MOST_BATCHES; n++) {
      const one = await countOne(db);
      if (one === null) return { links, refusals, isMore: false };
      links.push(...one.links);
      refusals.push(...one.refusals);
    }
    return { links, refusals, isMore: true };
  }
}

/** Counts the oldest batch, or drops it. */
const countOne = (db: Kysely<Tables>): Promise<CountedClicks | null> =>
  transaction(db, async (tx) => {
    const { rows: [batch] } = await sql<{ id: string }>`${oldest(1)}`.execute(tx);
    if (!batch) return null;
    try {
      return await savepoint(tx, () => countBatches(tx, sql`select ${batch.id}::bigint`));
    } catch (error) {
      if (!isRefused(error)) throw error;
      await sql`delete from new_clicks where id = ${batch.id}`.execute(tx);
      return { links: [], refusals: [error], isMore: true };
    }
  });

/** Selects and locks the oldest batches; another process counts others meanwhile. */
const oldest = (most: number): RawBuilder<unknown> =>
  sql`select id from new_clicks order by id limit ${sql.lit(most)} for update skip locked`;

/**
 * Counts batches and keeps them by person, in one statement. The clicks of a link are added up first: however many they are, its rows are written once. The offset of a zone
 * changes at most at a quarter of an hour. A click of a link that is gone is dropped.
 */
const countBatches = (db: Kysely<Tables>, ids: RawBuilder<unknown>) =>
  retried(async (): Promise<CountedClicks> => {
    const { rows } = await sql<Partial<ClickedLink> & { taken: number }>`
      with taken as (
        delete from new_clicks where id = any (array(${ids})) returning *
      ), click as materialized (
        select click.*, click.at / 900000 as quarter from taken
          cross join lateral unnest(ats, link_ids, visitor_kinds, repeats, devices, countries,
            referrer_hosts) as click (at, link_id, visitor_kind, is_repeat, device, country,
            referrer_host)
      ), counted as (
        select link_id, quarter,
          (count(*) filter (where visitor_kind = 'PERSON' and not is_repeat))::int as people,
          (count(*) filter (where visitor_kind <> 'PERSON' and not is_repeat))::int as bots
        from click group by link_id, quarter
      ), found as materialized (
        select counted.*, link.user_id, link.group_id, link.template_id, link.variant,
          link.marketplace, link.product_id, link.dispatch_id
        from counted join short_links link on link.id = counted.link_id
      ), placed as materialized (
        select one.user_id, one.quarter, instant.at, (extract(epoch from
          instant.at at time zone u.time_zone - instant.at at time zone 'UTC') / 60)::smallint
          as utc_offset
        from (select distinct user_id, quarter from found) one
          join users u on u.id = one.user_id
          cross join lateral (select to_timestamp(one.quarter * 900) as at) instant
      ), stored as (
        insert into counted_clicks (user_id, at, utc_offset, milliseconds, link_ids, visitor_kinds,
          repeats, devices, countries, referrer_hosts)
        select placed.user_id, placed.at, placed.utc_offset,
          array_agg((click.at % 900000)::int), array_agg(click.link_id),
          array_agg(click.visitor_kind), array_agg(click.is_repeat), array_agg(click.device),
          array_agg(click.country), array_agg(click.referrer_host)
        from click join found using (link_id, quarter) join placed using (user_id, quarter)
        group by placed.user_id, placed.at, placed.utc_offset
      ), changed as materialized (
        select link_id, user_id, sum(people)::int as people, sum(bots)::int as bots
        from found where people > 0 or bots > 0 group by link_id, user_id
      ), added as (
        update short_links link
        set click_count = click_count + people, bot_count = bot_count + bots
        from changed where link.id = changed.link_id
      ), clicks as materialized (
        select found.*, local.at::date as day, to_char(local.at, 'HH24') as hour
        from found join placed using (user_id, quarter) cross join lateral (
          select placed.at at time zone 'UTC' + make_interval(mins => utc_offset) as at
        ) local
        where people > 0 or bots > 0
      ), ${addClicks(sql`clicks`)}
      select link_id as "linkId", user_id as "userId", taken::int
      from (select count(*) as taken from taken) t left join changed on true`.execute(db);
    return {
      links: rows.filter((row): row is ClickedLink & { taken: number } => row.linkId != null)
        .map(({ linkId, userId }) => ({ linkId, userId })),
      isMore: rows[0]!.taken === MOST_BATCHES,
      refusals: [],
    };
  });

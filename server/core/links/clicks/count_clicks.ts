import { type Kysely, type RawBuilder, sql } from "kysely";
import { isRefused, savepoint, transaction } from "../../../database/transaction.ts";
import { addClicks } from "../../insights/commands.ts";
import type { ShortLinkId, UserId } from "../../ids.ts";
import type { Tables } from "../../tables.ts";
import { addUp, type LinkClicks, QUARTER_MS } from "./stored_clicks.ts";

/** A link whose counts changed. */
export type ClickedLink = { readonly linkId: ShortLinkId; readonly userId: UserId };

export type CountedClicks = {
  readonly links: readonly ClickedLink[];
  /** Whether there may be more to count. */
  readonly isMore: boolean;
  /** Why the database refused batches, which are dropped. */
  readonly refusals: readonly unknown[];
};

/**
 * Bytes of the batches of one round: however small they are, a round has those of a second, so that a
 * link's counts are written once; and what they take of this process's time is short.
 */
const MOST_BYTES = 1_000_000;

/** Batches that one statement takes, and that a round counts one by one after a refusal. */
const MOST_BATCHES = 60;

/**
 * Counts stored clicks that are not counted yet. A batch that the database refuses is dropped alone, so
 * that it does not keep the others from being counted.
 */
export async function countNewClicks(db: Kysely<Tables>): Promise<CountedClicks> {
  try {
    return await transaction(db, async (tx) => {
      const { batches, isMore } = await takeRound(tx);
      return { links: await count(tx, batches), isMore, refusals: [] };
    });
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
const countOne = (db: Kysely<Tables>): Promise<Omit<CountedClicks, "isMore"> | null> =>
  transaction(db, async (tx) => {
    const batches = (await takeOldest(tx, 1)).map(({ clicks }) => clicks);
    if (batches.length === 0) return null;
    try {
      return { links: await savepoint(tx, () => count(tx, batches)), refusals: [] };
    } catch (error) {
      if (!isRefused(error)) throw error;
      return { links: [], refusals: [error] };
    }
  });

/** Takes the batches of a round. */
async function takeRound(tx: Kysely<Tables>) {
  const batches: string[] = [];
  let [bytes, after] = [0, "0"];
  while (bytes < MOST_BYTES) {
    const taken = await takeOldest(tx, MOST_BATCHES, { after, bytes: MOST_BYTES - bytes });
    for (const { clicks, size } of taken) {
      batches.push(clicks);
      bytes += size;
    }
    if (taken.length < MOST_BATCHES && bytes < MOST_BYTES) return { batches, isMore: false };
    after = taken.at(-1)!.id; // the index still has the deleted rows before it
  }
  return { batches, isMore: true };
}

type TakenBatch = { readonly id: string; readonly clicks: string; readonly size: number };

/**
 * Takes the oldest batches; another process takes others meanwhile.
 * @param limit where to begin, and the bytes after which no other batch is taken
 */
async function takeOldest(
  tx: Kysely<Tables>,
  most: number,
  limit = { after: "0", bytes: MOST_BYTES },
): Promise<readonly TakenBatch[]> {
  const { rows } = await sql<TakenBatch>`
    with oldest as materialized (
      select id, octet_length(clicks) as size from new_clicks
      where id > ${limit.after}::bigint order by id limit ${sql.lit(most)} for update skip locked
    ), taken as (
      delete from new_clicks where id = any (array(
        select id from (
          select id, sum(size) over (order by id) - size as before from oldest
        ) one where before < ${limit.bytes}::bigint
      )) returning id, clicks, octet_length(clicks) as size
    )
    select id, clicks, size from taken order by id`.execute(tx);
  return rows;
}

async function count(tx: Kysely<Tables>, batches: readonly string[]): Promise<ClickedLink[]> {
  const clicked: ClickedLink[] = [];
  for (const [quarter, links] of addUp(batches)) {
    clicked.push(...await countQuarter(tx, quarter, [...links.values()]));
  }
  return clicked;
}

/**
 * Counts the clicks of a quarter of an hour, for which a zone's offset is the same, and stores them by
 * person, in one statement. However many a link's clicks are, its rows are written once: people's
 * clicks on a message's link with the message alone, the others with the link. A click of a link that
 * is gone is dropped.
 */
async function countQuarter(
  tx: Kysely<Tables>,
  quarter: number,
  links: readonly LinkClicks[],
): Promise<readonly ClickedLink[]> {
  const visits = links.flatMap(({ linkId, visits }) =>
    visits.map(({ visit, milliseconds }) => ({ linkId, visit, milliseconds }))
  );
  const { rows } = await sql<ClickedLink>`
    with counted as (
      select * from unnest(
        ${list(links, ({ linkId }) => linkId)}::text[],
        ${list(links, ({ people }) => people)}::int[],
        ${list(links, ({ others }) => others)}::int[]
      ) as counted (link_id, people, bots)
    ), found as materialized (
      select counted.link_id, link.*, people, bots
      from counted cross join lateral (
        select user_id, group_id, template_id, variant, marketplace, product_id, dispatch_id
        from short_links where id = counted.link_id
        limit 1 -- by the key: a plan for all of them at once would read the whole table
      ) link
    ), changed as (
      update short_links link
      set click_count = click_count + people, bot_count = bot_count + bots
      from found
      where link.id = found.link_id and (bots > 0 or people > 0 and found.dispatch_id is null)
    ), placed as materialized (
      select one.user_id, instant.at, zone.utc_offset, local.at::date as day,
        to_char(local.at, 'HH24') as hour
      from (select distinct user_id from found) one
        join users u on u.id = one.user_id
        cross join lateral (
          select to_timestamp(${quarter}::bigint * ${sql.lit(QUARTER_MS / 1_000)}) as at
        ) instant
        cross join lateral (
          select (extract(epoch from
            instant.at at time zone u.time_zone - instant.at at time zone 'UTC') / 60)::smallint
            as utc_offset
        ) zone
        cross join lateral (
          select instant.at at time zone 'UTC' + make_interval(mins => utc_offset) as at
        ) local
    ), stored as (
      insert into counted_clicks (user_id, at, utc_offset, milliseconds, link_ids, visitor_kinds,
        repeats, devices, countries, referrer_hosts)
      select placed.user_id, placed.at, placed.utc_offset,
        array_agg(visit.milliseconds), array_agg(visit.link_id), array_agg(visit.visitor_kind),
        array_agg(visit.is_repeat), array_agg(visit.device), array_agg(visit.country),
        array_agg(visit.referrer_host)
      from unnest(
        ${list(visits, ({ linkId }) => linkId)}::text[],
        ${list(visits, ({ milliseconds }) => milliseconds.join(" "))}::text[],
        ${list(visits, ({ visit }) => visit[0])}::text[],
        ${list(visits, ({ visit }) => visit[1])}::boolean[],
        ${list(visits, ({ visit }) => visit[2])}::text[],
        ${list(visits, ({ visit }) => visit[3])}::text[],
        ${list(visits, ({ visit }) => visit[4])}::text[]
      ) as visit (link_id, milliseconds, visitor_kind, is_repeat, device, country, referrer_host)
        join found using (link_id) join placed using (user_id)
      group by placed.user_id, placed.at, placed.utc_offset
    ), clicks as materialized (
      select found.*, placed.day, placed.hour from found join placed using (user_id)
      where people > 0 or bots > 0
    ), ${addClicks(sql`clicks`)}
    select link_id as "linkId", user_id as "userId" from clicks`.execute(tx);
  return rows;
}

/** Returns an array as PostgreSQL writes it; ids, names, hosts and numbers need no quotes. */
function list<Item>(items: readonly Item[], value: (item: Item) => unknown): RawBuilder<string> {
  let text = "{";
  for (const item of items) text += (text === "{" ? "" : ",") + (value(item) ?? "null");
  return sql`${text + "}"}`;
}

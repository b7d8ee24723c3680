import { type RawBuilder, sql } from "kysely";
import type { Context } from "../context.ts";
import type { UserId } from "../ids.ts";
import { counts, noSums, type Sums } from "./dimensions.ts";
import type { Known } from "./figures.ts";
import type { Period } from "./period.ts";

/** Whose results, and of which days. */
export type Scope = { readonly userId: UserId; readonly period: Period };

/** Selects the sum of each count, as a number: sums of bigint would be slow decimals. */
export const sumsOf: RawBuilder<unknown> = sql.join(
  counts.map((count) => sql`coalesce(sum(${sql.ref(count)}::float8), 0) as ${sql.ref(count)}`),
);

/** Returns the sums of a period. */
export async function loadTotals({ db }: Context, { userId, period }: Scope): Promise<Sums> {
  const { rows } = await sql<Sums>`
    select ${sumsOf} from daily_results
    where user_id = ${userId} and dimension = 'TOTAL'
      and day between ${period.from} and ${period.to}`.execute(db);
  return rows[0] ?? noSums;
}

/** Returns the counts of each day that has any, in order. */
export async function loadDays(
  { db }: Context,
  { userId, period }: Scope,
): Promise<ReadonlyMap<string, Sums>> {
  const { rows } = await sql<Sums & { day: string }>`
    select day, ${sql.join(counts.map((count) => sql`${sql.ref(count)}::float8`))}
    from daily_results
    where user_id = ${userId} and dimension = 'TOTAL'
      and day between ${period.from} and ${period.to}
    order by day`.execute(db);
  return new Map(rows.map(({ day, ...sums }) => [day, sums]));
}

/**
 * Returns whether the clicks and purchases of a period are known: clicks, since the person's
 * first short link; purchases, where a source covers a part of the period.
 */
export async function loadKnown({ db }: Context, { userId, period }: Scope): Promise<Known> {
  const { rows } = await sql<Known>`
    select
      coalesce((
        select (l.created_at at time zone u.time_zone)::date <= ${period.to}
        from short_links l join users u on u.id = l.user_id
        where l.user_id = ${userId} order by l.id limit 1
      ), false) as clicks,
      exists (
        select from conversion_sources s join users u on u.id = s.user_id
        where s.user_id = ${userId}
          and (s.covered_from at time zone u.time_zone)::date <= ${period.to}
          and (s.covered_until at time zone u.time_zone)::date >= ${period.from}
      ) as conversions`.execute(db);
  return rows[0]!;
}

/** Returns the person's zone. */
export async function zoneOf({ db }: Context, userId: UserId): Promise<string> {
  const { time_zone } = await db.selectFrom("users").select("time_zone").where("id", "=", userId)
    .executeTakeFirstOrThrow();
  return time_zone;
}

/** The shop reports by itself, did so until it was disconnected, or its files are imported. */
export type InsightsFeed = "API" | "DISCONNECTED_API" | "FILES";

/** How the conversions of a row of `conversion_sources` come. */
export const feedOf = sql<InsightsFeed>`
  case
    when conversion_sources.source = 'CSV' then 'FILES'
    when exists (
      select from marketplace_connections c
      where c.user_id = conversion_sources.user_id and c.shop = conversion_sources.network
        and c.disconnected_at is null
    ) then 'API'
    else 'DISCONNECTED_API'
  end`;

/** What a source of figures is, and up to when they are known. */
export type InsightsSource = {
  readonly kind: "SENDS" | "CLICKS" | "CONVERSIONS";
  /** The shop or network of conversions. */
  readonly network: string | null;
  /** How its figures come; null: they are our own. */
  readonly feed: InsightsFeed | null;
  readonly updatedAt: Date | null;
  /** The purchases since `coveredFrom` and before `coveredUntil` are known. */
  readonly coveredFrom: Date | null;
  readonly coveredUntil: Date | null;
};

/** Returns the sources of a person's figures. Sends and clicks are counted as they happen. */
export async function listSources(
  { db, now }: Context,
  userId: UserId,
): Promise<InsightsSource[]> {
  const live = { network: null, feed: null, updatedAt: now, coveredFrom: null, coveredUntil: null };
  const imported = await db.selectFrom("conversion_sources").where("user_id", "=", userId)
    .select([
      "network",
      feedOf.as("feed"),
      "updated_at as updatedAt",
      "covered_from as coveredFrom",
      "covered_until as coveredUntil",
    ]).orderBy("network").execute();
  return [
    { kind: "SENDS", ...live },
    { kind: "CLICKS", ...live },
    ...imported.map((one) => ({ kind: "CONVERSIONS" as const, ...one })),
  ];
}

/** Messages of the period that may have arrived, and are counted nowhere else. */
export async function countUncertain(
  { db }: Context,
  { userId, period }: Scope,
): Promise<number> {
  const { rows } = await sql<{ messages: number }>`
    select count(*)::int as messages
    from dispatches d join users u on u.id = d.user_id
    where d.user_id = ${userId} and d.status = 'UNCERTAIN' and coalesce(d.offer_id, d.campaign_text_id) is not null
      and (d.settled_at at time zone u.time_zone)::date between ${period.from} and ${period.to}`
    .execute(db);
  return rows[0]!.messages;
}

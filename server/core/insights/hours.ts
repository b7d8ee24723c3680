import { sql } from "kysely";
import type { Context } from "../context.ts";
import { permit } from "../permissions.ts";
import { clickRate } from "./compare_variants.ts";
import { periodOf } from "./period.ts";
import { type Scope, zoneOf } from "./queries.ts";

/** An hour of a weekday, in the person's zone. */
export type WeekHour = {
  /** From 1, Monday, to 7, Sunday. */
  readonly weekday: number;
  /** From 0 to 23. */
  readonly hour: number;
  /** Messages that were sent in it. */
  readonly sent: number;
  /** The clicks on those messages, whenever they came; null: clicks are not measured. */
  readonly messageClicks: number | null;
  /** The clicks that were made in it. */
  readonly clicks: number | null;
};

/** Messages of an hour below which its clicks per message are not shown. */
export const LEAST_SENT = 5;

/** Returns the hours of the week that have messages or clicks in the period. */
export async function loadWeekHours(
  { db }: Context,
  { userId, period }: Scope,
  hasClicks: boolean,
): Promise<WeekHour[]> {
  const { rows } = await sql<WeekHour>`
    select extract(isodow from day)::int as weekday, key::int as hour, sum(sent::float8) as sent,
      sum(message_clicks::float8) as "messageClicks", sum(clicks::float8) as clicks
    from daily_results
    where user_id = ${userId} and dimension = 'HOUR'
      and day between ${period.from} and ${period.to}
    group by 1, 2 order by 1, 2`.execute(db);
  if (hasClicks) return rows;
  return rows.map((row) => ({ ...row, messageClicks: null, clicks: null }));
}

/** An hour of the day whose messages are clicked more than the others. */
export type BestHour = {
  readonly hour: number;
  readonly messages: number;
  readonly clicksPerMessage: number;
  /** How much more than all messages, in per cent. */
  readonly percentMore: number;
};

/** Messages of an hour below which it is not suggested, and hours that are suggested at most. */
const LEAST_MESSAGES = 20;
const MOST_HOURS = 3;

/**
 * Returns the viewer's best hours of the last 90 days, the best first: those that are surely above
 * the mean of all messages. None is returned without evidence.
 */
export async function listBestHours(ctx: Context): Promise<BestHour[]> {
  const userId = permit(ctx.viewer, "insights.see");
  const period = periodOf({ preset: "LAST_90_DAYS" }, ctx.now, await zoneOf(ctx, userId));
  const { rows } = await sql<HourSums>`
    select key::int as hour, sum(sent::float8) as messages, sum(message_clicks::float8) as clicks,
      sum(message_clicks_squared::float8) as "clicksSquared"
    from daily_results
    where user_id = ${userId} and dimension = 'HOUR'
      and day between ${period.from} and ${period.to}
    group by key having sum(sent) > 0`.execute(ctx.db);
  return bestHours(rows);
}

type HourSums = {
  readonly hour: number;
  readonly messages: number;
  readonly clicks: number;
  readonly clicksSquared: number;
};

/** The hours whose 95% interval is above the mean of all messages. */
export function bestHours(hours: readonly HourSums[]): BestHour[] {
  const total = (name: "messages" | "clicks") => hours.reduce((sum, hour) => sum + hour[name], 0);
  const usual = total("clicks") / total("messages");
  return hours.flatMap((sums): BestHour[] => {
    const { mean, low } = clickRate(sums);
    if (sums.messages < LEAST_MESSAGES || mean === null || low === null || low <= usual) return [];
    const percentMore = Math.round((mean / usual - 1) * 100);
    return [{ hour: sums.hour, messages: sums.messages, clicksPerMessage: mean, percentMore }];
  }).sort((a, b) => b.clicksPerMessage - a.clicksPerMessage).slice(0, MOST_HOURS);
}

import type { PriceDay, PriceRecord } from "./price_days.ts";

/** How a price went, for a chart and its captions. Money is in cents of one currency. */
export type PriceHistory = {
  readonly low30Cents: number | null;
  readonly low90Cents: number | null;
  /** Half of the last 90 days were cheaper, half dearer, each by its lowest price. */
  readonly median90Cents: number | null;
  readonly lowestCents: number | null;
  /** The lowest of each day on which somebody looked, the oldest first. */
  readonly points: readonly { readonly at: Date; readonly cents: number }[];
  /** How often somebody looked in the last 90 days. */
  readonly sightings: number;
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** The history that a record of the last 90 days tells at `now`. */
export function priceHistory({ days, lowestCents }: PriceRecord, now: Date): PriceHistory {
  const lows = days.map((day) => day.lowCents);
  return {
    low30Cents: least(daysWithin(days, 30, now).map((day) => day.lowCents)),
    low90Cents: least(lows),
    median90Cents: median(lows),
    lowestCents,
    points: days.map(({ lowAt, lowCents }) => ({ at: lowAt, cents: lowCents })),
    sightings: days.reduce((sum, day) => sum + day.sightings, 0),
  };
}

/** Those whose low was seen in the last `count` days of 24 hours. */
const daysWithin = (days: readonly PriceDay[], count: number, now: Date) =>
  days.filter(({ lowAt }) => lowAt.getTime() >= now.getTime() - count * DAY_MS);

const least = (cents: readonly number[]) => cents.length > 0 ? Math.min(...cents) : null;

/** The middle one; of two in the middle their mean, rounded down. */
function median(cents: readonly number[]): number | null {
  if (cents.length === 0) return null;
  const sorted = cents.toSorted((a, b) => a - b);
  const upper = sorted[sorted.length >> 1]!;
  return sorted.length % 2 ? upper : Math.floor((sorted[(sorted.length >> 1) - 1]! + upper) / 2);
}

/** A price so much above today's is worth being told as the old one. */
const CLEARLY_MORE = 1.05;
/** A price of a single day may be a slip of the shop's, or of our reader's. */
const ENOUGH_DAYS = 2;

/**
 * The old price that our ledger proves, in cents: the highest that nobody could underbid on each of
 * two days of the last 90. Null: there is none clearly above `priceCents`.
 */
export function ledgerOldPrice(priceCents: number, days: readonly PriceDay[]): number | null {
  const lows = days.map((day) => day.lowCents).toSorted((a, b) => b - a);
  const proven = lows[ENOUGH_DAYS - 1];
  return proven !== undefined && proven >= priceCents * CLEARLY_MORE ? proven : null;
}

/** Of the reference: less of a drop is noise. */
const DROP = 0.95;

type Before = {
  /** What the person knows of; null: no price was known. */
  readonly reportedCents: number | null;
  /** The lowest that anybody saw in the 30 days before; null: nobody looked. */
  readonly low30Cents: number | null;
};

/**
 * From what a price has dropped to `priceCents`, where it has: at least 5 % below what the person
 * was last told, or below all that was seen for 30 days, whichever is more. So a price that slides
 * down bit by bit is told, one that goes up and down is told once, and one that was dear for a month
 * is a drop again though it was cheaper once.
 */
export function dropFrom({ reportedCents, low30Cents }: Before, priceCents: number): number | null {
  if (reportedCents === null) return null;
  const reference = Math.max(reportedCents, low30Cents ?? reportedCents);
  return priceCents <= reference * DROP ? reference : null;
}

/** Whether a drop from `fromCents` still holds at that price. */
export const isStillDown = (fromCents: number, priceCents: number): boolean =>
  priceCents <= fromCents * DROP;

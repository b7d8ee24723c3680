import type { PriceDay, PriceRecord } from "./price_days.ts";

/** The history of a price, for a chart and its captions. Money is in cents of one currency. */
export type PriceHistory = {
  readonly low30Cents: number | null;
  readonly low90Cents: number | null;
  /** The median of the daily lowest prices of the last 90 days. */
  readonly median90Cents: number | null;
  readonly lowestCents: number | null;
  /** The lowest price of each day with a sighting, the oldest first. */
  readonly points: readonly { readonly at: Date; readonly cents: number }[];
  /** Sightings of the last 90 days. */
  readonly sightings: number;
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the history of a record of the last 90 days at `now`. */
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

/** Returns the days whose low was seen in the last `count` days of 24 hours. */
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

/** An old price is at least so many times today's. */
const CLEARLY_MORE = 1.05;
/** A price of a single day may be an error of the shop or of our reader. */
const ENOUGH_DAYS = 2;

/**
 * Returns the old price that our ledger proves, in cents: the highest price that was the lowest of a
 * day on two of the last 90 days. Null: none is clearly above `priceCents`.
 */
export function ledgerOldPrice(priceCents: number, days: readonly PriceDay[]): number | null {
  const lows = days.map((day) => day.lowCents).toSorted((a, b) => b - a);
  const proven = lows[ENOUGH_DAYS - 1];
  return proven !== undefined && proven >= priceCents * CLEARLY_MORE ? proven : null;
}

/** The spans whose lowest price is worth saying, in days. */
const SPANS = [90, 60, 30, 15, 7];
/** The ledger has to begin before this share of a span, and to know one day of so many in it. */
const COVERED = 0.9;
const ONE_DAY_IN = 10;
const LEAST_DAYS = 3;

/**
 * Returns the longest span, in days, of which `priceCents` is the lowest price by our ledger. Null:
 * none is covered well enough, or the price was never clearly higher.
 */
export const lowestInDays = (
  priceCents: number,
  days: readonly PriceDay[],
  now: Date,
): number | null =>
  SPANS.find((span) => {
    const within = daysWithin(days, span, now);
    const knownMs = now.getTime() - (days[0]?.lowAt.getTime() ?? now.getTime());
    return knownMs >= span * COVERED * DAY_MS &&
      within.length >= Math.max(LEAST_DAYS, span / ONE_DAY_IN) &&
      within.every(({ lowCents }) => lowCents >= priceCents) &&
      ledgerOldPrice(priceCents, within) !== null;
  }) ?? null;

/** A drop is at most this share of the reference price. */
const DROP = 0.95;

type Before = {
  /** The price that the person knows; null: none. */
  readonly reportedCents: number | null;
  /** The lowest sighting of the last 30 days; null: none. */
  readonly low30Cents: number | null;
};

/**
 * Returns the price from which `priceCents` dropped, or null: it is at least 5 % below the price
 * that the person knows, or below the lowest of 30 days, whichever is higher. A price that declines
 * in small steps is reported, one that oscillates is reported once, and one that was high for a
 * month is reported again.
 */
export function dropFrom({ reportedCents, low30Cents }: Before, priceCents: number): number | null {
  if (reportedCents === null) return null;
  const reference = Math.max(reportedCents, low30Cents ?? reportedCents);
  return priceCents <= reference * DROP ? reference : null;
}

/** Whether a drop from `fromCents` still holds at that price. */
export const isStillDown = (fromCents: number, priceCents: number): boolean =>
  priceCents <= fromCents * DROP;

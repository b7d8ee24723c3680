import type { PriceDay } from "./price_days.ts";

/** Whether the old price of a discount was ever the price. */
export type DiscountTruth = "CONFIRMED" | "INFLATED" | "UNKNOWN";

/** The result of a check, with its figures. Money is in cents of the offer's currency. */
export type DiscountCheck = {
  readonly truth: DiscountTruth;
  /** The highest price of the last 90 days; null: no sighting. */
  readonly highestCents: number | null;
  readonly sightings: number;
  /** The number of days with sightings, and the first of them. */
  readonly days: number;
  readonly since: Date | null;
};

type Claim = { readonly oldPriceCents: number | null; readonly priceCents: number | null };

/** A highest price of at least this share confirms the old price. */
const CONFIRMS = 0.97;
/** A highest price below this share contradicts the old price; in between it is unknown. */
const CONTRADICTS = 0.9;
/** The least sightings that can contradict an old price. */
const ENOUGH = { sightings: 3, days: 3, spanMs: 7 * 24 * 60 * 60 * 1000 };

/**
 * Compares an old price with the ledger's last 90 days. Null: the offer claims none above its price.
 */
export function checkDiscount(
  { oldPriceCents, priceCents }: Claim,
  days: readonly PriceDay[],
): DiscountCheck | null {
  if (oldPriceCents === null || priceCents === null || oldPriceCents <= priceCents) return null;
  const highestCents = days.length > 0 ? Math.max(...days.map((day) => day.highCents)) : null;
  const numbers = {
    highestCents,
    sightings: days.reduce((sum, day) => sum + day.sightings, 0),
    days: days.length,
    since: days[0]?.lowAt ?? null,
  };
  if (highestCents === null) return { truth: "UNKNOWN", ...numbers };
  if (highestCents >= oldPriceCents * CONFIRMS) return { truth: "CONFIRMED", ...numbers };
  const isLow = highestCents < oldPriceCents * CONTRADICTS;
  return { truth: isLow && isEnough(days, numbers) ? "INFLATED" : "UNKNOWN", ...numbers };
}

function isEnough(days: readonly PriceDay[], { sightings }: { sightings: number }): boolean {
  if (sightings < ENOUGH.sightings || days.length < ENOUGH.days) return false;
  return days.at(-1)!.lowAt.getTime() - days[0]!.lowAt.getTime() >= ENOUGH.spanMs;
}

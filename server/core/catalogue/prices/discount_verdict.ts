import type { PriceDay } from "./price_days.ts";

/** Whether the price that a discount is taken from was really asked. */
export type DiscountTruth = "CONFIRMED" | "INFLATED" | "UNKNOWN";

/** A verdict with the numbers that it stands on. Money is in cents of the offer's currency. */
export type DiscountVerdict = {
  readonly truth: DiscountTruth;
  /** The highest price that anybody saw in the last 90 days; null: nobody looked. */
  readonly highestCents: number | null;
  readonly sightings: number;
  /** On how many different days, and the first of them. */
  readonly days: number;
  readonly since: Date | null;
};

type Claim = { readonly oldPriceCents: number | null; readonly priceCents: number | null };

/** Of the old price: so near to it, somebody paid it. */
const CONFIRMS = 0.97;
/** Below that the old price is clearly more than was ever asked; in between nobody can tell. */
const CONTRADICTS = 0.9;
/** Less than this proves nothing against a shop: it may have been cheap just then. */
const ENOUGH = { sightings: 3, days: 3, spanMs: 7 * 24 * 60 * 60 * 1000 };

/**
 * What our ledger's last 90 days say of an old price. Null: the offer claims none above its price.
 */
export function discountVerdict(
  { oldPriceCents, priceCents }: Claim,
  days: readonly PriceDay[],
): DiscountVerdict | null {
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

import type { PriceDay } from "./price_days.ts";

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

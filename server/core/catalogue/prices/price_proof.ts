import { checkDiscount } from "./discount_check.ts";
import type { PriceDay } from "./price_days.ts";
import { ledgerOldPrice, lowestInDays } from "./price_history.ts";

/** PROVEN: the ledger saw clearly more; DOUBTFUL: it contradicts the shop; UNKNOWN: neither. */
export type PriceProofStatus = "PROVEN" | "DOUBTFUL" | "UNKNOWN";

/** What the ledger's last 90 days say of a price and of the shop's old price. Money is in cents. */
export type PriceProof = {
  readonly status: PriceProofStatus;
  /** The old price that the ledger proves; null: none. */
  readonly oldPriceCents: number | null;
  /** The old price that the shop states, or that its stated reduction implies; null: none. */
  readonly claimedCents: number | null;
  /** The highest price of the ledger; null: no sighting. */
  readonly highestCents: number | null;
  /** The price is the lowest of so many days; null: the ledger does not prove it of any span. */
  readonly lowestInDays: number | null;
  /** Days with a sighting, and those of them that had about this price. */
  readonly days: number;
  readonly daysAtPrice: number;
  /** Whole days since the first sighting. */
  readonly spanDays: number;
};

type Priced = {
  readonly priceCents: number;
  /** The old price that the shop states; null: none. */
  readonly oldPriceCents: number | null;
  /** The reduction that it states in its place, in per cent. */
  readonly discountPercent?: number | null;
};

const DAY_MS = 24 * 60 * 60 * 1000;
/** Prices within this share of each other count as the same. */
const ABOUT = 0.01;

/** Compares a price with the ledger at `now`. */
export function priceProof(
  { priceCents, oldPriceCents, discountPercent = null }: Priced,
  days: readonly PriceDay[],
  now: Date,
): PriceProof {
  const claimedCents = oldPriceCents ?? impliedOldPrice(priceCents, discountPercent);
  const check = checkDiscount({ priceCents, oldPriceCents: claimedCents }, days);
  const proven = ledgerOldPrice(priceCents, days);
  const isDoubtful = check?.truth === "INFLATED";
  const status = isDoubtful ? "DOUBTFUL" : proven !== null ? "PROVEN" : "UNKNOWN";
  return {
    status,
    oldPriceCents: status === "PROVEN" ? proven : null,
    claimedCents,
    highestCents: days.length > 0 ? Math.max(...days.map(({ highCents }) => highCents)) : null,
    lowestInDays: lowestInDays(priceCents, days, now),
    days: days.length,
    daysAtPrice:
      days.filter(({ lowCents }) => Math.abs(lowCents - priceCents) <= priceCents * ABOUT).length,
    spanDays: days[0] ? Math.floor((now.getTime() - days[0].lowAt.getTime()) / DAY_MS) : 0,
  };
}

/** Returns the old price that a stated reduction implies; null: none above the price. */
const impliedOldPrice = (priceCents: number, percent: number | null): number | null =>
  percent !== null && percent > 0 && percent < 100
    ? Math.round(priceCents * 100 / (100 - percent))
    : null;

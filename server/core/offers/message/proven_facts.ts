import { type Coupon, couponStatusAt, isOfAll, shopKey } from "../../coupons/coupon.ts";
import type { Offer } from "../offer.ts";

/** What a message may say beyond its offer's fields, because the product's own records prove it. */
export type ProvenFacts = {
  /** The price is the lowest of so many days, by our ledger; null: that is not proven. */
  readonly lowestInDays: number | null;
  /** The last instant at which the offer's coupon holds; null: not known. */
  readonly couponUntil: Date | null;
};

export const nothingProven: ProvenFacts = { lowestInDays: null, couponUntil: null };

type Held =
  & Pick<Coupon, "userId" | "code" | "marketplace" | "shop">
  & Pick<Coupon, "validFrom" | "validUntil" | "disabledAt">;

/**
 * Returns when the coupon of an offer ends: the earliest end of those coupons of its person that have
 * its code, hold in its shop and hold at `now`. Null: there is none, or one has no end.
 */
export function endOfCoupon(
  offer: Pick<Offer, "userId" | "couponCode" | "marketplace" | "shop">,
  coupons: readonly Held[],
  now: Date,
): Date | null {
  const ends = coupons.filter((coupon) =>
    coupon.userId === offer.userId && coupon.code === offer.couponCode &&
    coupon.marketplace === offer.marketplace &&
    (isOfAll(coupon) || shopKey(coupon.shop) === shopKey(offer.shop)) &&
    couponStatusAt(coupon, now) === "ACTIVE"
  ).map(({ validUntil }) => validUntil?.getTime() ?? null);
  return ends.length === 0 || ends.includes(null) ? null : new Date(Math.min(...ends as number[]));
}

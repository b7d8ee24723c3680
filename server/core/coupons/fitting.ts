import { type Marketplace, marketplaceName } from "../marketplaces/marketplace.ts";
import { type Coupon, couponStatusAt, shopKey } from "./coupon.ts";

/** What of an offer or a product decides which coupons fit. */
export type Purchase = {
  readonly marketplace: Marketplace;
  readonly shop: string;
  readonly currency: string;
  /** Null: not known. */
  readonly priceCents: number | null;
};

/** A coupon that fits, and what one pays with it; null where the price is not known. */
export type FittingCoupon = {
  readonly coupon: Coupon;
  readonly priceCents: number | null;
  readonly savingCents: number | null;
};

/** Coupons of one purchase that are shown at most. */
const MOST_SHOWN = 3;

type Discount = Pick<Coupon, "percentOff" | "amountOffCents" | "maxDiscountCents">;

/** What a coupon takes off a price, in cents; a percentage is rounded down, as shops do. */
export function savingOf(
  { percentOff, amountOffCents, maxDiscountCents }: Discount,
  priceCents: number,
): number {
  const off = percentOff === null ? amountOffCents ?? 0 : Math.floor(priceCents * percentOff / 100);
  return Math.min(off, maxDiscountCents ?? Infinity, priceCents);
}

/** Coupons by the place where they hold. */
type CouponsByPlace = ReadonlyMap<string, readonly Coupon[]>;

/** Coupons as many purchases ask for them: the names of shops are compared once. */
export const byPlace = (coupons: readonly Coupon[]): CouponsByPlace =>
  Map.groupBy(coupons, placeOf);

const placeOf = ({ marketplace, shop }: Pick<Coupon, "marketplace" | "shop">) =>
  `${marketplace} ${shopKey(shop)}`;

/** Whose coupons hold there: the shop's own, and those of the whole marketplace. */
function placesOf({ marketplace, shop }: Purchase): ReadonlySet<string> {
  const name = marketplaceName(marketplace);
  return new Set([shop, ...name ? [name] : []].map((shop) => placeOf({ marketplace, shop })));
}

/** Whether a coupon holds for that purchase at `now`. */
export const fits = (coupon: Coupon, purchase: Purchase, now: Date): boolean =>
  placesOf(purchase).has(placeOf(coupon)) && holds(coupon, purchase, now);

const holds = (coupon: Coupon, { currency, priceCents }: Purchase, now: Date): boolean =>
  couponStatusAt(coupon, now) === "ACTIVE" && currency === "BRL" &&
  (coupon.minPurchaseCents ?? 0) <= (priceCents ?? 0);

/**
 * The best of `coupons` for a purchase, at most three: what saves most first; of two that save the
 * same, the one that worked last, then the newer one.
 */
export function fittingCoupons(
  coupons: CouponsByPlace,
  purchase: Purchase,
  now: Date,
): FittingCoupon[] {
  const { priceCents } = purchase;
  return [...placesOf(purchase)].flatMap((place) => coupons.get(place) ?? [])
    .filter((coupon) => holds(coupon, purchase, now))
    .map((coupon) => {
      const savingCents = priceCents === null ? null : savingOf(coupon, priceCents);
      const left = savingCents === null ? null : priceCents! - savingCents;
      return { coupon, savingCents, priceCents: left };
    })
    .toSorted((a, b) =>
      (b.savingCents ?? 0) - (a.savingCents ?? 0) ||
      (b.coupon.lastWorkedAt?.getTime() ?? 0) - (a.coupon.lastWorkedAt?.getTime() ?? 0) ||
      (b.coupon.id < a.coupon.id ? -1 : 1)
    )
    .slice(0, MOST_SHOWN);
}

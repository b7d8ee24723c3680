import { type Marketplace, marketplaceName } from "../marketplaces/marketplace.ts";
import { type Coupon, couponStatusAt, shopKey } from "./coupon.ts";
import type { Context } from "../context.ts";
import { permit } from "../permissions.ts";
import { asCoupon } from "./tables.ts";
import { command } from "../command.ts";
import { Failure } from "../errors.ts";
import type { CouponId, OfferId } from "../ids.ts";
import { setCouponCode } from "../offers/commands.ts";
import type { Offer } from "../offers/offer.ts";
import { requireOwnOffer } from "../offers/queries.ts";
import { lockOwnCoupon } from "./own_coupon.ts";

/** The properties of an offer or a product that decide which coupons fit. */
export type Purchase = {
  readonly marketplace: Marketplace;
  readonly shop: string;
  readonly currency: string;
  /** Null: not known. */
  readonly priceCents: number | null;
};

/** A fitting coupon, and the price with it; null where the price is not known. */
export type FittingCoupon = {
  readonly coupon: Coupon;
  readonly priceCents: number | null;
  readonly savingCents: number | null;
};

/** Most coupons of one purchase that are shown. */
const MOST_SHOWN = 3;

type Discount = Pick<Coupon, "percentOff" | "amountOffCents" | "maxDiscountCents">;

/** Returns the discount on a price, in cents; a percentage is rounded down, as shops do. */
export function savingOf(
  { percentOff, amountOffCents, maxDiscountCents }: Discount,
  priceCents: number,
): number {
  const off = percentOff === null ? amountOffCents ?? 0 : Math.floor(priceCents * percentOff / 100);
  return Math.min(off, maxDiscountCents ?? Infinity, priceCents);
}

/** Coupons by the place where they hold. */
type CouponsByPlace = ReadonlyMap<string, readonly Coupon[]>;

/** Groups coupons by place, so that the names of shops are compared once. */
export const byPlace = (coupons: readonly Coupon[]): CouponsByPlace =>
  Map.groupBy(coupons, placeOf);

const placeOf = ({ marketplace, shop }: Pick<Coupon, "marketplace" | "shop">) =>
  `${marketplace} ${shopKey(shop)}`;

/** Returns the places whose coupons hold: the shop, and the whole marketplace. */
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
 * Returns the best three of `coupons` for a purchase: the highest saving first; of equal ones, the
 * one that worked last, then the newer one.
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

/** Returns the viewer's coupons that fit each purchase, best first, in the requested order. */
export async function couponsFor(
  { db, viewer, now }: Context,
  purchases: readonly Purchase[],
): Promise<FittingCoupon[][]> {
  const userId = permit(viewer, "coupon.see");
  const marketplaces = [...new Set(purchases.map(({ marketplace }) => marketplace))];
  const coupons: Coupon[] = await db.selectFrom("coupons").select(asCoupon)
    .where("user_id", "=", userId).where("deleted_at", "is", null)
    .where("disabled_at", "is", null).where("is_unconfirmed", "=", false)
    .where("marketplace", "in", marketplaces)
    .where(({ or, eb }) => or([eb("valid_until", "is", null), eb("valid_until", ">=", now)]))
    .execute();
  const places = byPlace(coupons);
  return purchases.map((purchase) => fittingCoupons(places, purchase, now));
}

type ApplyCoupon = { readonly offerId: OfferId; readonly couponId: CouponId };

/**
 * Puts a coupon's code into an offer. @throws Failure COUPON_NOT_FITTING where it does not hold for
 * that shop and price now
 */
export const applyCoupon = command(async (tx, input: ApplyCoupon): Promise<Offer> => {
  const offer = await requireOwnOffer(tx, input.offerId, { field: "offerId", lock: "FULL" });
  const coupon = await lockOwnCoupon(tx, input.couponId);
  if (coupon.deletedAt) throw new Failure("COUPON_NOT_FOUND", ["couponId"]);
  if (!fits(coupon, offer, tx.now)) throw new Failure("COUPON_NOT_FITTING", ["couponId"]);
  if (offer.couponCode === coupon.code) return offer;
  return await setCouponCode(tx, offer, coupon.code);
});

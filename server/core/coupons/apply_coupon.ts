import { command } from "../command.ts";
import { Failure } from "../errors.ts";
import type { CouponId, OfferId } from "../ids.ts";
import { setCouponCode } from "../offers/commands.ts";
import type { Offer } from "../offers/offer.ts";
import { requireOwnOffer } from "../offers/queries.ts";
import { fits } from "./fitting.ts";
import { lockOwnCoupon } from "./own_coupon.ts";

type ApplyCoupon = { readonly offerId: OfferId; readonly couponId: CouponId };

/**
 * Puts a coupon's code into an offer, by its person's word. @throws Failure COUPON_NOT_FITTING where
 * it does not hold for that shop and price now.
 */
export const applyCoupon = command(async (tx, input: ApplyCoupon): Promise<Offer> => {
  const offer = await requireOwnOffer(tx, input.offerId, { field: "offerId", lock: "FULL" });
  const coupon = await lockOwnCoupon(tx, input.couponId);
  if (coupon.deletedAt) throw new Failure("COUPON_NOT_FOUND", ["couponId"]);
  if (!fits(coupon, offer, tx.now)) throw new Failure("COUPON_NOT_FITTING", ["couponId"]);
  if (offer.couponCode === coupon.code) return offer;
  return await setCouponCode(tx, offer, coupon.code);
});

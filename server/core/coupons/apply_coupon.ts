import { command } from "../command.ts";
import { Failure } from "../errors.ts";
import { type CouponId, isId, type OfferId } from "../ids.ts";
import type { Offer } from "../offers/offer.ts";
import { asOffer } from "../offers/tables.ts";
import { permit } from "../permissions.ts";
import { fits } from "./fitting.ts";
import { lockOwnCoupon } from "./own_coupon.ts";

export type ApplyCoupon = { readonly offerId: OfferId; readonly couponId: CouponId };

/**
 * Puts a coupon's code into an offer, by its person's word. @throws Failure COUPON_NOT_FITTING where
 * it does not hold for that shop and price now.
 */
export const applyCoupon = command(async (tx, input: ApplyCoupon): Promise<Offer> => {
  const { db, viewer, now, emit } = tx;
  const userId = permit(viewer, "offer.edit");
  const offer: Offer | false | undefined = isId("ofr", input.offerId) &&
    await db.selectFrom("offers").select(asOffer)
      .where("id", "=", input.offerId).where("user_id", "=", userId)
      .where("deleted_at", "is", null).forUpdate().executeTakeFirst();
  if (!offer) throw new Failure("OFFER_NOT_FOUND", ["offerId"]);
  const coupon = await lockOwnCoupon(tx, input.couponId);
  if (coupon.deletedAt) throw new Failure("COUPON_NOT_FOUND", ["couponId"]);
  if (!fits(coupon, offer, now)) throw new Failure("COUPON_NOT_FITTING", ["couponId"]);
  if (offer.couponCode === coupon.code) return offer;
  // What is queued goes out with the words it has by then.
  if (offer.status === "QUEUED") permit(viewer, "dispatch.send");
  const said = { field: "COUPON", source: "PERSON", readAt: now.toISOString() } as const;
  const saved: Offer = await db.updateTable("offers").where("id", "=", offer.id).set({
    version: offer.version + 1,
    coupon_code: coupon.code,
    evidence: JSON.stringify([
      ...offer.evidence.filter(({ field }) => field !== "COUPON"),
      said,
    ]),
    cleared: offer.cleared.filter((field) => field !== "COUPON"),
    updated_at: now,
  }).returning(asOffer).executeTakeFirstOrThrow();
  emit({ name: "offer.updated", userId, offerId: offer.id });
  return saved;
});

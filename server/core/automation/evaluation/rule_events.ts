import type { Context } from "../../context.ts";
import { type Coupon, couponStatusAt } from "../../coupons/coupon.ts";
import { asCoupon } from "../../coupons/tables.ts";
import type { CouponId, OfferId, UserId } from "../../ids.ts";
import { momentLabel } from "../../zoned.ts";
import { loadPriceFalls, type WhichReadings } from "./price_falls.ts";
import { loadOfferItems } from "./product_items.ts";
import { plainEvent, type RuleEvent } from "./rule_event.ts";

type Reader = Pick<Context, "db" | "now">;

/** Returns an event for each reading of the catalogue that saw a lower price. */
export async function priceEvents(
  ctx: Reader,
  userId: UserId,
  which: WhichReadings,
): Promise<RuleEvent[]> {
  const falls = await loadPriceFalls(ctx, userId, which);
  return falls.map(({ productId, at, fromCents, item }) => ({
    ...plainEvent,
    key: `price:${productId}@${at.toISOString()}`,
    at,
    kinds: ["PRICE_DROP", "LOWEST_PRICE"],
    title: item.title,
    candidates: [{ item, from: { productId } }],
    fromCents,
  }));
}

type Approved = { readonly offerId: OfferId; readonly at: Date };

/** Returns an event for each offer that was approved; an offer counts once. */
export async function offerEvents(
  ctx: Reader,
  userId: UserId,
  approved: readonly Approved[],
): Promise<RuleEvent[]> {
  const first = new Map(approved.toReversed().map((one) => [one.offerId, one.at]));
  const items = await loadOfferItems(ctx, userId, [...first.keys()], first);
  return [...first].reverse().map(([offerId, at]) => {
    const item = items.get(offerId);
    return {
      ...plainEvent,
      key: `approved:${offerId}`,
      at,
      kinds: ["OFFER_READY"],
      title: item?.title ?? "Oferta apagada",
      candidates: item ? [{ item, from: { offerId } }] : [],
    };
  });
}

type CouponTurn = {
  readonly couponId: CouponId;
  readonly at: Date;
  readonly kind: "COUPON_PROVEN" | "COUPON_ENDING";
};

/** Most offers of a coupon that a rule chooses from. */
const MOST_OFFERS = 20;

/** Returns an event for each coupon that worked or ends soon, with the offers that have its code. */
export async function couponEvents(
  ctx: Reader,
  userId: UserId,
  turns: readonly CouponTurn[],
): Promise<RuleEvent[]> {
  if (turns.length === 0) return [];
  const coupons: Coupon[] = await ctx.db.selectFrom("coupons").select(asCoupon)
    .where("id", "in", turns.map(({ couponId }) => couponId)).where("user_id", "=", userId)
    .where("deleted_at", "is", null).execute();
  const byId = new Map(coupons.map((coupon) => [coupon.id, coupon]));
  const { timeZone } = await ctx.db.selectFrom("users").select("time_zone as timeZone")
    .where("id", "=", userId).executeTakeFirstOrThrow();
  const events: RuleEvent[] = [];
  for (const { couponId, at, kind } of turns) {
    const coupon = byId.get(couponId);
    if (!coupon || couponStatusAt(coupon, at) !== "ACTIVE") continue;
    const { code, marketplace, shop, validUntil } = coupon;
    const offers = await ctx.db.selectFrom("offers").select("id")
      .where("user_id", "=", userId).where("deleted_at", "is", null)
      .where("coupon_code", "=", code).where("marketplace", "=", marketplace)
      .where("created_at", "<=", at)
      .orderBy("id", "desc").limit(MOST_OFFERS).execute();
    const then = new Map(offers.map(({ id }) => [id, at]));
    const items = await loadOfferItems(ctx, userId, [...then.keys()], then);
    events.push({
      ...plainEvent,
      key: kind === "COUPON_PROVEN"
        ? `proven:${couponId}`
        : `ending:${couponId}@${validUntil!.toISOString()}`,
      at,
      kinds: [kind],
      title: `Cupom ${code} · ${shop}`,
      candidates: offers.flatMap(({ id: offerId }) => {
        const item = items.get(offerId);
        return item ? [{ item, from: { offerId } }] : [];
      }),
      coupon: { id: couponId, code, until: validUntil ? momentLabel(validUntil, timeZone) : "" },
    });
  }
  return events;
}

import type { Context } from "../context.ts";
import type { EventOf } from "../events.ts";
import type { EventId } from "../ids.ts";
import { endedCoupons, endingCoupons } from "./coupon_ends.ts";
import { notify } from "./notify.ts";

/**
 * Tells of a coupon that ends within a day, or has ended, where it matters by now. All of a kind are
 * one notification: whoever keeps many would get nothing else.
 */
export async function noteCouponEnd(
  ctx: Context,
  { name, userId, couponId }: EventOf<"coupon.endsSoon" | "coupon.expired">,
  eventId: EventId,
) {
  const isOver = name === "coupon.expired";
  const ends = isOver ? await endedCoupons(ctx, userId) : await endingCoupons(ctx, userId);
  if (!ends.some(({ id }) => id === couponId)) return;
  const kind = isOver ? "COUPONS_EXPIRED" : "COUPONS_ENDING";
  await notify(ctx, { userId, kind, subject: "", eventId });
}

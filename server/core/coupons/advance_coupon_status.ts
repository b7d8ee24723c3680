import { command } from "../command.ts";
import type { Context } from "../context.ts";
import type { DomainEvent } from "../events.ts";
import { type Coupon, couponStatusAt, endsSoonAt, nextStatusChange } from "./coupon.ts";
import { asCoupon } from "./tables.ts";

/** Coupons of one transaction. */
const BATCH = 200;

/** Publishes once for each coupon that it has begun, ends within a day, or has ended. */
export async function advanceCouponStatus(ctx: Context) {
  while (await advanceSome(ctx, BATCH) === BATCH);
}

const advanceSome = command(async ({ db, now, emit }, most: number): Promise<number> => {
  const coupons: Coupon[] = await db.selectFrom("coupons").select(asCoupon)
    .where("next_turn_at", "<=", now).where("deleted_at", "is", null)
    .orderBy("next_turn_at").limit(most).forUpdate().skipLocked().execute();
  for (const coupon of coupons) {
    await db.updateTable("coupons").set({ next_turn_at: nextStatusChange(coupon, now) })
      .where("id", "=", coupon.id).execute();
    emit(eventOf(coupon, now));
  }
  return coupons.length;
});

function eventOf(coupon: Coupon, now: Date): DomainEvent {
  const { userId, id: couponId } = coupon;
  if (couponStatusAt(coupon, now) === "EXPIRED") {
    return { name: "coupon.expired", userId, couponId };
  }
  if (endsSoonAt(coupon, now)) return { name: "coupon.endsSoon", userId, couponId };
  return { name: "coupon.started", userId, couponId };
}

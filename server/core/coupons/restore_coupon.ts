import { command } from "../command.ts";
import { Failure } from "../errors.ts";
import type { CouponId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { type Coupon, nextTurn } from "./coupon.ts";
import { couponRoom, lockKeeper, lockOwnCoupon, requireUnique } from "./own_coupon.ts";

/** Brings a deleted coupon back, as it was. @throws CouponExists where it was made anew meanwhile. */
export const restoreCoupon = command(async (work, input: { id: CouponId }): Promise<Coupon> => {
  const userId = permit(work.viewer, "coupon.edit");
  await lockKeeper(work, userId);
  const coupon = await lockOwnCoupon(work, input.id);
  if (!coupon.deletedAt) throw new Failure("COUPON_NOT_DELETED", ["id"]);
  await requireUnique(work, coupon);
  if (await couponRoom(work, userId) < 1) throw new Failure("COUPONS_LIMIT");
  await work.db.updateTable("coupons")
    .set({ deleted_at: null, next_turn_at: nextTurn(coupon, work.now) })
    .where("id", "=", coupon.id).execute();
  work.emit({ name: "coupon.restored", userId, couponId: coupon.id });
  return { ...coupon, deletedAt: null };
});

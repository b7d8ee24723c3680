import { command } from "../command.ts";
import { Failure } from "../errors.ts";
import type { CouponId } from "../ids.ts";
import { RESTORABLE_MS } from "./coupon.ts";
import { lockOwnCoupon } from "./own_coupon.ts";

/** Puts a coupon where nobody sees it; it can be brought back for a week. */
export const deleteCoupon = command(async (tx, input: { id: CouponId }) => {
  const { id, userId, deletedAt } = await lockOwnCoupon(tx, input.id);
  if (deletedAt) throw new Failure("COUPON_NOT_FOUND", ["id"]);
  await tx.db.updateTable("coupons").set({ deleted_at: tx.now }).where("id", "=", id).execute();
  tx.emit({ name: "coupon.deleted", userId, couponId: id });
  return { couponId: id, restorableUntil: new Date(tx.now.getTime() + RESTORABLE_MS) };
});

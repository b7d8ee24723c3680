import type { PurgeBatch } from "../retention.ts";
import { RESTORABLE_MS } from "../restorable.ts";
import { command } from "../command.ts";
import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import type { CouponId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { type Coupon, nextStatusChange } from "./coupon.ts";
import { couponRoom, lockCoupons, lockOwnCoupon, requireUnique } from "./own_coupon.ts";

/** Soft-deletes a coupon; it can be restored for a week. */
export const deleteCoupon = command(async (tx, input: { id: CouponId }) => {
  const { id, userId, deletedAt } = await lockOwnCoupon(tx, input.id);
  if (deletedAt) throw new Failure("COUPON_NOT_FOUND", ["id"]);
  await tx.db.updateTable("coupons").set({ deleted_at: tx.now }).where("id", "=", id).execute();
  tx.emit({ name: "coupon.deleted", userId, couponId: id });
  return { couponId: id, restorableUntil: new Date(tx.now.getTime() + RESTORABLE_MS) };
});

/** Restores a deleted coupon, as it was. @throws CouponExists where it was created again meanwhile */
export const restoreCoupon = command(async (tx, input: { id: CouponId }): Promise<Coupon> => {
  const userId = permit(tx.viewer, "coupon.edit");
  await lockCoupons(tx, userId);
  const coupon = await lockOwnCoupon(tx, input.id);
  if (!coupon.deletedAt) throw new Failure("COUPON_NOT_DELETED", ["id"]);
  await requireUnique(tx, coupon);
  if (await couponRoom(tx, userId) < 1) throw new Failure("COUPONS_LIMIT");
  await tx.db.updateTable("coupons")
    .set({ deleted_at: null, next_turn_at: nextStatusChange(coupon, tx.now) })
    .where("id", "=", coupon.id).execute();
  tx.emit({ name: "coupon.restored", userId, couponId: coupon.id });
  return { ...coupon, deletedAt: null };
});

/** Deletes rows whose time to be restored is over. */
export async function purgeDeletedCoupons({ db }: Context, { before, most }: PurgeBatch) {
  const deleted = await db.deleteFrom("coupons").where(
    "id",
    "in",
    (all) => all.selectFrom("coupons").select("id").where("deleted_at", "<=", before).limit(most),
  ).executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

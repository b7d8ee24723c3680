import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import type { CouponId } from "../ids.ts";
import { permit } from "../permissions.ts";
import type { Coupon } from "./coupon.ts";
import { asCoupon } from "./tables.ts";

/** Many of the viewer's coupons by id, in the order asked for, a `Failure` where there is none. */
export async function loadCoupons(
  { db, viewer }: Context,
  ids: readonly CouponId[],
): Promise<(Coupon | Failure)[]> {
  const userId = permit(viewer, "coupon.see");
  const coupons = await db.selectFrom("coupons").select(asCoupon)
    .where("id", "in", ids).where("user_id", "=", userId).where("deleted_at", "is", null)
    .execute();
  const byId = new Map(coupons.map((coupon) => [coupon.id, coupon]));
  return ids.map((id) => byId.get(id) ?? new Failure("COUPON_NOT_FOUND"));
}

import type { Context } from "../context.ts";
import { permit } from "../permissions.ts";
import type { Coupon } from "./coupon.ts";
import { byPlace, type FittingCoupon, fittingCoupons, type Purchase } from "./fitting.ts";
import { asCoupon } from "./tables.ts";

/** The viewer's coupons that fit each purchase, best first, in the order asked for: one query. */
export async function couponsFor(
  { db, viewer, now }: Context,
  purchases: readonly Purchase[],
): Promise<FittingCoupon[][]> {
  const userId = permit(viewer, "coupon.see");
  const marketplaces = [...new Set(purchases.map(({ marketplace }) => marketplace))];
  const coupons: Coupon[] = await db.selectFrom("coupons").select(asCoupon)
    .where("user_id", "=", userId).where("deleted_at", "is", null)
    .where("disabled_at", "is", null).where("marketplace", "in", marketplaces)
    .where(({ or, eb }) => or([eb("valid_until", "is", null), eb("valid_until", ">=", now)]))
    .execute();
  const places = byPlace(coupons);
  return purchases.map((purchase) => fittingCoupons(places, purchase, now));
}

import { sql } from "kysely";
import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import { type CouponId, isId, type UserId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { codeKey, type Coupon, MOST_COUPONS, shopKey } from "./coupon.ts";
import { asCoupon } from "./tables.ts";

/**
 * Returns the viewer's own coupon, locked until the transaction ends, a deleted one too.
 * @throws Failure COUPON_NOT_FOUND, for another person's as well
 */
export async function lockOwnCoupon({ db, viewer }: Context, id: CouponId): Promise<Coupon> {
  const userId = permit(viewer, "coupon.edit");
  if (!isId("cpn", id)) throw new Failure("COUPON_NOT_FOUND", ["id"]);
  const coupon = await db.selectFrom("coupons").select(asCoupon)
    .where("id", "=", id).where("user_id", "=", userId).forUpdate().executeTakeFirst();
  if (!coupon) throw new Failure("COUPON_NOT_FOUND", ["id"]);
  return coupon;
}

/** Locks the person's coupons until the transaction ends; returns the person's zone. */
export async function lockCoupons({ db }: Context, userId: UserId): Promise<string> {
  const { timeZone } = await db.selectFrom("users").select("time_zone as timeZone").where(
    "id",
    "=",
    userId,
  )
    .forNoKeyUpdate().executeTakeFirstOrThrow();
  return timeZone;
}

/** Returns how many more coupons the person can have. */
export async function couponRoom({ db }: Context, userId: UserId): Promise<number> {
  const { n } = await db.selectFrom("coupons").select(sql<number>`count(*)::int`.as("n"))
    .where("user_id", "=", userId).where("deleted_at", "is", null).executeTakeFirstOrThrow();
  return MOST_COUPONS - n;
}

/** @throws CouponExists where that person has another coupon of that code at that shop. */
export async function requireUnique(
  { db }: Context,
  { userId, id, code, marketplace, shop }:
    & Pick<Coupon, "userId" | "code" | "marketplace" | "shop">
    & { id: CouponId | null },
) {
  const existing = await db.selectFrom("coupons").select(asCoupon)
    .where("user_id", "=", userId).where("deleted_at", "is", null)
    .where("marketplace", "=", marketplace).where("shop_key", "=", shopKey(shop))
    .where("code_key", "=", codeKey(code))
    .$if(id !== null, (q) => q.where("id", "<>", id!)).executeTakeFirst();
  if (existing) throw new CouponExists(existing);
}

/** The person already has a coupon of that code at that shop: `existing`. */
export class CouponExists extends Failure {
  constructor(readonly existing: Coupon) {
    super("COUPON_EXISTS", ["fields", "couponCode"]);
  }
}

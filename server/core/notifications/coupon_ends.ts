import { sql } from "kysely";
import type { Context } from "../context.ts";
import { SOON_MS } from "../coupons/coupon.ts";
import type { UserId } from "../ids.ts";

/** A coupon that ends soon, or has ended. */
export type CouponEnd = {
  readonly id: string;
  readonly code: string;
  readonly validUntil: Date;
  /** Offers with its code that were not sent yet. */
  readonly offers: number;
};

/**
 * Returns a user's relevant coupons that end within a day, the first to end first. A coupon is relevant
 * when it has worked, or when an offer that was not sent yet has its code.
 */
export async function endingCoupons(ctx: Context, userId: UserId): Promise<CouponEnd[]> {
  const soon = new Date(ctx.now.getTime() + SOON_MS);
  const ends = await endsBetween(ctx, userId, ctx.now, soon);
  return ends.filter(({ offers, hasWorked }) => hasWorked || offers > 0);
}

/** Returns a user's ended coupons whose code is in an offer that was not sent yet, the latest last. */
export async function endedCoupons(ctx: Context, userId: UserId): Promise<CouponEnd[]> {
  const ends = await endsBetween(ctx, userId, new Date(0), new Date(ctx.now.getTime() - 1));
  return ends.filter(({ offers }) => offers > 0);
}

async function endsBetween({ db, now }: Context, userId: UserId, from: Date, to: Date) {
  const { rows } = await sql<CouponEnd & { hasWorked: boolean }>`
    select coupons.id, code, valid_until as "validUntil", worked_count > 0 as "hasWorked",
      count(offers.id)::int as offers
    from coupons left join offers on offers.user_id = coupons.user_id
      and offers.coupon_code = code and offers.marketplace = coupons.marketplace
      and offers.status in ('DRAFT', 'APPROVED', 'QUEUED') and offers.deleted_at is null
    where coupons.user_id = ${userId} and coupons.deleted_at is null and disabled_at is null
      and coalesce(valid_until, timestamptz 'infinity') between ${from} and ${to}
      and coalesce(valid_from <= ${now}, true)
    group by coupons.id order by valid_until, coupons.id`.execute(db);
  return rows;
}

import { sql } from "kysely";
import type { Context } from "../context.ts";
import { SOON_MS } from "../coupons/coupon.ts";
import type { UserId } from "../ids.ts";

/** A coupon that somebody should look at. */
export type CouponEnd = {
  readonly id: string;
  readonly code: string;
  readonly validUntil: Date;
  /** Offers with its code that have not gone out yet. */
  readonly offers: number;
};

/**
 * A person's coupons that end within a day and matter, the first to end first: it has worked, or an
 * offer that waits has its code.
 */
export async function endingCoupons(ctx: Context, userId: UserId): Promise<CouponEnd[]> {
  const soon = new Date(ctx.now.getTime() + SOON_MS);
  const ends = await endsBetween(ctx, userId, ctx.now, soon);
  return ends.filter(({ offers, hasWorked }) => hasWorked || offers > 0);
}

/** A person's coupons that have ended though an offer that waits has their code, the latest last. */
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

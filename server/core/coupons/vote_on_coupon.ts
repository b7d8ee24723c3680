import { sql } from "kysely";
import { command } from "../command.ts";
import { Failure } from "../errors.ts";
import type { CouponId } from "../ids.ts";
import { zoned } from "../zoned.ts";
import { type Coupon, couponStatusAt } from "./coupon.ts";
import { lockOwnCoupon } from "./own_coupon.ts";
import { asCoupon } from "./tables.ts";

type VoteOnCoupon = { readonly id: CouponId; readonly worked: boolean };

/**
 * Records that a coupon worked today, or did not. There is one vote a day: the same again changes
 * nothing, the other one replaces it. The coupon's version stays.
 */
export const voteOnCoupon = command(async (tx, input: VoteOnCoupon): Promise<Coupon> => {
  const { db, now, emit } = tx;
  const { worked } = input;
  const coupon = await lockOwnCoupon(tx, input.id);
  if (coupon.deletedAt) throw new Failure("COUPON_NOT_FOUND", ["id"]);
  if (couponStatusAt(coupon, now) === "SCHEDULED") throw new Failure("COUPON_NOT_STARTED", ["id"]);
  const { id, userId } = coupon;
  const { timeZone } = await db.selectFrom("users").select("time_zone as timeZone").where(
    "id",
    "=",
    userId,
  )
    .executeTakeFirstOrThrow();
  const day = zoned(now, timeZone).toPlainDate().toString();
  if (coupon.votedOn === day && coupon.votedWorked === worked) return coupon;
  await db.insertInto("coupon_votes")
    .values({ coupon_id: id, user_id: userId, day, worked, voted_at: now })
    .onConflict((c) =>
      c.columns(["coupon_id", "user_id", "day"]).doUpdateSet({ worked, voted_at: now })
    )
    .execute();
  const voted = await db.updateTable("coupons")
    .from((eb) =>
      eb.selectFrom("coupon_votes").where("coupon_id", "=", id).select([
        sql<number>`(count(*) filter (where worked))::int`.as("worked_count"),
        sql<number>`(count(*) filter (where not worked))::int`.as("failed_count"),
        sql<Date | null>`max(voted_at) filter (where worked)`.as("last_worked_at"),
        sql<Date | null>`max(voted_at) filter (where not worked)`.as("last_failed_at"),
      ]).as("votes")
    )
    .set((eb) => ({
      worked_count: eb.ref("votes.worked_count"),
      failed_count: eb.ref("votes.failed_count"),
      last_worked_at: eb.ref("votes.last_worked_at"),
      last_failed_at: eb.ref("votes.last_failed_at"),
      voted_on: day,
      voted_worked: worked,
    }))
    .where("coupons.id", "=", id).returning(asCoupon).executeTakeFirstOrThrow();
  emit({ name: "coupon.voted", userId, couponId: id });
  return voted;
});

import type { Context } from "../context.ts";
import { RESTORABLE_MS } from "./coupon.ts";

/** Removes for good what was deleted so long ago that it can no longer be brought back. */
export async function purgeDeletedCoupons({ db, now }: Context) {
  await db.deleteFrom("coupons")
    .where("deleted_at", "<=", new Date(now.getTime() - RESTORABLE_MS)).execute();
}

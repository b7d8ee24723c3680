import type { Context } from "../../context.ts";
import { cellsOf, headerOf } from "../../csv/columns.ts";
import type { UserId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import type { Coupon } from "../coupon.ts";
import { couponColumns } from "./csv_columns.ts";
import { asCoupon } from "../tables.ts";

/** Rows in memory at once. */
const PAGE = 500;

/** Streams the viewer's coupons as a CSV file that `importCoupons` reads, oldest first. */
export async function exportCoupons(ctx: Context): Promise<AsyncIterable<Uint8Array>> {
  const { db, viewer, ports } = ctx;
  const userId = permit(viewer, "coupon.see");
  const { timeZone } = await db.selectFrom("users").select("time_zone as timeZone").where(
    "id",
    "=",
    userId,
  )
    .executeTakeFirstOrThrow();
  return ports.csv.write(records(ctx, userId, timeZone));
}

async function* records({ db }: Context, userId: UserId, timeZone: string) {
  yield headerOf(couponColumns);
  for (let last = ""; true;) {
    const coupons: Coupon[] = await db.selectFrom("coupons").select(asCoupon)
      .where("user_id", "=", userId).where("deleted_at", "is", null)
      .where("is_unconfirmed", "=", false) // without a discount no line is valid
      .where("id", ">", last as Coupon["id"]).orderBy("id").limit(PAGE).execute();
    for (const coupon of coupons) yield cellsOf(couponColumns, coupon, timeZone);
    if (coupons.length < PAGE) return;
    last = coupons.at(-1)!.id;
  }
}

import { command } from "../command.ts";
import { Failure } from "../errors.ts";
import { newId } from "../ids.ts";
import { permit } from "../permissions.ts";
import type { Coupon } from "./coupon.ts";
import type { CouponFields } from "./coupon_fields.ts";
import { columnsOf, drafted, emptyDraft } from "./draft.ts";
import { couponRoom, lockKeeper, requireUnique } from "./own_coupon.ts";
import { asCoupon } from "./tables.ts";

/** Keeps a coupon. @throws CouponExists, or a Failure at the first field that cannot be. */
export const createCoupon = command(
  async (tx, { fields }: { fields: CouponFields }): Promise<Coupon> => {
    const { db, viewer, now, emit } = tx;
    const userId = permit(viewer, "coupon.edit");
    const zone = await lockKeeper(tx, userId);
    const draft = drafted(emptyDraft, fields, { zone, now });
    await requireUnique(tx, { ...draft, userId, id: null });
    if (await couponRoom(tx, userId) < 1) throw new Failure("COUPONS_LIMIT");
    const coupon: Coupon = await db.insertInto("coupons").values({
      id: newId("cpn"),
      user_id: userId,
      version: 1,
      ...columnsOf(draft, now),
      created_at: now,
    }).returning(asCoupon).executeTakeFirstOrThrow();
    emit({ name: "coupon.created", userId, couponId: coupon.id });
    return coupon;
  },
);

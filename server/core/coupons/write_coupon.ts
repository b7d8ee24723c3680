import { command } from "../command.ts";
import { Failure } from "../errors.ts";
import { type CouponId, newId } from "../ids.ts";
import { permit } from "../permissions.ts";
import type { Coupon } from "./coupon.ts";
import type { CouponFields } from "./coupon_fields.ts";
import { applyFields, columnsOf, emptyDraft } from "./draft.ts";
import { couponRoom, lockCoupons, lockOwnCoupon, requireUnique } from "./own_coupon.ts";
import { asCoupon } from "./tables.ts";

/** Creates a coupon. @throws CouponExists, or a Failure at the first field that is not valid */
export const createCoupon = command(
  async (tx, { fields }: { fields: CouponFields }): Promise<Coupon> => {
    const { db, viewer, now, emit } = tx;
    const userId = permit(viewer, "coupon.edit");
    const timeZone = await lockCoupons(tx, userId);
    const draft = applyFields(emptyDraft, fields, { timeZone, now });
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

type UpdateCoupon = {
  readonly id: CouponId;
  /** The version that the person saw. */
  readonly version: number;
  readonly fields: CouponFields;
};

/** The coupon changed after the version that the caller saw; `current` is the stored one. */
export class CouponChangedMeanwhile extends Failure {
  constructor(readonly current: Coupon) {
    super("COUPON_CHANGED_MEANWHILE", ["version"]);
  }
}

/**
 * Updates the fields that the input contains. A coupon that was only seen is confirmed by it: the
 * discount has to be among them. @throws CouponChangedMeanwhile, CouponExists
 */
export const updateCoupon = command(async (tx, input: UpdateCoupon): Promise<Coupon> => {
  const { db, viewer, now, emit } = tx;
  const timeZone = await lockCoupons(tx, permit(viewer, "coupon.edit"));
  const coupon = await lockOwnCoupon(tx, input.id);
  if (coupon.deletedAt) throw new Failure("COUPON_NOT_FOUND", ["id"]);
  if (coupon.version !== input.version) throw new CouponChangedMeanwhile(coupon);
  const draft = applyFields(coupon, input.fields, { timeZone, now });
  await requireUnique(tx, { ...draft, userId: coupon.userId, id: coupon.id });
  const saved: Coupon = await db.updateTable("coupons").where("id", "=", coupon.id)
    .set({ ...columnsOf(draft, now), is_unconfirmed: false, version: coupon.version + 1 })
    .returning(asCoupon).executeTakeFirstOrThrow();
  emit({ name: "coupon.changed", userId: coupon.userId, couponId: coupon.id });
  return saved;
});

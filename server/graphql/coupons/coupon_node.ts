import type { Context } from "../../core/context.ts";
import {
  type Coupon,
  type CouponSource as Source,
  type CouponStatus as Status,
  couponStatusAt,
  endsSoonAt,
} from "../../core/coupons/coupon.ts";
import { loadCoupons } from "../../core/coupons/list_coupons.ts";
import type { CouponId } from "../../core/ids.ts";
import { zoned } from "../../core/zoned.ts";
import { builder } from "../builder.ts";
import { described } from "../described.ts";
import { Money } from "../money.ts";
import { GroupNode } from "../delivery/group_node.ts";
import { Marketplace } from "../offers/offer_enums.ts";
import { UserNode } from "../users/user.ts";

export const CouponSource = described<Source>("CouponSource", "Where a coupon comes from.", {
  OWN: "The person's own, from the shop's affiliate programme.",
  SHOP: "The shop itself: its page, or its API.",
  OFFER: "An offer whose page shows it.",
  IMPORTED: "A file.",
  SHARED: "Somebody passed it on.",
  GROUP: "A message in one of the person's source groups.",
});

export const CouponStatus = described<Status>("CouponStatus", "How a coupon stands now.", {
  ACTIVE: "It holds.",
  SCHEDULED: "It will hold from `validFrom` on.",
  EXPIRED: "It held until `validUntil`.",
  DISABLED: "Its person holds it back.",
  UNCONFIRMED: "It was seen; what it gives is not known. `updateCoupon` confirms it.",
});

/** A sum in reais; null: none. */
export const reais = (cents: number | null) => cents === null ? null : { cents, currency: "BRL" };

export const CouponNode = builder.loadableNode("Coupon", {
  description: "A shop's discount by a code, as one person keeps it.",
  authScopes: { may: "coupon.see" },
  id: { resolve: (coupon: Coupon) => coupon.id, description: "cpn_…" },
  load: (ids: CouponId[], ctx: Context) => loadCoupons(ctx, ids),
  fields: (t) => ({
    version: t.exposeInt("version", { description: "Grows by one with each edit." }),
    couponCode: t.exposeString("code", { description: "What one types at the shop." }),
    marketplace: t.expose("marketplace", { type: Marketplace, description: "Where it holds." }),
    shop: t.exposeString("shop", {
      description: "The marketplace itself, one of its sellers, or any other shop.",
    }),
    percentOff: t.exposeInt("percentOff", {
      nullable: true,
      description: "Whole per cent off; null where it takes off an amount.",
    }),
    amountOff: t.field({
      type: Money,
      nullable: true,
      description: "What it takes off; null where that is a percentage.",
      resolve: ({ amountOffCents }) => reais(amountOffCents),
    }),
    maxDiscount: t.field({
      type: Money,
      nullable: true,
      description: "What a percentage takes off at most.",
      resolve: ({ maxDiscountCents }) => reais(maxDiscountCents),
    }),
    minPurchase: t.field({
      type: Money,
      nullable: true,
      description: "The least purchase that it holds for.",
      resolve: ({ minPurchaseCents }) => reais(minPurchaseCents),
    }),
    validFrom: t.expose("validFrom", {
      type: "DateTime",
      nullable: true,
      description: "Since when it holds; null: since ever.",
    }),
    validUntil: t.expose("validUntil", {
      type: "DateTime",
      nullable: true,
      description: "The last instant at which it holds; null: without end.",
    }),
    status: t.field({
      type: CouponStatus,
      description: "How it stands now.",
      resolve: (coupon, _, { now }) => couponStatusAt(coupon, now),
    }),
    isEndingSoon: t.boolean({
      description: "Whether it holds, and ends within a day.",
      resolve: (coupon, _, { now }) => endsSoonAt(coupon, now),
    }),
    source: t.expose("source", { type: CouponSource, description: "Where it comes from." }),
    sharedBy: t.exposeString("sharedBy", {
      nullable: true,
      description: "Who passed it on, where that is its source.",
    }),
    caughtAt: t.expose("caughtAt", {
      type: "DateTime",
      nullable: true,
      description:
        "When it was seen in a source group, or stated by the shop's API; null: it was not.",
    }),
    caughtIn: t.field({
      type: GroupNode,
      nullable: true,
      description:
        "The source group in which it was seen; null: in none, or it is no longer known.",
      resolve: ({ caughtIn }) => caughtIn,
    }),
    note: t.exposeString("note", { description: "What the person wrote down of it." }),
    workedCount: t.exposeInt("workedCount", { description: "Days on which it worked." }),
    failedCount: t.exposeInt("failedCount", { description: "Days on which it did not." }),
    lastWorkedAt: t.expose("lastWorkedAt", {
      type: "DateTime",
      nullable: true,
      description: "When it last worked.",
    }),
    lastFailedAt: t.expose("lastFailedAt", {
      type: "DateTime",
      nullable: true,
      description: "When it last did not.",
    }),
    hasWorkedToday: t.boolean({
      nullable: true,
      description: "What the person said of it today; null: nothing yet.",
      resolve: async ({ userId, votedOn, votedWorked }, _, ctx) => {
        if (!votedOn) return null;
        const { timeZone } = await UserNode.getDataloader(ctx).load(userId);
        return zoned(ctx.now, timeZone).toPlainDate().toString() === votedOn ? votedWorked : null;
      },
    }),
    createdAt: t.expose("createdAt", {
      type: "DateTime",
      description: "When it was written down.",
    }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", description: "When it last changed." }),
  }),
});

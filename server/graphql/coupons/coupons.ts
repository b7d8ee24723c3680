import { pipe } from "graphql-yoga";
import { resolveCursorConnection, type ResolveCursorConnectionArgs } from "@pothos/plugin-relay";
import { couponCursor, listCoupons } from "../../core/coupons/list_coupons.ts";
import type { DomainEvent } from "../../core/events.ts";
import type { CouponId } from "../../core/ids.ts";
import { permit } from "../../core/permissions.ts";
import { builder, nullWhen } from "../builder.ts";
import { CouponNode, CouponStatus } from "./coupon_node.ts";
import { Marketplace } from "../offers/offer_enums.ts";
import { publishChanged } from "../publish_changed.ts";
import { ViewerType } from "../users/viewer.ts";

builder.objectField(ViewerType, "coupons", (t) =>
  t.connection(
    {
      type: CouponNode,
      description:
        "Their coupons, the soonest to end first, those without an end last; of those that have " +
        "ended, the latest first.",
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 20 }),
      args: {
        search: t.arg.string({ description: "Words in code, shop or note, all of them." }),
        marketplace: t.arg({ type: Marketplace, description: "Only those of this one." }),
        status: t.arg({ type: CouponStatus, description: "Only those that stand so." }),
        isEndingToday: t.arg.boolean({
          description: "Only those that hold, and end before the person's day does.",
        }),
      },
      resolve: (_user, args, ctx) =>
        resolveCursorConnection(
          { args, defaultSize: 20, maxSize: 100, toCursor: couponCursor },
          (page: ResolveCursorConnectionArgs) =>
            listCoupons(ctx, { ...args, endsToday: args.isEndingToday }, page),
        ),
    },
    { name: "CouponConnection" },
    { name: "CouponEdge" },
  ));

/** Null: many at once. */
type Changed = CouponId | null;

const CouponChanged = builder.objectRef<{ couponId: Changed }>("CouponChanged").implement({
  description: "Something happened to one of the viewer's coupons, or to many at once.",
  fields: (t) => ({
    id: t.exposeID("couponId", {
      nullable: true,
      description: "Which one; null: many came out of a file, ask anew.",
    }),
    coupon: t.field({
      type: CouponNode,
      nullable: true,
      description: "As it is now; null when it was deleted.",
      resolve: ({ couponId }, _, ctx) =>
        couponId &&
        CouponNode.getDataloader(ctx).load(couponId).catch(nullWhen("COUPON_NOT_FOUND")),
    }),
  }),
});

builder.subscriptionField("couponChanged", (t) =>
  t.field({
    type: CouponChanged,
    description:
      "Each change of one of the viewer's coupons: made, edited, tried, deleted, restored; begun, " +
      "about to end, ended.",
    authScopes: { may: "coupon.see" },
    subscribe: (_root, _args, ctx) =>
      pipe(ctx.live(permit(ctx.viewer, "coupon.see")), publishChanged(couponsOf)),
    resolve: (couponId) => ({ couponId }),
  }));

const couponsOf = (event: DomainEvent): Changed[] =>
  "couponId" in event ? [event.couponId] : event.name === "coupons.imported" ? [null] : [];

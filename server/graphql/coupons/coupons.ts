import { resolveCursorConnection, type ResolveCursorConnectionArgs } from "@pothos/plugin-relay";
import {
  couponCursor,
  type CouponTally,
  listCoupons,
  tallyCoupons,
} from "../../core/coupons/list_coupons.ts";
import type { DomainEvent } from "../../core/events.ts";
import type { CouponId } from "../../core/ids.ts";
import { builder } from "../builder.ts";
import { ownChangesSince } from "../own_changes.ts";
import { CouponNode, CouponStatus } from "./coupon_node.ts";
import { Marketplace } from "../offers/offer_enums.ts";
import { changedPayload } from "../publish_changed.ts";
import { SINCE } from "../resumable.ts";
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
          (page: ResolveCursorConnectionArgs) => listCoupons(ctx, args, page),
        ),
    },
    { name: "CouponConnection" },
    { name: "CouponEdge" },
  ));

const CouponTallyType = builder.objectRef<CouponTally>("CouponTally").implement({
  description: "How many coupons a person has.",
  fields: (t) => ({
    total: t.exposeInt("total", { description: "All of them." }),
    active: t.exposeInt("ACTIVE", { description: "Those that hold." }),
    endingToday: t.exposeInt("endingToday", {
      description: "Those that hold, and end before the person's day does.",
    }),
    scheduled: t.exposeInt("SCHEDULED", { description: "Those that begin later." }),
    expired: t.exposeInt("EXPIRED", { description: "Those that have ended." }),
    unconfirmed: t.exposeInt("UNCONFIRMED", {
      description: "Those that were only seen, and wait to be confirmed or discarded.",
    }),
    disabled: t.exposeInt("DISABLED", { description: "Those that the person has paused." }),
  }),
});

builder.objectField(ViewerType, "couponTally", (t) =>
  t.field({
    type: CouponTallyType,
    description: "How many coupons they have, by status.",
    resolve: (_user, _args, ctx) => tallyCoupons(ctx),
  }));

const CouponChanged = changedPayload(
  "CouponChanged",
  "Something happened to one of the viewer's coupons, or to many at once.",
  {
    noun: "coupon",
    type: CouponNode,
    load: (id: CouponId, ctx) => CouponNode.getDataloader(ctx).load(id),
    gone: "COUPON_NOT_FOUND",
    bulk: true,
    isResumable: true,
  },
);

builder.subscriptionField("couponChanged", (t) =>
  t.field({
    type: CouponChanged,
    description:
      "Each change of one of the viewer's coupons: made, edited, tried, deleted, restored; begun, " +
      "about to end, ended.",
    args: { since: t.arg.id({ description: SINCE }) },
    ...ownChangesSince("coupon.see", couponsOf),
    resolve: (change) => change,
  }));

/** Returns the ids; null for an import, which changes many at once. */
const couponsOf = (event: DomainEvent): (CouponId | null)[] =>
  "couponId" in event ? [event.couponId] : event.name === "coupons.imported" ? [null] : [];

import { CouponExists } from "../../core/coupons/own_coupon.ts";
import {
  CouponChangedMeanwhile,
  createCoupon,
  updateCoupon,
} from "../../core/coupons/write_coupon.ts";
import { deleteCoupon, restoreCoupon } from "../../core/coupons/delete_coupon.ts";
import { voteOnCoupon } from "../../core/coupons/vote_on_coupon.ts";
import type { CouponId } from "../../core/ids.ts";
import { builder, UserError } from "../builder.ts";
import { CouponNode, CouponSource } from "./coupon_node.ts";
import { MoneyInput, typedMoney } from "../money.ts";
import { Marketplace } from "../offers/offer_enums.ts";

const CouponFieldsInput = builder.inputType("CouponFieldsInput", {
  description:
    "What a person says of a coupon. A field left out stays as it is; null clears it. Either " +
    "`percentOff` or `amountOff` is set, never both; sums are in reais.",
  fields: (t) => ({
    couponCode: t.string({ description: "From 2 to 40 visible characters." }),
    marketplace: t.field({ type: Marketplace, description: "Where it holds; OTHER if left out." }),
    shop: t.string({
      description: "A seller there, or any other shop; left out: the marketplace itself.",
    }),
    percentOff: t.int({ description: "Whole per cent off, from 1 to 100." }),
    amountOff: t.field({ type: MoneyInput, description: "What it takes off." }),
    maxDiscount: t.field({ type: MoneyInput, description: "What a percentage takes off at most." }),
    minPurchase: t.field({ type: MoneyInput, description: "The least purchase." }),
    validFrom: t.string({
      description: "On the person's clocks: 2026-11-28T09:00, or a date for its first instant.",
    }),
    validUntil: t.string({
      description: "On the person's clocks: 2026-11-28T23:59, or a date for its last instant.",
    }),
    source: t.field({ type: CouponSource, description: "Where it comes from; OWN if left out." }),
    sharedBy: t.string({ description: "Who passed it on, up to 80 characters." }),
    note: t.string({ description: "Up to 500 characters." }),
    isDisabled: t.boolean({ description: "Whether the person holds it back." }),
  }),
});

const typedFields = (
  { isDisabled: disabled, ...fields }: typeof CouponFieldsInput.$inferInput,
) => ({
  ...fields,
  disabled,
  amountOff: typedMoney(fields.amountOff),
  maxDiscount: typedMoney(fields.maxDiscount),
  minPurchase: typedMoney(fields.minPurchase),
});

builder.objectType(CouponExists, {
  name: "CouponExists",
  description: "The person has a coupon of that code at that shop already. Nothing was saved.",
  interfaces: [UserError],
  fields: (t) => ({
    existing: t.field({
      type: CouponNode,
      description: "The one that is there.",
      resolve: ({ existing }) => existing,
    }),
  }),
});

builder.objectType(CouponChangedMeanwhile, {
  name: "CouponChangedMeanwhile",
  description: "Somebody changed the coupon after the version given. Nothing was saved.",
  interfaces: [UserError],
  fields: (t) => ({
    current: t.field({
      type: CouponNode,
      description: "The coupon as it is now.",
      resolve: ({ current }) => current,
    }),
  }),
});

const DeletedCoupon = builder.objectRef<{ couponId: CouponId; restorableUntil: Date }>(
  "DeletedCoupon",
).implement({
  description: "A coupon that is gone from every list.",
  fields: (t) => ({
    couponId: t.exposeID("couponId", { description: "Which one." }),
    restorableUntil: t.expose("restorableUntil", {
      type: "DateTime",
      description: "Until when `restoreCoupon` brings it back.",
    }),
  }),
});

builder.mutationField("createCoupon", (t) =>
  t.fieldWithInput({
    type: CouponNode,
    description: "Keeps a coupon.",
    authScopes: { may: "coupon.edit" },
    errors: { types: [CouponExists] },
    input: {
      fields: t.input.field({
        type: CouponFieldsInput,
        required: true,
        description: "What it says.",
      }),
    },
    resolve: (_, { input }, ctx) => createCoupon(ctx, { fields: typedFields(input.fields) }),
  }));

builder.mutationField("updateCoupon", (t) =>
  t.fieldWithInput({
    type: CouponNode,
    description: "Changes fields of a coupon.",
    authScopes: { may: "coupon.edit" },
    errors: { types: [CouponChangedMeanwhile, CouponExists] },
    input: {
      id: t.input.id({ required: true, description: "cpn_…" }),
      version: t.input.int({ required: true, description: "The version that was looked at." }),
      fields: t.input.field({
        type: CouponFieldsInput,
        required: true,
        description: "What it says by now.",
      }),
    },
    resolve: (_, { input }, ctx) =>
      updateCoupon(ctx, {
        id: input.id as CouponId,
        version: input.version,
        fields: typedFields(input.fields),
      }),
  }));

builder.mutationField("voteOnCoupon", (t) =>
  t.fieldWithInput({
    type: CouponNode,
    description:
      "Writes down that a coupon worked today, or did not. The last word of a day is what counts.",
    authScopes: { may: "coupon.edit" },
    errors: {},
    input: {
      id: t.input.id({ required: true, description: "cpn_…" }),
      hasWorked: t.input.boolean({ required: true, description: "Whether it worked." }),
    },
    resolve: (_, { input }, ctx) =>
      voteOnCoupon(ctx, { id: input.id as CouponId, worked: input.hasWorked }),
  }));

builder.mutationField("deleteCoupon", (t) =>
  t.fieldWithInput({
    type: DeletedCoupon,
    description: "Takes a coupon out of every list; for a week it can be brought back.",
    authScopes: { may: "coupon.edit" },
    errors: {},
    input: { id: t.input.id({ required: true, description: "cpn_…" }) },
    resolve: (_, { input }, ctx) => deleteCoupon(ctx, { id: input.id as CouponId }),
  }));

builder.mutationField("restoreCoupon", (t) =>
  t.fieldWithInput({
    type: CouponNode,
    description: "Brings a deleted coupon back, as it was.",
    authScopes: { may: "coupon.edit" },
    errors: { types: [CouponExists] },
    input: { id: t.input.id({ required: true, description: "cpn_…" }) },
    resolve: (_, { input }, ctx) => restoreCoupon(ctx, { id: input.id as CouponId }),
  }));

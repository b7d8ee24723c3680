import {
  applyCoupon,
  couponsFor,
  type FittingCoupon,
  type Purchase,
} from "../../core/coupons/fitting.ts";
import type { CouponId, OfferId } from "../../core/ids.ts";
import { displayablePrices } from "../../core/offers/message/displayable_prices.ts";
import { builder } from "../builder.ts";
import { CouponNode, reais } from "./coupon_node.ts";
import { Money } from "../money.ts";
import { OfferNode } from "../offers/offer_node.ts";
import { ProductNode } from "../catalogue/product_node.ts";

const FittingCouponType = builder.objectRef<FittingCoupon>("FittingCoupon").implement({
  description: "A coupon that fits an offer or a product, and what one pays with it.",
  fields: (t) => ({
    coupon: t.field({
      type: CouponNode,
      description: "Which one.",
      resolve: ({ coupon }) => coupon,
    }),
    priceWith: t.field({
      type: Money,
      nullable: true,
      description: "What one pays with it; null where the price is not known.",
      resolve: ({ priceCents }) => reais(priceCents),
    }),
    saving: t.field({
      type: Money,
      nullable: true,
      description: "What it takes off that price.",
      resolve: ({ savingCents }) => reais(savingCents),
    }),
  }),
});

/** Returns a purchase as the key of a loader: equal purchases are loaded once. */
const purchaseKey = ({ marketplace, shop, currency, priceCents }: Purchase) =>
  JSON.stringify({ marketplace, shop, currency, priceCents });

const purchaseOf = (key: string) => JSON.parse(key) as Purchase;

builder.objectField(OfferNode, "coupons", (t) =>
  t.loadableList({
    type: FittingCouponType,
    description: "The person's coupons that hold for it now: the three that save most, best first.",
    load: (keys: string[], ctx) => couponsFor(ctx, keys.map(purchaseOf)),
    resolve: (offer, _, ctx) => purchaseKey({ ...offer, ...displayablePrices(offer, ctx.now) }),
  }));

builder.objectField(ProductNode, "coupons", (t) =>
  t.loadableList({
    type: FittingCouponType,
    description: "The person's coupons that hold for it now: the three that save most, best first.",
    load: (keys: string[], ctx) => couponsFor(ctx, keys.map(purchaseOf)),
    resolve: (product) => purchaseKey(product),
  }));

builder.mutationField("applyCoupon", (t) =>
  t.fieldWithInput({
    type: OfferNode,
    description: "Puts a coupon's code into an offer.",
    authScopes: { may: "offer.edit" },
    errors: {},
    input: {
      offerId: t.input.id({ required: true, description: "ofr_…" }),
      couponId: t.input.id({ required: true, description: "cpn_…" }),
    },
    resolve: (_, { input }, ctx) =>
      applyCoupon(ctx, {
        offerId: input.offerId as OfferId,
        couponId: input.couponId as CouponId,
      }),
  }));

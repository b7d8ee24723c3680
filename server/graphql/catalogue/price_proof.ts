import {
  type PriceProof as Proof,
  priceProof,
  type PriceProofStatus as Status,
} from "../../core/catalogue/prices/price_proof.ts";
import { priceKey } from "../../core/catalogue/prices/price_key.ts";
import type { Context } from "../../core/context.ts";
import type { ListedProduct as Listed } from "../../core/marketplaces/api/shop_api.ts";
import { builder } from "../builder.ts";
import { described } from "../described.ts";
import { ListedProduct } from "../marketplaces/shop_search.ts";
import { Money } from "../money.ts";
import { PriceHistory, productQuery, queryKey } from "./price_history.ts";
import { ProductNode } from "./product_node.ts";

const PriceProofStatus = described<Status>(
  "PriceProofStatus",
  "What our price history says of a price.",
  {
    PROVEN: "It was clearly more: the discount is real.",
    DOUBTFUL: "The shop states an old price that was never charged while we looked.",
    UNKNOWN: "Neither: too little is known, or it did not drop.",
  },
);

const amount = (cents: number | null, { currency }: { readonly currency: string }) =>
  cents === null ? null : { cents, currency };

const PriceProof = builder.objectRef<Proof & { readonly currency: string }>("PriceProof")
  .implement({
    description: "A price, held against what was seen of it in the last 90 days.",
    fields: (t) => ({
      status: t.expose("status", { type: PriceProofStatus, description: "What it comes to." }),
      oldPrice: t.field({
        type: Money,
        nullable: true,
        description: "What it cost before, as far as our history proves it; null: it proves none.",
        resolve: (proof) => amount(proof.oldPriceCents, proof),
      }),
      claimed: t.field({
        type: Money,
        nullable: true,
        description: "What it cost before, as the shop states or implies; null: it does not.",
        resolve: (proof) => amount(proof.claimedCents, proof),
      }),
      highest: t.field({
        type: Money,
        nullable: true,
        description: "The highest price that was seen; null: nobody looked.",
        resolve: (proof) => amount(proof.highestCents, proof),
      }),
      lowestInDays: t.exposeInt("lowestInDays", {
        nullable: true,
        description: "It is the lowest price of so many days; null: our history proves it of none.",
      }),
      days: t.exposeInt("days", { description: "On how many different days somebody looked." }),
      daysAtPrice: t.exposeInt("daysAtPrice", {
        description: "On how many of them it cost about this.",
      }),
      spanDays: t.exposeInt("spanDays", {
        description: "Whole days since somebody looked first, 90 at most.",
      }),
    }),
  });

/** Returns the query for a listed product; null: it has no price, or no key. */
function listedQuery({ url, reading: { marketplace, productId, price } }: Listed): string | null {
  const key = price && priceKey(marketplace, url, productId);
  return key ? queryKey({ keys: [key], currency: price.value.currency }) : null;
}

async function recordOf(key: string, ctx: Context) {
  const { record } = await PriceHistory.getDataloader(ctx).load(key);
  return record.days;
}

const proofDescription = "Whether its price really dropped; null: it has no price.";
/** 90 days are read. */
const complexity = 10;

builder.objectFields(ListedProduct, (t) => ({
  priceHistory: t.field({
    type: PriceHistory,
    nullable: true,
    complexity,
    description: "What it was seen to cost; null: it has no price.",
    resolve: listedQuery,
  }),
  priceProof: t.field({
    type: PriceProof,
    nullable: true,
    complexity,
    description: proofDescription,
    async resolve(listed, _, ctx) {
      const { reading: { price, oldPrice }, discountPercent } = listed;
      const key = listedQuery(listed);
      if (!price || key === null) return null;
      const { cents: priceCents, currency } = price.value;
      const claim = { priceCents, oldPriceCents: oldPrice?.value.cents ?? null, discountPercent };
      return { ...priceProof(claim, await recordOf(key, ctx), ctx.now), currency };
    },
  }),
}));

builder.objectField(ProductNode, "priceProof", (t) =>
  t.field({
    type: PriceProof,
    nullable: true,
    complexity,
    description: proofDescription,
    async resolve(product, _, ctx) {
      const { priceCents, oldPriceCents, currency } = product;
      if (priceCents === null) return null;
      const days = await recordOf(productQuery(product), ctx);
      return { ...priceProof({ priceCents, oldPriceCents }, days, ctx.now), currency };
    },
  }));

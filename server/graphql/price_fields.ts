import { discountVerdict } from "../core/catalogue/discount_verdict.ts";
import { priceKey } from "../core/catalogue/price_key.ts";
import type { Product } from "../core/catalogue/product.ts";
import type { Context } from "../core/context.ts";
import type { Offer } from "../core/offers/offer.ts";
import { builder } from "./builder.ts";
import { OfferNode } from "./offer_node.ts";
import { askedOf, DiscountCheck, PriceHistory } from "./price_history.ts";
import { ProductNode } from "./product_node.ts";

/** What the ledger is asked of an offer; null: it has no address of its own. */
function askedOfOffer({ sourceUrl, marketplace, productId, currency }: Offer): string | null {
  const key = sourceUrl && priceKey(marketplace, new URL(sourceUrl), productId);
  return key ? askedOf({ keys: [key], currency }) : null;
}

const askedOfProduct = ({ id, currency }: Product) => askedOf({ id, currency });

async function checkOf(claim: Offer | Product, asked: string | null, ctx: Context) {
  if (asked === null) return null;
  const { record, currency } = await PriceHistory.getDataloader(ctx).load(asked);
  const verdict = discountVerdict(claim, record.days);
  return verdict && { ...verdict, currency };
}

const about = {
  history: "What it was seen to cost, in the currency of its price.",
  verdict: "Whether its old price was really asked; null: it claims none above its price.",
};
/** The days of 90 are read and told. */
const complexity = 10;

builder.objectFields(OfferNode, (t) => ({
  priceHistory: t.field({
    type: PriceHistory,
    nullable: true,
    complexity,
    description: `${about.history} Null: it has no address.`,
    resolve: askedOfOffer,
  }),
  discountVerdict: t.field({
    type: DiscountCheck,
    nullable: true,
    complexity,
    description: about.verdict,
    resolve: (offer, _, ctx) => checkOf(offer, askedOfOffer(offer), ctx),
  }),
}));

builder.objectFields(ProductNode, (t) => ({
  priceHistory: t.field({
    type: PriceHistory,
    complexity,
    description: about.history,
    resolve: askedOfProduct,
  }),
  discountVerdict: t.field({
    type: DiscountCheck,
    nullable: true,
    complexity,
    description: about.verdict,
    resolve: (product, _, ctx) => checkOf(product, askedOfProduct(product), ctx),
  }),
}));

import {
  checkDiscount,
  type DiscountCheck as Check,
} from "../../core/catalogue/prices/discount_check.ts";
import {
  loadPriceRecords,
  loadProductKeys,
} from "../../core/catalogue/prices/load_price_records.ts";
import type {
  PriceQuery as LedgerQuery,
  PriceRecord,
} from "../../core/catalogue/prices/price_days.ts";
import { priceHistory } from "../../core/catalogue/prices/price_history.ts";
import type { Context } from "../../core/context.ts";
import type { ProductId } from "../../core/ids.ts";
import type { Money as Amount } from "../../core/money.ts";
import { builder } from "../builder.ts";
import { Money } from "../money.ts";
import { DiscountTruth, ProductNode } from "./product_node.ts";
import { priceKey } from "../../core/catalogue/prices/price_key.ts";
import type { Product } from "../../core/catalogue/product.ts";
import type { Offer } from "../../core/offers/offer.ts";
import { OfferNode } from "../offers/offer_node.ts";

/** Which prices: those of keys, or of a product, whose keys are loaded first. */
type PriceQuery = { readonly currency: string } & (Pick<LedgerQuery, "keys"> | { id: ProductId });

/** Returns a query as the key of a loader: equal queries are loaded once. */
export const queryKey = (query: PriceQuery): string => JSON.stringify(query);

type KnownPrices = { readonly record: PriceRecord; readonly currency: string };

async function loadKnownPrices(ctx: Context, questions: readonly string[]): Promise<KnownPrices[]> {
  const queries = questions.map((question) => JSON.parse(question) as PriceQuery);
  const ids = queries.flatMap((one) => "id" in one ? [one.id] : []);
  const keys = ids.length > 0 ? await loadProductKeys(ctx, ids) : new Map<ProductId, never[]>();
  const records = await loadPriceRecords(
    ctx,
    queries.map((one) => ({
      currency: one.currency,
      keys: "id" in one ? keys.get(one.id)! : one.keys,
    })),
  );
  return records.map((record, nth) => ({ record, currency: queries[nth]!.currency }));
}

const amount = (cents: number | null, { currency }: Pick<KnownPrices, "currency">): Amount | null =>
  cents === null ? null : { cents, currency };

const PricePoint = builder.objectRef<{ at: Date; price: Amount }>("PricePoint").implement({
  description: "What a product cost least on one day.",
  fields: (t) => ({
    at: t.expose("at", { type: "DateTime", description: "When that was first seen." }),
    price: t.expose("price", { type: Money, description: "How much." }),
  }),
});

export const PriceHistory = builder.loadableObject("PriceHistory", {
  description: "What a product was seen to cost, by anybody: it names nobody.",
  load: (questions: string[], ctx: Context) => loadKnownPrices(ctx, questions),
  fields: (t) => ({
    low30: t.field({
      type: Money,
      nullable: true,
      description: "The lowest price of the last 30 days; null: nobody looked.",
      resolve: (known, _, { now }) => amount(priceHistory(known.record, now).low30Cents, known),
    }),
    low90: t.field({
      type: Money,
      nullable: true,
      description: "The lowest price of the last 90 days; null: nobody looked.",
      resolve: (known, _, { now }) => amount(priceHistory(known.record, now).low90Cents, known),
    }),
    median90: t.field({
      type: Money,
      nullable: true,
      description: "The middle one of the lowest prices of the last 90 days' days.",
      resolve: (known, _, { now }) => amount(priceHistory(known.record, now).median90Cents, known),
    }),
    lowestEver: t.field({
      type: Money,
      nullable: true,
      description: "The lowest price since we look; null: nobody has.",
      resolve: (known) => amount(known.record.lowestCents, known),
    }),
    points: t.field({
      type: [PricePoint],
      description: "The lowest price of each of the last 90 days on which somebody looked.",
      resolve: (known, _, { now }) =>
        priceHistory(known.record, now).points.map(({ at, cents }) => {
          return { at, price: { cents, currency: known.currency } };
        }),
    }),
    sightings: t.int({
      description: "How often somebody looked in the last 90 days.",
      resolve: (known, _, { now }) => priceHistory(known.record, now).sightings,
    }),
  }),
});

const DiscountCheck = builder.objectRef<Check & Pick<KnownPrices, "currency">>("DiscountCheck")
  .implement({
    description: "What our ledger's last 90 days say of an old price, and by which numbers.",
    fields: (t) => ({
      truth: t.expose("truth", { type: DiscountTruth, description: "What it comes to." }),
      highest: t.field({
        type: Money,
        nullable: true,
        description: "The highest price that was seen; null: nobody looked.",
        resolve: (check) => amount(check.highestCents, check),
      }),
      sightings: t.exposeInt("sightings", { description: "How often somebody looked." }),
      days: t.exposeInt("days", { description: "On how many different days." }),
      since: t.expose("since", {
        type: "DateTime",
        nullable: true,
        description: "When that was for the first time; null: nobody looked.",
      }),
    }),
  });

/** Returns the query for an offer; null: it has no address of its own. */
function offerQuery({ sourceUrl, marketplace, productId, currency }: Offer): string | null {
  const key = sourceUrl && priceKey(marketplace, new URL(sourceUrl), productId);
  return key ? queryKey({ keys: [key], currency }) : null;
}

export const productQuery = ({ id, currency }: Product) => queryKey({ id, currency });

async function checkOf(claim: Offer | Product, key: string | null, ctx: Context) {
  if (key === null) return null;
  const { record, currency } = await PriceHistory.getDataloader(ctx).load(key);
  const check = checkDiscount(claim, record.days);
  return check && { ...check, currency };
}

const about = {
  history: "What it was seen to cost, in the currency of its price.",
  check: "Whether its old price was really charged; null: it claims none above its price.",
};
/** 90 days are read. */
const complexity = 10;

builder.objectFields(OfferNode, (t) => ({
  priceHistory: t.field({
    type: PriceHistory,
    nullable: true,
    complexity,
    description: `${about.history} Null: it has no address.`,
    resolve: offerQuery,
  }),
  discountCheck: t.field({
    type: DiscountCheck,
    nullable: true,
    complexity,
    description: about.check,
    resolve: (offer, _, ctx) => checkOf(offer, offerQuery(offer), ctx),
  }),
}));

builder.objectFields(ProductNode, (t) => ({
  priceHistory: t.field({
    type: PriceHistory,
    complexity,
    description: about.history,
    resolve: productQuery,
  }),
  discountCheck: t.field({
    type: DiscountCheck,
    nullable: true,
    complexity,
    description: about.check,
    resolve: (product, _, ctx) => checkOf(product, productQuery(product), ctx),
  }),
}));

import {
  checkDiscount,
  type DiscountCheck as Verdict,
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
import { DiscountVerdict, ProductNode } from "./product_node.ts";
import { priceKey } from "../../core/catalogue/prices/price_key.ts";
import type { Product } from "../../core/catalogue/product.ts";
import type { Offer } from "../../core/offers/offer.ts";
import { OfferNode } from "../offers/offer_node.ts";

/** What the ledger is asked about: keys, or a product, whose keys are looked up first. */
type PriceQuery = { readonly currency: string } & (Pick<LedgerQuery, "keys"> | { id: ProductId });

/** The same as the key of a loader: what is alike is asked for once. */
const queryKey = (asked: PriceQuery): string => JSON.stringify(asked);

type Told = { readonly record: PriceRecord; readonly currency: string };

async function loadTold(ctx: Context, questions: readonly string[]): Promise<Told[]> {
  const asked = questions.map((question) => JSON.parse(question) as PriceQuery);
  const ids = asked.flatMap((one) => "id" in one ? [one.id] : []);
  const keys = ids.length > 0 ? await loadProductKeys(ctx, ids) : new Map<ProductId, never[]>();
  const records = await loadPriceRecords(
    ctx,
    asked.map((one) => ({
      currency: one.currency,
      keys: "id" in one ? keys.get(one.id)! : one.keys,
    })),
  );
  return records.map((record, nth) => ({ record, currency: asked[nth]!.currency }));
}

const amount = (cents: number | null, { currency }: Pick<Told, "currency">): Amount | null =>
  cents === null ? null : { cents, currency };

const PricePoint = builder.objectRef<{ at: Date; price: Amount }>("PricePoint").implement({
  description: "What a product cost least on one day.",
  fields: (t) => ({
    at: t.expose("at", { type: "DateTime", description: "When that was first seen." }),
    price: t.expose("price", { type: Money, description: "How much." }),
  }),
});

const PriceHistory = builder.loadableObject("PriceHistory", {
  description: "What a product was seen to cost, by whoever looked: it names nobody.",
  load: (questions: string[], ctx: Context) => loadTold(ctx, questions),
  fields: (t) => ({
    low30: t.field({
      type: Money,
      nullable: true,
      description: "The lowest price of the last 30 days; null: nobody looked.",
      resolve: (told, _, { now }) => amount(priceHistory(told.record, now).low30Cents, told),
    }),
    low90: t.field({
      type: Money,
      nullable: true,
      description: "The lowest price of the last 90 days; null: nobody looked.",
      resolve: (told, _, { now }) => amount(priceHistory(told.record, now).low90Cents, told),
    }),
    median90: t.field({
      type: Money,
      nullable: true,
      description: "The middle one of the lowest prices of the last 90 days' days.",
      resolve: (told, _, { now }) => amount(priceHistory(told.record, now).median90Cents, told),
    }),
    lowestEver: t.field({
      type: Money,
      nullable: true,
      description: "The lowest price since we look; null: nobody has.",
      resolve: (told) => amount(told.record.lowestCents, told),
    }),
    points: t.field({
      type: [PricePoint],
      description: "The lowest price of each of the last 90 days on which somebody looked.",
      resolve: (told, _, { now }) =>
        priceHistory(told.record, now).points.map(({ at, cents }) => {
          return { at, price: { cents, currency: told.currency } };
        }),
    }),
    sightings: t.int({
      description: "How often somebody looked in the last 90 days.",
      resolve: (told, _, { now }) => priceHistory(told.record, now).sightings,
    }),
  }),
});

const DiscountCheck = builder.objectRef<Verdict & Pick<Told, "currency">>("DiscountCheck")
  .implement({
    description: "What our ledger's last 90 days say of an old price, and by which numbers.",
    fields: (t) => ({
      verdict: t.expose("truth", { type: DiscountVerdict, description: "What it comes to." }),
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

/** What the ledger is asked of an offer; null: it has no address of its own. */
function offerQuery({ sourceUrl, marketplace, productId, currency }: Offer): string | null {
  const key = sourceUrl && priceKey(marketplace, new URL(sourceUrl), productId);
  return key ? queryKey({ keys: [key], currency }) : null;
}

const productQuery = ({ id, currency }: Product) => queryKey({ id, currency });

async function checkOf(claim: Offer | Product, asked: string | null, ctx: Context) {
  if (asked === null) return null;
  const { record, currency } = await PriceHistory.getDataloader(ctx).load(asked);
  const verdict = checkDiscount(claim, record.days);
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
    resolve: offerQuery,
  }),
  discountVerdict: t.field({
    type: DiscountCheck,
    nullable: true,
    complexity,
    description: about.verdict,
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
  discountVerdict: t.field({
    type: DiscountCheck,
    nullable: true,
    complexity,
    description: about.verdict,
    resolve: (product, _, ctx) => checkOf(product, productQuery(product), ctx),
  }),
}));

import { loadProducts } from "../../core/catalogue/list_products.ts";
import { type LinkStatus as State, moneyOf, type Product } from "../../core/catalogue/product.ts";
import type { Context } from "../../core/context.ts";
import type { ProductId } from "../../core/ids.ts";
import { discountPercent } from "../../core/money.ts";
import { builder } from "../builder.ts";
import { Money } from "../money.ts";
import { EvidenceSource, Marketplace } from "../offers/offer_enums.ts";
import type { DiscountTruth as Truth } from "../../core/catalogue/prices/discount_check.ts";
import type { ImportOutcome as Outcome } from "../../core/catalogue/csv/import_products.ts";
import type { Availability as Known } from "../../core/marketplaces/readings/product_reading.ts";
import { described } from "../described.ts";

export const Availability = described<Known>("Availability", "Whether a shop has a product.", {
  IN_STOCK: "It has.",
  OUT_OF_STOCK: "It is sold out.",
  UNKNOWN: "The shop does not say.",
});

export const LinkStatus = described<State>("LinkStatus", "Where a product's link leads.", {
  OK: "To the product.",
  GONE: "To nothing, or to the shop's front page: the product is no more.",
  UNREACHABLE: "Nowhere: the shop did not answer.",
  UNKNOWN: "Nobody has looked, or a bot wall stood before it.",
});

export const DiscountTruth = described<Truth>(
  "DiscountTruth",
  "Whether the price that a discount is taken from was really charged.",
  {
    CONFIRMED: "It was: our ledger saw it within 90 days.",
    INFLATED: "It was not: often enough we looked, and it was always clearly less.",
    UNKNOWN: "Not known: it was seen too seldom, or it is nearly so.",
  },
);

export const ImportOutcome = described<Outcome>(
  "ImportOutcome",
  "What became of a line of a file, or would.",
  {
    CREATED: "It is a new product.",
    UPDATED: "It changes a product that is there, or brings one back.",
    SKIPPED: "It says nothing new.",
    FAILED: "It is wrong; `message` says what.",
  },
);

export const ProductNode = builder.loadableNode("Product", {
  description: "A shop's product, as one person keeps it.",
  authScopes: { may: "product.see" },
  id: { resolve: (product: Product) => product.id, description: "prd_…" },
  load: (ids: ProductId[], ctx: Context) => loadProducts(ctx, ids),
  fields: (t) => ({
    version: t.exposeInt("version", { description: "Grows by one with each change." }),
    marketplace: t.expose("marketplace", { type: Marketplace, description: "Whose rules hold." }),
    shop: t.exposeString("shop", { description: "The shop as people call it." }),
    productId: t.exposeString("productId", {
      description: "The shop's own id of it; where it has none, the rest of the address.",
    }),
    title: t.exposeString("title", { description: "The product's name." }),
    sourceUrl: t.exposeString("sourceUrl", {
      description: "The product's own address, without anybody's tag.",
    }),
    imageUrl: t.exposeString("imageUrl", { nullable: true, description: "Its picture." }),
    price: t.field({
      type: Money,
      nullable: true,
      description: "What one paid when it was last read.",
      resolve: (product) => moneyOf(product, product.priceCents),
    }),
    oldPrice: t.field({
      type: Money,
      nullable: true,
      description: "What one paid before, as the shop or the person says.",
      resolve: (product) => moneyOf(product, product.oldPriceCents),
    }),
    pixPrice: t.field({
      type: Money,
      nullable: true,
      description: "What one pays by Pix, where that is said apart.",
      resolve: (product) => moneyOf(product, product.pixPriceCents),
    }),
    cardPrice: t.field({
      type: Money,
      nullable: true,
      description: "What one pays by card, where that is said apart.",
      resolve: (product) => moneyOf(product, product.cardPriceCents),
    }),
    discountPercent: t.int({
      nullable: true,
      description: "Off the old price, in whole per cent, rounded down.",
      resolve: (product) =>
        discountPercent(
          moneyOf(product, product.priceCents),
          moneyOf(product, product.oldPriceCents),
        ),
    }),
    priceSource: t.expose("source", {
      type: EvidenceSource,
      description: "Where the price was read; ADDRESS while there is none.",
    }),
    priceReadAt: t.expose("priceReadAt", {
      type: "DateTime",
      nullable: true,
      description: "When the price was read; null: not yet.",
    }),
    availability: t.expose("availability", {
      type: Availability,
      description: "Whether the shop had it then.",
    }),
    droppedFrom: t.field({
      type: Money,
      nullable: true,
      description: "What it cost before its price dropped; null: it has not, or is up again.",
      resolve: (product) => moneyOf(product, product.droppedFromCents),
    }),
    droppedAt: t.expose("droppedAt", {
      type: "DateTime",
      nullable: true,
      description: "When that drop was seen.",
    }),
    linkStatus: t.expose("linkStatus", {
      type: LinkStatus,
      description: "Where its link leads.",
    }),
    linkCheckedAt: t.expose("linkCheckedAt", {
      type: "DateTime",
      nullable: true,
      description: "When the link was last followed to an answer; null: not yet.",
    }),
    nextRefreshAt: t.expose("nextRefreshAt", {
      type: "DateTime",
      description: "Not before then it is read again.",
    }),
    tags: t.stringList({
      description: "Its person's own tags.",
      resolve: ({ tags }) => [...tags],
    }),
    note: t.exposeString("note", { nullable: true, description: "Its person's own words." }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was saved." }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", description: "When it last changed." }),
  }),
});

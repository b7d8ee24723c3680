import {
  listShopCategories,
  searchShop,
  ShopPaused,
  type ShopResults,
} from "../../core/marketplaces/api/search_shop.ts";
import type {
  ListedProduct as Listed,
  ShopCategory as Category,
  ShopSort as Sort,
} from "../../core/marketplaces/api/shop_api.ts";
import { builder, UserError } from "../builder.ts";
import { described } from "../described.ts";
import { Money } from "../money.ts";
import { ConnectableShop } from "./shop_connection_node.ts";
import { ViewerType } from "../users/viewer.ts";

export const ListedProduct = builder.objectRef<Listed>("ListedProduct").implement({
  description: "A product as a shop's API lists it; only its price is kept, in the price history.",
  fields: (t) => ({
    url: t.string({
      description: "Its address, without anybody's tag: `createOffer` takes it.",
      resolve: ({ url }) => url.href,
    }),
    title: t.string({
      nullable: true,
      description: "Its name.",
      resolve: ({ reading }) => reading.title?.value ?? null,
    }),
    price: t.field({
      type: Money,
      nullable: true,
      description: "What one pays.",
      resolve: ({ reading }) => reading.price?.value ?? null,
    }),
    oldPrice: t.field({
      type: Money,
      nullable: true,
      description: "What one paid before, as the shop says.",
      resolve: ({ reading }) => reading.oldPrice?.value ?? null,
    }),
    imageUrl: t.string({
      nullable: true,
      description: "Its picture.",
      resolve: ({ reading }) => reading.imageUrl?.value ?? null,
    }),
    commissionPercent: t.float({
      nullable: true,
      description: "What it pays the affiliate, of the price; null: the shop does not say.",
      resolve: ({ reading: { commissionBasisPoints: points = null } }) =>
        points === null ? null : points / 100,
    }),
    commission: t.field({
      type: Money,
      nullable: true,
      description: "What one sale at this price pays the affiliate; null: unknown.",
      resolve: ({ reading: { price, commissionBasisPoints: points = null } }) =>
        price && points !== null
          ? { ...price.value, cents: Math.round(price.value.cents * points / 10_000) }
          : null,
    }),
    rating: t.float({
      nullable: true,
      description: "Its stars, 0 to 5; null: the shop does not say.",
      resolve: ({ reading: { rating } }) => rating && rating.value.tenths / 10,
    }),
    sold: t.exposeInt("sold", {
      nullable: true,
      description: "How many were sold, as the shop counts; null: it does not say.",
    }),
  }),
});

const ShopSort = described<Sort>(
  "ShopSort",
  "The order of a search; a shop that does not offer it uses its own.",
  {
    RELEVANCE: "What fits the words best.",
    COMMISSION: "What pays most first.",
    SALES: "What sells most first.",
  },
);

const ShopCategory = builder.objectRef<Category>("ShopCategory").implement({
  description: "A category of a shop, of its first level.",
  fields: (t) => ({
    id: t.exposeString("id", { description: "The shop's own, for `shopSearch`." }),
    name: t.exposeString("name", { description: "As the shop calls it." }),
  }),
});

builder.objectType(ShopPaused, {
  name: "ShopPaused",
  description: "The shop takes no more requests of this account for a while.",
  interfaces: [UserError],
  fields: (t) => ({
    retryAt: t.expose("retryAt", { type: "DateTime", description: "When it takes them again." }),
  }),
});

const ListedProducts = builder.objectRef<ShopResults>("ListedProducts").implement({
  description: "As many products as a shop gives at once.",
  fields: (t) => ({
    products: t.field({
      type: [ListedProduct],
      description: "In the shop's order.",
      resolve: ({ items }) => [...items],
    }),
    next: t.exposeString("next", {
      nullable: true,
      description: "Asks for what follows, as `after`; null: this is the end.",
    }),
    seenAt: t.expose("seenAt", {
      type: "DateTime",
      description: "When the shop gave them: the same search is answered from memory for minutes.",
    }),
  }),
});

const whichShop = { type: ConnectableShop, required: true, description: "Which shop." } as const;

builder.objectFields(ViewerType, (t) => ({
  shopSearch: t.field({
    authScopes: { may: "connection.see" },
    type: ListedProducts,
    errors: { types: [ShopPaused] },
    description: "Products of a shop that they connected; it counts against the shop's quota.",
    complexity: 100,
    args: {
      shop: t.arg(whichShop),
      words: t.arg.string({
        description:
          "What to look for, up to 100 characters. Absent: what the shop suggests; Amazon needs words.",
      }),
      sort: t.arg({ type: ShopSort, description: "RELEVANCE if not said." }),
      category: t.arg.string({ description: "One of `shopCategories`, by its id." }),
      after: t.arg.string({ description: "An earlier answer's `next`." }),
    },
    resolve: (_user, args, ctx) => searchShop(ctx, args),
  }),
  shopCategories: t.field({
    type: [ShopCategory],
    description: "The categories that a search of a connected shop takes; none: it has no list.",
    complexity: { field: 20, multiplier: 1 },
    args: { shop: t.arg(whichShop) },
    resolve: (_user, { shop }, ctx) => listShopCategories(ctx, shop),
  }),
}));

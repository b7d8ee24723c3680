import { searchShop } from "../../core/marketplaces/api/search_shop.ts";
import type { ListedProduct as Listed, ShopPage } from "../../core/marketplaces/api/shop_api.ts";
import { builder } from "../builder.ts";
import { Money } from "../money.ts";
import { ConnectableShop } from "./shop_connection_node.ts";
import { ViewerType } from "../users/viewer.ts";

const ListedProduct = builder.objectRef<Listed>("ListedProduct").implement({
  description: "A product as a shop's API lists it; nothing of it is kept.",
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
      resolve: ({ commissionBasisPoints: points }) => points === null ? null : points / 100,
    }),
  }),
});

const ListedProducts = builder.objectRef<ShopPage<Listed>>("ListedProducts").implement({
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
  }),
});

builder.objectField(ViewerType, "shopSearch", (t) =>
  t.field({
    type: ListedProducts,
    errors: {},
    description: "Products of a shop that they connected; it counts against the shop's quota.",
    complexity: 100,
    args: {
      shop: t.arg({ type: ConnectableShop, required: true, description: "Which shop." }),
      words: t.arg.string({
        required: true,
        description: "What to look for: 1 to 100 characters.",
      }),
      after: t.arg.string({ description: "An earlier answer's `next`." }),
    },
    resolve: (_user, args, ctx) => searchShop(ctx, args),
  }));

import { resolveCursorConnection, type ResolveCursorConnectionArgs } from "@pothos/plugin-relay";
import { findDuplicates, type ProductDuplicates } from "../../core/catalogue/merge_products.ts";
import {
  listProducts,
  listProductTags,
  type ProductTag,
  type ProductTally,
  tallyProducts,
} from "../../core/catalogue/list_products.ts";
import type { DomainEvent } from "../../core/events.ts";
import type { ProductId } from "../../core/ids.ts";
import { builder } from "../builder.ts";
import { ownChangesSince } from "../own_changes.ts";
import { described } from "../described.ts";
import { Marketplace } from "../offers/offer_enums.ts";
import { Availability, LinkStatus, ProductNode } from "./product_node.ts";
import { changedPayload } from "../publish_changed.ts";
import { SINCE } from "../resumable.ts";
import { ViewerType } from "../users/viewer.ts";

builder.objectField(ViewerType, "products", (t) =>
  t.connection(
    {
      type: ProductNode,
      description: "The products of their catalogue, newest first.",
      complexity: ({ first, last }) => ({ field: 5, multiplier: first ?? last ?? 20 }),
      args: {
        search: t.arg.string({
          description:
            "Words in the title, the shop or the tags, all of them: in any form, or parts of words; " +
            "where nothing has them, words that are much alike.",
        }),
        marketplace: t.arg({ type: Marketplace, description: "Only those of this shop." }),
        tag: t.arg.string({ description: "Only those with this tag." }),
        availability: t.arg({ type: Availability, description: "Only those that stand so." }),
        linkStatus: t.arg({ type: LinkStatus, description: "Only those whose link leads there." }),
        hasDropped: t.arg.boolean({
          description: "Only those whose price has dropped and is down.",
        }),
      },
      resolve: (_user, args, ctx) =>
        resolveCursorConnection(
          { args, defaultSize: 20, maxSize: 100, toCursor: (product) => product.id },
          (page: ResolveCursorConnectionArgs) =>
            listProducts(
              ctx,
              args,
              { ...page } as Parameters<typeof listProducts>[2],
            ),
        ),
    },
    { name: "ProductConnection" },
    { name: "ProductEdge" },
  ));

const ProductTagType = builder.objectRef<ProductTag>("ProductTag").implement({
  description: "A tag, and how many products have it.",
  fields: (t) => ({
    tag: t.exposeString("tag", { description: "As the person first wrote it." }),
    products: t.exposeInt("products", { description: "How many products have it." }),
  }),
});

const ProductTallyType = builder.objectRef<ProductTally>("ProductTally").implement({
  description: "How many products a catalogue has.",
  fields: (t) => ({
    total: t.exposeInt("total", { description: "All of them." }),
    dropped: t.exposeInt("dropped", { description: "Those whose price has dropped and is down." }),
    gone: t.exposeInt("gone", { description: "Those whose link leads to nothing." }),
  }),
});

const DuplicateReason = described<ProductDuplicates["reasonCode"]>(
  "DuplicateReason",
  "Why products seem to be one.",
  { SAME_ID: "They have the same id at the shop.", SAME_NAME: "Title and shop are the same." },
);

const ProductDuplicatesType = builder.objectRef<ProductDuplicates>("ProductDuplicates").implement({
  description: "Products that seem to be one.",
  fields: (t) => ({
    reasonCode: t.expose("reasonCode", { type: DuplicateReason, description: "Why." }),
    products: t.field({
      type: [ProductNode],
      description: "The oldest first, up to 20.",
      resolve: ({ productIds }) => [...productIds],
    }),
  }),
});

builder.objectFields(ViewerType, (t) => ({
  productTags: t.field({
    type: [ProductTagType],
    description: "Every tag of their products, by its name.",
    resolve: (_user, _args, ctx) => listProductTags(ctx),
  }),
  productTally: t.field({
    type: ProductTallyType,
    description: "How many products they have.",
    resolve: (_user, _args, ctx) => tallyProducts(ctx),
  }),
  productDuplicates: t.field({
    type: [ProductDuplicatesType],
    complexity: { field: 50, multiplier: 5 },
    description: "What they seem to have more than once, up to 50 such sets.",
    resolve: (_user, _args, ctx) => findDuplicates(ctx),
  }),
}));

const ProductChanged = changedPayload(
  "ProductChanged",
  "Something happened to one of the viewer's products, or to many at once.",
  {
    noun: "product",
    type: ProductNode,
    load: (id: ProductId, ctx) => ProductNode.getDataloader(ctx).load(id),
    gone: "PRODUCT_NOT_FOUND",
    bulk: true,
    isResumable: true,
  },
);

builder.subscriptionField("productChanged", (t) =>
  t.field({
    type: ProductChanged,
    description:
      "Each change of one of the viewer's products: saved, read, tagged, merged, deleted, restored.",
    args: { since: t.arg.id({ description: SINCE }) },
    ...ownChangesSince("product.see", productsOf),
    resolve: (change) => change,
  }));

/** Returns the ids; null for an import, which changes many at once. */
const productsOf = (event: DomainEvent): readonly (ProductId | null)[] => {
  if (event.name === "products.imported") return [null];
  return [
    ..."productIds" in event ? event.productIds : [],
    ..."productId" in event ? [event.productId] : [],
  ];
};

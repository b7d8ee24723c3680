import {
  type DeletedProducts,
  deleteProducts,
  restoreProducts,
} from "../../core/catalogue/delete_products.ts";
import { mergeProducts } from "../../core/catalogue/merge_products.ts";
import type { Product } from "../../core/catalogue/product.ts";
import { createProduct } from "../../core/catalogue/create_product.ts";
import { updateProducts } from "../../core/catalogue/update_products.ts";
import type { OfferId, ProductId } from "../../core/ids.ts";
import { LimitReached } from "../../core/plans/limits.ts";
import { createOfferFromProduct } from "../../core/offers/create_offer_from_product.ts";
import { builder } from "../builder.ts";
import { OfferNode } from "../offers/offer_node.ts";
import { ProductNode } from "./product_node.ts";

const ChangedProducts = builder.objectRef<readonly Product[]>("ChangedProducts").implement({
  description: "Products as a change left them.",
  fields: (t) => ({
    products: t.field({
      type: [ProductNode],
      description: "In the order of the input.",
      resolve: (products) => [...products],
    }),
  }),
});

const DeletedProductsType = builder.objectRef<DeletedProducts>("DeletedProducts").implement({
  description: "Products that are gone from every list.",
  fields: (t) => ({
    productIds: t.idList({
      description: "Which ones.",
      resolve: ({ productIds }) => [...productIds],
    }),
    restorableUntil: t.expose("restorableUntil", {
      type: "DateTime",
      description: "Until when `restoreProducts` brings them back.",
    }),
  }),
});

const TAGS = "up to 20, of up to 30 characters each.";

builder.mutationField("createProduct", (t) =>
  t.fieldWithInput({
    type: ProductNode,
    description:
      "Keeps the product of an offer or of a link, one of them; what is there already is renewed.",
    authScopes: { may: "product.edit" },
    errors: { types: [LimitReached] },
    input: {
      offerId: t.input.id({ description: "One of the viewer's own offers: ofr_…" }),
      url: t.input.string({ description: "The product's address, or a short link to it." }),
      tags: t.input.stringList({ description: `Tags to give it, ${TAGS}` }),
      note: t.input.string({ description: "The viewer's own words, up to 2,000 characters." }),
    },
    resolve: (_, { input }, ctx) =>
      createProduct(ctx, { ...input, offerId: input.offerId as OfferId | null | undefined }),
  }));

builder.mutationField("updateProducts", (t) =>
  t.fieldWithInput({
    type: ChangedProducts,
    description: "Tags products, notes something, or has them read soon: all of them, or none.",
    authScopes: { may: "product.edit" },
    errors: {},
    input: {
      ids: t.input.idList({ required: true, description: "prd_…, up to 500." }),
      addTags: t.input.stringList({ description: `Tags to add, ${TAGS}` }),
      removeTags: t.input.stringList({ description: "Tags to take away, where they are." }),
      note: t.input.string({
        description: "The viewer's own words, up to 2,000 characters; empty: none.",
      }),
      isRefreshRequested: t.input.boolean({
        description: "Reads those soon that were not read in the last ten minutes.",
      }),
    },
    resolve: (_, { input }, ctx) =>
      updateProducts(ctx, {
        productIds: input.ids as ProductId[],
        addTags: input.addTags,
        removeTags: input.removeTags,
        note: input.note,
        refresh: input.isRefreshRequested,
      }),
  }));

builder.mutationField("deleteProducts", (t) =>
  t.fieldWithInput({
    type: DeletedProductsType,
    description: "Takes products out of the catalogue; for a week they can be brought back.",
    authScopes: { may: "product.edit" },
    errors: {},
    input: { ids: t.input.idList({ required: true, description: "prd_…, up to 500." }) },
    resolve: (_, { input }, ctx) => deleteProducts(ctx, { productIds: input.ids as ProductId[] }),
  }));

builder.mutationField("restoreProducts", (t) =>
  t.fieldWithInput({
    type: ChangedProducts,
    description: "Brings deleted products back as they were, also those that were merged.",
    authScopes: { may: "product.edit" },
    errors: { types: [LimitReached] },
    input: { ids: t.input.idList({ required: true, description: "prd_…, up to 500." }) },
    resolve: (_, { input }, ctx) => restoreProducts(ctx, { productIds: input.ids as ProductId[] }),
  }));

builder.mutationField("mergeProducts", (t) =>
  t.fieldWithInput({
    type: ProductNode,
    description:
      "Makes several products one, with the tags, notes and seen prices of all; for a week the " +
      "others can be brought back.",
    authScopes: { may: "product.edit" },
    errors: {},
    input: {
      id: t.input.id({ required: true, description: "The one that stays: prd_…" }),
      otherIds: t.input.idList({ required: true, description: "The others: prd_…, up to 20." }),
    },
    resolve: (_, { input }, ctx) =>
      mergeProducts(ctx, {
        id: input.id as ProductId,
        otherIds: input.otherIds as ProductId[],
      }),
  }));

builder.mutationField("createOfferFromProduct", (t) =>
  t.fieldWithInput({
    type: OfferNode,
    description: "Makes a draft of a product; its facts are as old as they are in the catalogue.",
    authScopes: { may: "offer.edit" },
    errors: { types: [LimitReached] },
    input: {
      productId: t.input.id({ required: true, description: "prd_…" }),
      key: t.input.id({
        description: "The caller's name for this request: the same key gives the same offer.",
      }),
    },
    resolve: (_, { input }, ctx) =>
      createOfferFromProduct(ctx, { ...input, productId: input.productId as ProductId }),
  }));

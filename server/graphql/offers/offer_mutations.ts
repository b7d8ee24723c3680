import type { OfferId } from "../../core/ids.ts";
import { LimitReached } from "../../core/plans/limits.ts";
import { cloneOffer, createOffer } from "../../core/offers/create_offer.ts";
import { deleteOffer, restoreOffer } from "../../core/offers/delete_offer.ts";
import { type FoundProduct, PageNotRead } from "../../core/offers/lookup/page_not_read.ts";
import { updateOffer } from "../../core/offers/update_offer.ts";
import { OfferChangedMeanwhile } from "../../core/offers/write_offer.ts";
import { builder, UserError } from "../builder.ts";
import { Money } from "../money.ts";
import { Marketplace } from "./offer_enums.ts";
import { OfferFieldsInput, typedFields } from "./field_types.ts";
import { OfferNode } from "./offer_node.ts";

const CapturedPageInput = builder.inputType("CapturedPageInput", {
  description: "A page as the person's own browser saw it.",
  fields: (t) => ({
    url: t.string({ required: true, description: "Its address." }),
    html: t.string({
      required: true,
      description: "The parts that speak of the product, up to 400,000 characters.",
    }),
  }),
});

const Found = builder.objectRef<FoundProduct>("FoundProduct").implement({
  description: "What a page shows of its product.",
  fields: (t) => ({
    sourceUrl: t.exposeString("sourceUrl", { nullable: true, description: "Its address." }),
    marketplace: t.expose("marketplace", { type: Marketplace, description: "Whose rules hold." }),
    shop: t.exposeString("shop", { description: "The shop as people call it." }),
    title: t.exposeString("title", { nullable: true, description: "The product's name." }),
    price: t.expose("price", { type: Money, nullable: true, description: "What one pays." }),
    oldPrice: t.expose("oldPrice", {
      type: Money,
      nullable: true,
      description: "What one paid before.",
    }),
    imageUrl: t.exposeString("imageUrl", { nullable: true, description: "Its picture." }),
  }),
});

builder.objectType(PageNotRead, {
  name: "PageNotRead",
  description:
    "The page shows too little for an offer: ask the person for the rest, beginning with `found`.",
  interfaces: [UserError],
  fields: (t) => ({
    found: t.expose("found", { type: Found, description: "What it shows." }),
  }),
});

builder.objectType(OfferChangedMeanwhile, {
  name: "OfferChangedMeanwhile",
  description: "Somebody changed the offer after the version given. Nothing was saved.",
  interfaces: [UserError],
  fields: (t) => ({
    current: t.field({
      type: OfferNode,
      description: "The offer as it is now.",
      resolve: ({ current }) => current,
    }),
  }),
});

const DeletedOffer = builder.objectRef<{ offerId: OfferId; restorableUntil: Date }>("DeletedOffer")
  .implement({
    description: "An offer that is gone from every list.",
    fields: (t) => ({
      offerId: t.exposeID("offerId", { description: "Which one." }),
      restorableUntil: t.expose("restorableUntil", {
        type: "DateTime",
        description: "Until when `restoreOffer` brings it back.",
      }),
    }),
  });

builder.mutationField("createOffer", (t) =>
  t.fieldWithInput({
    type: OfferNode,
    description:
      "Makes an offer of a link, of text that a shop's app shared, of a page that the person's " +
      "browser captured, or of typed fields: at least one of them.",
    authScopes: { may: "offer.edit" },
    errors: { types: [PageNotRead, LimitReached] },
    input: {
      url: t.input.string({ description: "The product's address, or a short link to it." }),
      sharedText: t.input.string({ description: "Text with a link, up to 5,000 characters." }),
      captured: t.input.field({ type: CapturedPageInput, description: "What the browser saw." }),
      fields: t.input.field({ type: OfferFieldsInput, description: "What the person typed." }),
      key: t.input.id({
        description: "The caller's name for this request: the same key gives the same offer.",
      }),
    },
    resolve: (_, { input }, ctx) =>
      createOffer(ctx, { ...input, fields: input.fields && typedFields(input.fields) }),
  }));

builder.mutationField("updateOffer", (t) =>
  t.fieldWithInput({
    type: OfferNode,
    description: "Changes fields of an offer.",
    authScopes: { may: "offer.edit" },
    errors: { types: [OfferChangedMeanwhile] },
    input: {
      id: t.input.id({ required: true, description: "ofr_…" }),
      version: t.input.int({ required: true, description: "The version that was looked at." }),
      fields: t.input.field({
        type: OfferFieldsInput,
        required: true,
        description: "What the person typed.",
      }),
    },
    resolve: (_, { input }, ctx) =>
      updateOffer(ctx, {
        id: input.id as OfferId,
        version: input.version,
        fields: typedFields(input.fields),
      }),
  }));

builder.mutationField("cloneOffer", (t) =>
  t.fieldWithInput({
    type: OfferNode,
    description: "Makes a new draft of an offer.",
    authScopes: { may: "offer.edit" },
    errors: { types: [LimitReached] },
    input: { id: t.input.id({ required: true, description: "ofr_…" }) },
    resolve: (_, { input }, ctx) => cloneOffer(ctx, { id: input.id as OfferId }),
  }));

builder.mutationField("deleteOffer", (t) =>
  t.fieldWithInput({
    type: DeletedOffer,
    description: "Takes an offer out of every list; for a week it can be brought back.",
    authScopes: { may: "offer.edit" },
    errors: {},
    input: { id: t.input.id({ required: true, description: "ofr_…" }) },
    resolve: (_, { input }, ctx) => deleteOffer(ctx, { id: input.id as OfferId }),
  }));

builder.mutationField("restoreOffer", (t) =>
  t.fieldWithInput({
    type: OfferNode,
    description: "Brings a deleted offer back, as it was.",
    authScopes: { may: "offer.edit" },
    errors: {},
    input: { id: t.input.id({ required: true, description: "ofr_…" }) },
    resolve: (_, { input }, ctx) => restoreOffer(ctx, { id: input.id as OfferId }),
  }));

import type { Context } from "../../core/context.ts";
import type { OfferId } from "../../core/ids.ts";
import { discountPercent } from "../../core/money.ts";
import { loadOffers } from "../../core/offers/load_offers.ts";
import { loadField, offerFields } from "../../core/offers/offer_fields.ts";
import {
  affiliateLink,
  type Evidence,
  isUnpaidConfirmed,
  money,
  type Offer,
} from "../../core/offers/offer.ts";
import { builder } from "../builder.ts";
import {
  AffiliateProof,
  EvidenceField,
  EvidenceSource,
  Marketplace,
  OfferStatus,
  UnpaidReason,
} from "./offer_enums.ts";
import { wordingsOf } from "./offer_wording.ts";
import { rememberedText } from "./remembered_text.ts";
import type { User } from "../../core/users/user.ts";
import { UserNode } from "../users/user.ts";

const EvidenceType = builder.objectRef<Evidence>("Evidence").implement({
  description: "Where a field of an offer comes from, and when.",
  fields: (t) => ({
    field: t.expose("field", { type: EvidenceField, description: "Which field." }),
    source: t.expose("source", { type: EvidenceSource, description: "Where it was read." }),
    readAt: t.expose("readAt", { type: "DateTime", description: "When it was read or typed." }),
  }),
});

/** Uses the offer's owner: their tags make the link, their settings the message. */
function byPublisher<Result>(offer: Offer, ctx: Context, use: (publisher: User) => Result) {
  const { ownRow } = ctx;
  return ownRow?.id === offer.userId
    ? use(ownRow) // at once: a list has hundreds of these fields
    : UserNode.getDataloader(ctx).load(offer.userId).then(use);
}

export const OfferNode = builder.loadableNode("Offer", {
  description: "A product, as one person offers it.",
  authScopes: { may: "offer.see" },
  id: { resolve: (offer: Offer) => offer.id, description: "ofr_…" },
  load: (ids: OfferId[], ctx: Context) => loadOffers(ctx, ids),
  fields: (t) => ({
    version: t.exposeInt("version", { description: "Grows by one with each change." }),
    marketplace: t.expose("marketplace", { type: Marketplace, description: "Whose rules hold." }),
    shop: t.exposeString("shop", { description: offerFields.shop.about }),
    productId: t.exposeString("productId", {
      nullable: true,
      description: "The marketplace's own id of the product.",
    }),
    title: t.exposeString("title", { description: offerFields.title.about }),
    status: t.expose("status", { type: OfferStatus, description: "How far it has come." }),
    discountPercent: t.int({
      nullable: true,
      description: "Off the old price, in whole per cent, rounded down.",
      resolve: (offer) =>
        discountPercent(money(offer, offer.priceCents), money(offer, offer.oldPriceCents)),
    }),
    sourceUrl: t.exposeString("sourceUrl", {
      nullable: true,
      description: "The product's own address, without anybody's tag.",
    }),
    affiliateUrl: t.string({
      nullable: true,
      description: "The link that pays the person.",
      resolve: (offer, _, ctx) => byPublisher(offer, ctx, (by) => affiliateLink(offer, by).url),
    }),
    affiliateProof: t.field({
      type: AffiliateProof,
      description: "How sure it is that `affiliateUrl` pays the person.",
      resolve: (offer, _, ctx) => byPublisher(offer, ctx, (by) => affiliateLink(offer, by).proof),
    }),
    unpaidReason: t.field({
      type: UnpaidReason,
      nullable: true,
      description: "Why `affiliateProof` is NONE; null where it is not.",
      resolve: (offer, _, ctx) =>
        byPublisher(offer, ctx, (by) => affiliateLink(offer, by).unpaidReason),
    }),
    isUnpaidConfirmed: t.boolean({
      description: "Whether the person confirmed to share the present link though it does not pay.",
      resolve: (offer, _, ctx) => byPublisher(offer, ctx, (by) => isUnpaidConfirmed(offer, by)),
    }),
    evidence: t.field({
      type: [EvidenceType],
      description: "Where each field comes from, and when.",
      resolve: (offer) =>
        offer.evidence.filter(({ field }) =>
          field !== "LOWEST_PRICE" || loadField("lowestPrice", offer) !== null
        ),
    }),
    text: t.loadable({
      type: "String",
      description: "The message, with WhatsApp's marks: *bold*, ~strike~, _italic_.",
      load: async (offers: Offer[], ctx: Context) =>
        (await wordingsOf(offers, ctx)).map(({ offer, publisher, wording, facts }) =>
          rememberedText(offer, publisher, ctx.now, wording, facts)
        ),
      resolve: (offer) => offer,
    }),
    templateId: t.exposeID("templateId", {
      nullable: true,
      description:
        "What its message is to be made with: tpl_…, or a ready one; null: whichever template fits.",
    }),
    hasCustomText: t.boolean({
      description: "Whether the person wrote the message: it then no longer follows the fields.",
      resolve: ({ customText }) => customText !== null,
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was made." }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", description: "When it last changed." }),
  }),
});

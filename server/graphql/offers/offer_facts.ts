import type { OfferId } from "../../core/ids.ts";
import { loadDuplicates } from "../../core/offers/load_offers.ts";
import type { AffiliateTags } from "../../core/marketplaces/links/affiliate_tags.ts";
import { type LinkProof, linkProof } from "../../core/offers/lookup/link_proof.ts";
import { staleAt } from "../../core/offers/message/displayable_prices.ts";
import { loadLastSent } from "../../core/delivery/queue/list_dispatches.ts";
import { builder, nullWhen } from "../builder.ts";
import { ShopProgrammeType } from "../marketplaces/networks.ts";
import { OfferNode } from "./offer_node.ts";
import { UserNode } from "../users/user.ts";

const AffiliateProofDetail = builder.objectRef<LinkProof & { readonly tags: AffiliateTags }>(
  "AffiliateProofDetail",
).implement({
  description: "Where an offer's link ends, and whose tag that address bears.",
  fields: (t) => ({
    finalUrl: t.exposeString("finalUrl", { description: "The address that was parsed back." }),
    creditedTag: t.exposeString("creditedTag", {
      nullable: true,
      description: "Whom it credits; null: it does not say.",
    }),
    checkedAt: t.expose("checkedAt", {
      type: "DateTime",
      nullable: true,
      description:
        "When the given link was followed; null: it was built here, and parsed just now.",
    }),
    programme: t.field({
      type: ShopProgrammeType,
      nullable: true,
      description: "The programme of the person's through which it was built; null: another way.",
      resolve: ({ programme, tags }) => programme && { programme, tags },
    }),
  }),
});

builder.objectFields(OfferNode, (t) => ({
  affiliateProofDetail: t.field({
    type: AffiliateProofDetail,
    nullable: true,
    description: "What `affiliateProof` stands on; null where no link pays the person.",
    resolve: async (offer, _, ctx) => {
      const tags = await UserNode.getDataloader(ctx).load(offer.userId);
      const proof = linkProof(offer, tags);
      return proof && { ...proof, tags };
    },
  }),
  staleAt: t.field({
    type: "DateTime",
    nullable: true,
    description:
      "From when on a price or the picture may not be shown any more, by Amazon's rules, until " +
      "`refreshOffer`; null: never.",
    resolve: (offer) => staleAt(offer),
  }),
  isPriceStale: t.boolean({
    description: "Whether that is so now: the message then leaves out what is too old.",
    resolve: (offer, _, { now }) => (staleAt(offer) ?? Infinity) <= now,
  }),
  duplicateOf: t.loadable({
    type: OfferNode,
    nullable: true,
    description:
      "The latest offer of the same product that the person had made in the week before this one.",
    load: async (ids: OfferId[], ctx) => {
      const earlier = await loadDuplicates(ctx, ids);
      const offers = OfferNode.getDataloader(ctx);
      return await Promise.all(
        earlier.map((id) => id && offers.load(id).catch(nullWhen("OFFER_NOT_FOUND"))),
      );
    },
    resolve: ({ id }) => id,
  }),
  lastSentAt: t.loadable({
    type: "DateTime",
    nullable: true,
    description: "When it last reached a group; null: it never did.",
    load: (ids: OfferId[], ctx) => loadLastSent(ctx, ids),
    resolve: ({ id }) => id,
  }),
}));

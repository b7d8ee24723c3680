import type { OfferId } from "../../core/ids.ts";
import { approveOffers, unapproveOffers } from "../../core/offers/approve_offers.ts";
import type { Offer } from "../../core/offers/offer.ts";
import { confirmUnpaidOffer } from "../../core/offers/confirm_unpaid_offer.ts";
import { PageNotRead } from "../../core/offers/lookup/page_not_read.ts";
import { type RefreshedOffer, refreshOffer } from "../../core/offers/refresh_offer.ts";
import { OfferChangedMeanwhile } from "../../core/offers/write_offer.ts";
import { builder } from "../builder.ts";
import { EvidenceField } from "./offer_enums.ts";
import { OfferNode } from "./offer_node.ts";

const ChangedOffers = builder.objectRef<readonly Offer[]>("ChangedOffers").implement({
  description: "Offers as a change left them.",
  fields: (t) => ({
    offers: t.field({
      type: [OfferNode],
      description: "In the order of the input.",
      resolve: (offers) => [...offers],
    }),
  }),
});

builder.mutationField("approveOffers", (t) =>
  t.fieldWithInput({
    type: ChangedOffers,
    description: "Calls drafts ready to be sent. Offers that have come further stay as they are.",
    authScopes: { may: "offer.edit" },
    errors: {},
    input: { ids: t.input.idList({ required: true, description: "ofr_…, up to 100." }) },
    resolve: (_, { input }, ctx) => approveOffers(ctx, { ids: input.ids as OfferId[] }),
  }));

builder.mutationField("unapproveOffers", (t) =>
  t.fieldWithInput({
    type: ChangedOffers,
    description: "Makes approved offers drafts again. All others stay as they are.",
    authScopes: { may: "offer.edit" },
    errors: {},
    input: { ids: t.input.idList({ required: true, description: "ofr_…, up to 100." }) },
    resolve: (_, { input }, ctx) => unapproveOffers(ctx, { ids: input.ids as OfferId[] }),
  }));

builder.mutationField("confirmUnpaidOffer", (t) =>
  t.fieldWithInput({
    type: OfferNode,
    description:
      "Records that the person shares an offer though its present link does not pay them: nobody " +
      "asks again until the link changes.",
    authScopes: { may: "offer.edit" },
    errors: {},
    input: { id: t.input.id({ required: true, description: "ofr_…" }) },
    resolve: (_, { input }, ctx) => confirmUnpaidOffer(ctx, { id: input.id as OfferId }),
  }));

const Refreshed = builder.objectRef<RefreshedOffer>("RefreshedOffer").implement({
  description: "An offer as its shop shows it now.",
  fields: (t) => ({
    offer: t.expose("offer", { type: OfferNode, description: "The offer as it is now." }),
    changed: t.field({
      type: [EvidenceField],
      description: "The fields that are other than before.",
      resolve: ({ changed }) => [...changed],
    }),
  }),
});

builder.mutationField("refreshOffer", (t) =>
  t.fieldWithInput({
    type: Refreshed,
    description:
      "Reads an offer's product anew and takes over what it shows now. What the person typed, or " +
      "emptied, stays.",
    authScopes: { may: "offer.edit" },
    errors: { types: [PageNotRead, OfferChangedMeanwhile] },
    input: {
      id: t.input.id({ required: true, description: "ofr_…" }),
      version: t.input.int({ required: true, description: "The version that was looked at." }),
    },
    resolve: (_, { input }, ctx) =>
      refreshOffer(ctx, { id: input.id as OfferId, version: input.version }),
  }));

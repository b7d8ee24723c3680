import { resolveCursorConnection, type ResolveCursorConnectionArgs } from "@pothos/plugin-relay";
import type { DomainEvent } from "../../core/events.ts";
import type { OfferId } from "../../core/ids.ts";
import {
  extentFor,
  listOffers,
  type OfferTally,
  tallyOffers,
} from "../../core/offers/load_offers.ts";
import { builder, nullWhen } from "../builder.ts";
import { ownChangesSince } from "../own_changes.ts";
import { Marketplace, OfferStatus } from "./offer_enums.ts";
import { OfferNode } from "./offer_node.ts";
import { type Change } from "../publish_changed.ts";
import { selectedFields } from "../selected_fields.ts";
import { CURSOR, SINCE } from "../resumable.ts";
import { ViewerType } from "../users/viewer.ts";

builder.objectField(ViewerType, "offers", (t) =>
  t.connection(
    {
      type: OfferNode,
      description: "Their offers, newest first.",
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 20 }),
      args: {
        search: t.arg.string({ description: "Words in the title or the shop, all of them." }),
        status: t.arg({ type: OfferStatus, description: "Only those that have come so far." }),
        marketplace: t.arg({ type: Marketplace, description: "Only those of this marketplace." }),
      },
      resolve: (_user, args, ctx, info) => {
        const extent = extentFor(selectedFields(info, ["edges", "node"]));
        return resolveCursorConnection(
          { args, defaultSize: 20, maxSize: 100, toCursor: (offer) => offer.id },
          (page: ResolveCursorConnectionArgs) => listOffers(ctx, args, page, extent),
        );
      },
    },
    { name: "OfferConnection" },
    { name: "OfferEdge" },
  ));

const OfferTallyType = builder.objectRef<OfferTally>("OfferTally").implement({
  description: "How many offers a person has.",
  fields: (t) => ({
    total: t.exposeInt("total", { description: "All of them." }),
    draft: t.exposeInt("DRAFT", { description: "Drafts." }),
    approved: t.exposeInt("APPROVED", { description: "Approved, and not sent yet." }),
    queued: t.exposeInt("QUEUED", { description: "In the queue." }),
    sent: t.exposeInt("SENT", { description: "Sent." }),
    failed: t.exposeInt("FAILED", { description: "Not sent." }),
    uncertain: t.exposeInt("UNCERTAIN", { description: "Possibly sent: the person decides." }),
  }),
});

builder.objectField(ViewerType, "offerTally", (t) =>
  t.field({
    type: OfferTallyType,
    description: "How many offers they have, by status.",
    resolve: (_user, _args, ctx) => tallyOffers(ctx),
  }));

const OfferChange = builder.objectRef<Change<OfferId>>("OfferChange").implement({
  description: "Something happened to one of the viewer's offers.",
  fields: (t) => ({
    offerId: t.exposeID("id", { description: "Which one." }),
    cursor: t.exposeID("cursor", { nullable: true, description: CURSOR }),
    offer: t.field({
      type: OfferNode,
      nullable: true,
      description: "As it is now; null when it was deleted.",
      resolve: ({ id }, _, ctx) =>
        OfferNode.getDataloader(ctx).load(id).catch(nullWhen("OFFER_NOT_FOUND")),
    }),
  }),
});

builder.subscriptionField("offerChanged", (t) =>
  t.field({
    type: OfferChange,
    description:
      "Each change of one of the viewer's offers: made, edited, queued, sent, deleted, restored.",
    args: { since: t.arg.id({ description: SINCE }) },
    ...ownChangesSince("offer.see", offersOf),
    resolve: (change) => change,
  }));

const offersOf = (event: DomainEvent): OfferId[] =>
  "offerId" in event && event.offerId ? [event.offerId] : [];

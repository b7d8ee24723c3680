import { resolveCursorConnection, type ResolveCursorConnectionArgs } from "@pothos/plugin-relay";
import {
  type CampaignTextOrder as Order,
  listCampaignTexts,
  listCampaignTextTags,
  listRetailSeasons,
} from "../../core/campaigns/texts/list_texts.ts";
import { previewCampaignText } from "../../core/campaigns/texts/preview_text.ts";
import {
  type ReadyCampaignText,
  readyCampaignTexts,
} from "../../core/campaigns/texts/ready_texts.ts";
import { textVariables } from "../../core/campaigns/texts/text_variables.ts";
import type { DomainEvent } from "../../core/events.ts";
import type { CampaignTextId, OfferId } from "../../core/ids.ts";
import { variables } from "../../core/templates/variables.ts";
import { builder } from "../builder.ts";
import { ownChanges } from "../own_changes.ts";
import { described } from "../described.ts";
import { changedPayload } from "../publish_changed.ts";
import { Marketplace } from "../offers/offer_enums.ts";
import { MessagePreviewType } from "../templates/templates.ts";
import { ViewerType } from "../users/viewer.ts";
import { CampaignTextNode, RetailSeason, RetailSeasonDatesType } from "./text_node.ts";

const CampaignTextOrder = described<Order>("CampaignTextOrder", "How texts are listed.", {
  NEWEST: "The newest first.",
  LAST_USED: "Those that were used last first.",
  MOST_EARNED: "Those whose messages earned most first; those of which nobody knows last.",
});

builder.objectField(ViewerType, "campaignTexts", (t) =>
  t.connection(
    {
      type: CampaignTextNode,
      description: "Their texts for campaigns.",
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 20 }),
      args: {
        search: t.arg.string({ description: "Words in name, tags or wordings, all of them." }),
        season: t.arg({ type: RetailSeason, description: "Only those for that time." }),
        tag: t.arg.string({ description: "Only those with that tag." }),
        marketplace: t.arg({ type: Marketplace, description: "Only those that name that shop." }),
        order: t.arg({ type: CampaignTextOrder, description: "Left out: the newest first." }),
      },
      resolve: (_viewer, args, ctx) =>
        resolveCursorConnection(
          { args, defaultSize: 20, maxSize: 100, toCursor: ({ id }) => id },
          (page: ResolveCursorConnectionArgs) => listCampaignTexts(ctx, args, page),
        ),
    },
    { name: "CampaignTextConnection" },
    { name: "CampaignTextEdge" },
  ));

builder.objectField(ViewerType, "campaignTextTags", (t) =>
  t.stringList({
    description: "Every tag of their texts, in the order of the alphabet.",
    resolve: (_viewer, _args, ctx) => listCampaignTextTags(ctx),
  }));

builder.objectField(ViewerType, "retailSeasons", (t) =>
  t.field({
    type: [RetailSeasonDatesType],
    description: "The times of the retail year as they come next, the soonest first.",
    resolve: (_viewer, _args, ctx) => listRetailSeasons(ctx),
  }));

const ReadyText = builder.objectRef<ReadyCampaignText>("ReadyCampaignText").implement({
  description: "A text that the product brings along, to be copied.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "READY_…" }),
    name: t.exposeString("name", { description: "What it is called." }),
    season: t.expose("season", {
      type: RetailSeason,
      nullable: true,
      description: "When it is for; null: the whole year.",
    }),
    tags: t.exposeStringList("tags", { description: "What kind of text it is." }),
    body: t.exposeString("body", { description: "The text, with variables in braces." }),
  }),
});

builder.objectField(ViewerType, "readyCampaignTexts", (t) =>
  t.field({
    authScopes: { may: "campaignText.see" },
    type: [ReadyText],
    description: "The texts that the product brings along, for all times of the year.",
    resolve: () => [...readyCampaignTexts],
  }));

const TextVariable = builder.objectRef<string>("CampaignTextVariable").implement({
  description: "What a campaign text can say.",
  fields: (t) => ({
    name: t.string({
      description: "As it stands between braces: grupo.",
      resolve: (name) => name,
    }),
    about: t.string({
      description: "What it stands for, in Portuguese.",
      resolve: (name) => textVariables[name]!.about,
    }),
    isOfOffer: t.boolean({
      description: "Whether it is a field of an offer, blank where the text goes without one.",
      resolve: (name) => Object.hasOwn(variables, name),
    }),
  }),
});

builder.queryField("campaignTextVariables", (t) =>
  t.field({
    type: [TextVariable],
    description: "All that a campaign text can say.",
    authScopes: { may: "campaignText.see" },
    resolve: () => Object.keys(textVariables),
  }));

builder.queryField("campaignTextPreview", (t) =>
  t.field({
    type: MessagePreviewType,
    description: "A message of a wording that is being written; nothing is saved.",
    authScopes: { may: "campaignText.see" },
    complexity: 200, // a body full of mistakes costs tenths of a second
    args: {
      body: t.arg.string({ required: true, description: "The wording." }),
      season: t.arg({ type: RetailSeason, description: "The time that it is for." }),
      mediaUrl: t.arg.string({ description: "The picture, video or document that goes with it." }),
      offerId: t.arg.id({ description: "ofr_…: the offer that it goes with; left out: none." }),
      groupTitle: t.arg.string({
        description: "The name of the group; left out: of the first group of the person.",
      }),
    },
    resolve: (_root, args, ctx) =>
      previewCampaignText(ctx, { ...args, offerId: args.offerId as OfferId | null | undefined }),
  }));

const CampaignTextChanged = changedPayload(
  "CampaignTextChanged",
  "Something happened to one of the viewer's campaign texts, or to many at once.",
  {
    noun: "campaignText",
    type: CampaignTextNode,
    load: (id: CampaignTextId, ctx) => CampaignTextNode.getDataloader(ctx).load(id),
    gone: "CAMPAIGN_TEXT_NOT_FOUND",
    bulk: true,
  },
);

builder.subscriptionField("campaignTextChanged", (t) =>
  t.field({
    type: CampaignTextChanged,
    description:
      "Each change of one of the viewer's campaign texts: made, edited, deleted, restored.",
    ...ownChanges("campaignText.see", textsOf),
    resolve: (id) => ({ id }),
  }));

/** Returns the ids; null for an import, which creates many at once. */
function textsOf(event: DomainEvent): (CampaignTextId | null)[] {
  if (event.name === "campaignTexts.imported") return [null];
  return "campaignTextId" in event && event.campaignTextId ? [event.campaignTextId] : [];
}

import { type CampaignText, needsOffer } from "../../core/campaigns/texts/campaign_text.ts";
import { loadCampaignTexts } from "../../core/campaigns/texts/list_texts.ts";
import {
  type CampaignTextResults,
  loadCampaignTextResults,
  noResults,
} from "../../core/campaigns/texts/text_results.ts";
import { textLintRules } from "../../core/campaigns/texts/text_variables.ts";
import type { Context } from "../../core/context.ts";
import type { CampaignTextId } from "../../core/ids.ts";
import { lint } from "../../core/templates/lint.ts";
import type {
  RetailSeason as Season,
  RetailSeasonDates,
} from "../../core/templates/retail_year.ts";
import type { Variant } from "../../core/templates/template.ts";
import { mediaFacts } from "../../core/media/queries.ts";
import { builder } from "../builder.ts";
import { CampaignMedia, mediaAt } from "./campaign_media.ts";
import { described } from "../described.ts";
import { Money } from "../money.ts";
import { Marketplace } from "../offers/offer_enums.ts";
import { TemplateLint } from "../templates/template_node.ts";

export const RetailSeason = described<Season>(
  "RetailSeason",
  "A time of the Brazilian retail year.",
  {
    BACK_TO_SCHOOL: "Until 15 February.",
    CARNIVAL: "Until Shrove Tuesday.",
    CONSUMERS: "15 March.",
    EASTER: "Until Easter Sunday.",
    MOTHERS: "The second Sunday of May.",
    LOVERS: "12 June.",
    FATHERS: "The second Sunday of August.",
    NINE_NINE: "9 September.",
    CHILDREN: "12 October.",
    TEN_TEN: "10 October.",
    ELEVEN_ELEVEN: "11 November.",
    BLACK_FRIDAY: "November, with the Friday after its fourth Thursday.",
    TWELVE_TWELVE: "12 December.",
    CHRISTMAS: "December, until Christmas.",
  },
);

export const RetailSeasonDatesType = builder.objectRef<RetailSeasonDates>("RetailSeasonDates")
  .implement({
    description: "When a time of the retail year is, this year or next.",
    fields: (t) => ({
      season: t.field({
        type: RetailSeason,
        description: "Which.",
        resolve: ({ id }) => id,
      }),
      name: t.exposeString("name", { description: "As people call it, in Portuguese." }),
      firstDay: t.exposeString("firstDay", { description: "YYYY-MM-DD." }),
      lastDay: t.exposeString("lastDay", { description: "YYYY-MM-DD." }),
      day: t.exposeString("day", { description: "The day that it is named after: YYYY-MM-DD." }),
      isNow: t.exposeBoolean("isNow", { description: "Whether today is in it." }),
    }),
  });

const VariantType = builder.objectRef<Variant>("CampaignTextVariant").implement({
  description: "One wording of a campaign text.",
  fields: (t) => ({
    slot: t.exposeInt("slot", { description: "0, 1 or 2: A, B or C; it stays its own." }),
    body: t.exposeString("body", { description: "The text, with variables in braces: {grupo}." }),
    weight: t.exposeInt("weight", { description: "Its part in the sum of all weights, 1 to 100." }),
    lints: t.field({
      type: [TemplateLint],
      description: "What there is to mend.",
      resolve: ({ body }) => lint(body, textLintRules),
    }),
  }),
});

const Results = builder.objectRef<CampaignTextResults>("CampaignTextResults").implement({
  description: "What came of the messages of a campaign text.",
  fields: (t) => ({
    sent: t.exposeInt("sent", { description: "How many messages went out with it." }),
    clicks: t.exposeInt("clicks", {
      nullable: true,
      description: "Clicks by people; null: not known, as no message had a link that counts them.",
    }),
    purchases: t.exposeInt("purchases", {
      nullable: true,
      description: "Purchases that are traced to them; null: not known yet.",
    }),
    commission: t.field({
      type: Money,
      nullable: true,
      description: "What they earned; null: not known yet.",
      resolve: ({ commissionCents: cents }) => cents === null ? null : { cents, currency: "BRL" },
    }),
  }),
});

export const CampaignTextNode = builder.loadableNode("CampaignText", {
  description: "A text of a person's library: a greeting, an announcement, the words of an offer.",
  authScopes: { may: "campaignText.see" },
  id: { resolve: (text: CampaignText) => text.id, description: "cmt_…" },
  load: (ids: CampaignTextId[], ctx: Context) => loadCampaignTexts(ctx, ids),
  fields: (t) => ({
    version: t.exposeInt("version", { description: "Grows by one with each change." }),
    name: t.exposeString("name", { description: "What the person calls it." }),
    season: t.expose("season", {
      type: RetailSeason,
      nullable: true,
      description: "When it is for; null: the whole year.",
    }),
    variants: t.field({
      type: [VariantType],
      description: "One to three wordings; each message gets one.",
      resolve: ({ variants }) => [...variants],
    }),
    tags: t.exposeStringList("tags", { description: "The person's own words to find it by." }),
    marketplaces: t.expose("marketplaces", {
      type: [Marketplace],
      description: "The shops that it is for; none: every shop.",
    }),
    media: t.loadable({
      type: CampaignMedia,
      nullable: true,
      description: "The picture, video or document that goes with it; null: none.",
      load: async (urls: string[], ctx: Context) => {
        const known = await mediaFacts(ctx, urls);
        return urls.map((url) => mediaAt(url, known));
      },
      resolve: ({ mediaUrl }) => mediaUrl,
    }),
    needsOffer: t.boolean({
      description: "Whether it names fields of an offer, which are blank without one.",
      resolve: needsOffer,
    }),
    usedAt: t.expose("usedAt", {
      type: "DateTime",
      nullable: true,
      description: "When messages of it were last queued; null: never.",
    }),
    results: t.loadable({
      type: Results,
      description: "What came of its messages.",
      load: async (ids: CampaignTextId[], ctx: Context) => {
        const results = await loadCampaignTextResults(ctx, ids);
        return ids.map((id) => results.get(id) ?? noResults);
      },
      resolve: ({ id }) => id,
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was made." }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", description: "When it last changed." }),
  }),
});

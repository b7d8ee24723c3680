import { deleteCampaignText, restoreCampaignText } from "../../core/campaigns/texts/delete_text.ts";
import {
  importCampaignTexts,
  type ImportedText,
} from "../../core/campaigns/texts/csv/import_texts.ts";
import {
  CampaignTextChangedMeanwhile,
  createCampaignText,
  updateCampaignText,
} from "../../core/campaigns/texts/write_text.ts";
import type { CampaignTextId } from "../../core/ids.ts";
import type { Variant } from "../../core/templates/template.ts";
import { builder, UserError } from "../builder.ts";
import { importedFile } from "../csv_import.ts";
import { Marketplace } from "../offers/offer_enums.ts";
import { CampaignTextNode, RetailSeason } from "./text_node.ts";

const VariantInput = builder.inputType("CampaignTextVariantInput", {
  description: "One wording of a campaign text.",
  fields: (t) => ({
    slot: t.int({ description: "0, 1 or 2, each once; left out: its place." }),
    body: t.string({ required: true, description: "Up to 4,096 characters, without errors." }),
    weight: t.int({ required: true, description: "Its part in the sum of all, 1 to 100." }),
  }),
});

const typedVariants = (given: readonly (typeof VariantInput.$inferInput)[]): Variant[] =>
  given.map(({ slot, body, weight }, at) => ({ slot: slot ?? at, body, weight }));

builder.objectType(CampaignTextChangedMeanwhile, {
  name: "CampaignTextChangedMeanwhile",
  description: "The text changed after the version given. Nothing was saved.",
  interfaces: [UserError],
  fields: (t) => ({
    current: t.field({
      type: CampaignTextNode,
      description: "The text as it is now.",
      resolve: ({ current }) => current,
    }),
  }),
});

const DeletedText = builder.objectRef<{ campaignTextId: CampaignTextId; restorableUntil: Date }>(
  "DeletedCampaignText",
).implement({
  description: "A campaign text that is gone from the list.",
  fields: (t) => ({
    campaignTextId: t.exposeID("campaignTextId", { description: "Which one." }),
    restorableUntil: t.expose("restorableUntil", {
      type: "DateTime",
      description: "Until when `restoreCampaignText` brings it back.",
    }),
  }),
});

builder.mutationField("createCampaignText", (t) =>
  t.fieldWithInput({
    type: CampaignTextNode,
    description: "Keeps a text for campaigns.",
    authScopes: { may: "campaignText.edit" },
    errors: {},
    input: {
      name: t.input.string({ required: true, description: "Up to 60 characters." }),
      variants: t.input.field({ type: [VariantInput], required: true, description: "1 to 3." }),
      season: t.input.field({
        type: RetailSeason,
        description: "When it is for; null: the whole year.",
      }),
      tags: t.input.stringList({ description: "Up to 20, of up to 30 characters." }),
      marketplaces: t.input.field({
        type: [Marketplace],
        description: "The shops that it is for; none: every shop.",
      }),
      mediaUrl: t.input.string({
        description: "The path of an uploaded picture, video or document; null: none.",
      }),
    },
    resolve: (_, { input }, ctx) =>
      createCampaignText(ctx, {
        name: input.name,
        variants: typedVariants(input.variants),
        season: input.season ?? null,
        tags: input.tags ?? [],
        marketplaces: input.marketplaces ?? [],
        mediaUrl: input.mediaUrl ?? null,
      }),
  }));

builder.mutationField("updateCampaignText", (t) =>
  t.fieldWithInput({
    type: CampaignTextNode,
    description: "Changes a campaign text. A field left out stays.",
    authScopes: { may: "campaignText.edit" },
    errors: { types: [CampaignTextChangedMeanwhile] },
    input: {
      id: t.input.id({ required: true, description: "cmt_…" }),
      version: t.input.int({ required: true, description: "The version that was looked at." }),
      name: t.input.string({ description: "Up to 60 characters." }),
      variants: t.input.field({ type: [VariantInput], description: "1 to 3." }),
      season: t.input.field({
        type: RetailSeason,
        description: "When it is for; null: the whole year.",
      }),
      tags: t.input.stringList({ description: "Up to 20, of up to 30 characters." }),
      marketplaces: t.input.field({
        type: [Marketplace],
        description: "The shops that it is for; none: every shop.",
      }),
      mediaUrl: t.input.string({
        description: "The path of an uploaded picture, video or document; null: none.",
      }),
    },
    resolve: (_, { input }, ctx) =>
      updateCampaignText(ctx, {
        ...input,
        id: input.id as CampaignTextId,
        variants: input.variants && typedVariants(input.variants),
      }),
  }));

builder.mutationField("deleteCampaignText", (t) =>
  t.fieldWithInput({
    type: DeletedText,
    description: "Takes a campaign text out of the list; it can be brought back for a week.",
    authScopes: { may: "campaignText.edit" },
    errors: {},
    input: { id: t.input.id({ required: true, description: "cmt_…" }) },
    resolve: (_, { input }, ctx) => deleteCampaignText(ctx, { id: input.id as CampaignTextId }),
  }));

builder.mutationField("restoreCampaignText", (t) =>
  t.fieldWithInput({
    type: CampaignTextNode,
    description: "Brings a deleted campaign text back, as it was.",
    authScopes: { may: "campaignText.edit" },
    errors: {},
    input: { id: t.input.id({ required: true, description: "cmt_…" }) },
    resolve: (_, { input }, ctx) => restoreCampaignText(ctx, { id: input.id as CampaignTextId }),
  }));

const TextLine = builder.objectRef<ImportedText>("CampaignTextLine").implement({
  description: "A line of a file that makes a campaign text.",
  fields: (t) => ({
    line: t.exposeInt("line", { description: "Where it stands; the first line is 1." }),
    name: t.string({ description: "What it is called.", resolve: ({ text }) => text.name }),
    body: t.string({
      description: "Its first wording.",
      resolve: ({ text }) => text.variants[0]!.body,
    }),
    season: t.field({
      type: RetailSeason,
      nullable: true,
      description: "When it is for; null: the whole year.",
      resolve: ({ text }) => text.season,
    }),
  }),
});

const ImportedTexts = importedFile("ImportedCampaignTexts", {
  description: "What a file of campaign texts makes, or would make.",
  count: "How many texts it makes.",
  line: TextLine,
});

builder.mutationField("importCampaignTexts", (t) =>
  t.fieldWithInput({
    type: ImportedTexts,
    description:
      "Keeps the texts of a CSV file, line by line: what is wrong with one keeps out no other.",
    authScopes: { may: "campaignText.edit" },
    errors: {},
    input: {
      csv: t.input.string({
        required: true,
        description: "The file, up to 1,000 lines under its header.",
      }),
      isDryRun: t.input.boolean({
        required: true,
        description: "Only says what would happen, and saves nothing.",
      }),
    },
    resolve: (_, { input }, ctx) => importCampaignTexts(ctx, input),
  }));

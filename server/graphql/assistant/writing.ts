import type { WritingPurpose } from "../../core/assistant/writing/brief.ts";
import type { EmojiAmount, Length, Tone } from "../../core/assistant/writing/rules/tones.ts";
import {
  rulesSentence,
  writeTexts,
  type WrittenDraft,
  type WrittenTexts,
} from "../../core/assistant/writing/write_texts.ts";
import type { GroupId, OfferId } from "../../core/ids.ts";
import { permit } from "../../core/permissions.ts";
import { builder } from "../builder.ts";
import { RetailSeason } from "../campaigns/text_node.ts";
import { described } from "../described.ts";
import { CardType, loadCard } from "../offers/cards.ts";
import { CardFormat } from "../offers/offer_enums.ts";
import { OfferNode } from "../offers/offer_node.ts";
import { ViewerType } from "../users/viewer.ts";

const WritingPurposeType = described<WritingPurpose>("WritingPurpose", "What a text is for.", {
  OFFER_MESSAGE: "The message of an offer: it has the offer's values.",
  TEMPLATE: "A template: it has fields in the place of values.",
  CAMPAIGN_TEXT: "A text of the library, with fields.",
});

const WritingTone = described<Tone>("WritingTone", "How a text sounds.", {
  FRIENDLY: "Warm, as to a friend.",
  DIRECT: "To the point.",
  PLAYFUL: "With light humour.",
  ELEGANT: "Calm and choice.",
});

const WritingLength = described<Length>("WritingLength", "How long a text is.", {
  SHORT: "Up to four lines.",
  MEDIUM: "Five to eight lines.",
  LONG: "Nine lines and more.",
});

const EmojiAmountType = described<EmojiAmount>("EmojiAmount", "How many emojis a text has.", {
  NONE: "None.",
  FEW: "One or two.",
  MANY: "One in nearly every line.",
});

const WriterType = described<"MODEL" | "RULES">("Writer", "Who wrote a text.", {
  MODEL: "A language model; its numbers are the offer's own.",
  RULES: "The product's own rules, without a model.",
});

/** A draft, and the offer that it is of. */
type DraftOfOffer = WrittenDraft & { readonly offerId: OfferId | null };

const TextDraft = builder.objectRef<DraftOfOffer>("TextDraft").implement({
  description: "A text to choose. Nothing of it is stored.",
  fields: (t) => ({
    body: t.exposeString("body", {
      description: "With fields like `{preco}`: what a template or a text of the library stores.",
    }),
    text: t.exposeString("text", {
      description: "With the offer's values, or an example's, without what law and contracts add.",
    }),
    message: t.exposeString("message", {
      description:
        "`text` with the notice of advertising, a shop's sentence and the signature, to copy as it is.",
    }),
    title: t.exposeString("title", {
      nullable: true,
      description: "The product's name with words left out, as `text` has it; null: the whole.",
    }),
    card: t.field({
      type: CardType,
      nullable: true,
      description: "The offer's card as it would be with `title`; null: there is no short title.",
      args: { format: t.arg({ type: CardFormat, required: true, description: "For what." }) },
      resolve: async ({ offerId, title }, { format }, ctx) =>
        offerId && title
          ? await loadCard(ctx, await OfferNode.getDataloader(ctx).load(offerId), { format, title })
          : null,
    }),
    writtenBy: t.field({
      type: WriterType,
      description: "Who wrote it.",
      resolve: ({ isByModel }) => isByModel ? "MODEL" : "RULES",
    }),
  }),
});

const WrittenTextsType = builder.objectRef<WrittenTexts>("WrittenTexts").implement({
  description: "Some texts to choose from.",
  fields: (t) => ({
    drafts: t.field({
      type: [TextDraft],
      description: "The texts, the model's first.",
      resolve: ({ drafts, offerId }) => drafts.map((draft) => ({ ...draft, offerId })),
    }),
    rulesMessage: t.string({
      nullable: true,
      description: "Why rules wrote some or all of them, for people; null: they wrote none.",
      resolve: ({ rulesBecause }) => rulesBecause && rulesSentence(rulesBecause),
    }),
    sent: t.string({
      nullable: true,
      description: "What was sent to the provider of the model, as JSON; null: nothing.",
      resolve: ({ sent }) => sent && JSON.stringify(sent, null, 2),
    }),
    viewer: t.field({
      type: ViewerType,
      description: "The viewer, who has a prompt less where a model wrote.",
      resolve: (_written, _args, { viewer }) => permit(viewer, "assistant.write"),
    }),
  }),
});

builder.mutationField("writeTexts", (t) =>
  t.fieldWithInput({
    type: WrittenTextsType,
    description:
      "Writes some texts to choose from, by the language model where there is one, else by rules. " +
      "Numbers and links are the offer's own; what nothing proves is left out. It stores nothing, " +
      "and counts as one prompt of the plan where a model writes.",
    authScopes: { may: "assistant.write" },
    errors: {},
    complexity: { field: 100, multiplier: 1 },
    input: {
      purpose: t.input.field({
        type: WritingPurposeType,
        required: true,
        description: "What the texts are for.",
      }),
      tone: t.input.field({ type: WritingTone, required: true, description: "How they sound." }),
      length: t.input.field({ type: WritingLength, required: true, description: "How long." }),
      emojis: t.input.field({
        type: EmojiAmountType,
        required: true,
        description: "How many emojis.",
      }),
      offerId: t.input.id({ description: "ofr_…; left out: an example's values." }),
      groupId: t.input.id({ description: "grp_…: for whom they are; left out: any group." }),
      season: t.input.field({ type: RetailSeason, description: "The season that they name." }),
      question: t.input.string({
        description: "Somebody's question, which the texts answer: 3 to 1,000 characters.",
      }),
    },
    resolve: (_, { input }, ctx) =>
      writeTexts(ctx, {
        ...input,
        offerId: input.offerId as OfferId | null | undefined,
        groupId: input.groupId as GroupId | null | undefined,
      }),
  }));

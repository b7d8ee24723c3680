import type { Context } from "../../core/context.ts";
import type { TemplateId } from "../../core/ids.ts";
import type { ChannelLength } from "../../core/templates/channel_limits.ts";
import { type Lint, lint, type LintCode as Code } from "../../core/templates/lint.ts";
import { countSent, loadTemplates } from "../../core/templates/list_templates.ts";
import type { Season } from "../../core/templates/season.ts";
import type { Template, Variant } from "../../core/templates/template.ts";
import { builder } from "../builder.ts";
import { described } from "../described.ts";
import { Marketplace } from "../offers/offer_enums.ts";

const LintCode = described<Code>("TemplateLintCode", "What there is to mend in a template.", {
  EMPTY: "It says nothing.",
  TOO_LONG_TO_SAVE: "It has more than 4,096 characters.",
  UNKNOWN_VARIABLE: "There is no variable called so.",
  STRAY_BRACE: "A brace that belongs to no variable.",
  LINK_MISSING: "It does not have `{link}`.",
  WRITTEN_PRICE: "A price or a discount stands in it as words.",
  UNBALANCED_MARK: "A mark of WhatsApp's opens or closes nothing.",
  HALF_EMPTY_LINE: "A value that may be missing would leave half a line.",
  LONG_FOR_CHANNEL: "The message is sent in more than one part.",
});

const LintSeverity = described<Lint["severity"]>("TemplateLintSeverity", "How bad it is.", {
  ERROR: "It cannot be saved so.",
  WARNING: "It can; the person weighs it.",
});

export const TemplateLint = builder.objectRef<Lint>("TemplateLint").implement({
  description: "Something to mend in a template, and where.",
  fields: (t) => ({
    code: t.expose("code", { type: LintCode, description: "Which." }),
    severity: t.expose("severity", { type: LintSeverity, description: "How bad it is." }),
    line: t.exposeInt("line", { description: "From 1." }),
    column: t.exposeInt("column", { description: "UTF-16 characters into the line, from 1." }),
    length: t.exposeInt("length", { description: "UTF-16 characters; 0: the whole text." }),
    suggestion: t.exposeString("suggestion", {
      nullable: true,
      description: "What to write there instead, where that is known.",
    }),
    message: t.exposeString("message", { description: "For people, in Portuguese." }),
  }),
});

export const LimitedChannel = described<ChannelLength["channel"]>(
  "LimitedChannel",
  "A messenger whose messages hold only so much.",
  { TELEGRAM: "Telegram.", WHATSAPP: "WhatsApp." },
);

export const ChannelLengthType = builder.objectRef<ChannelLength>("ChannelLength").implement({
  description: "How much of a messenger's room a message takes, in characters.",
  fields: (t) => ({
    channel: t.expose("channel", { type: LimitedChannel, description: "Which messenger." }),
    length: t.exposeInt("length", { description: "How long it finds the message." }),
    text: t.exposeInt("text", { description: "What a message without an image holds." }),
    caption: t.exposeInt("caption", { description: "What one with an image holds." }),
  }),
});

export const SeasonType = builder.objectRef<Season>("TemplateSeason").implement({
  description: "A time of every year.",
  fields: (t) => ({
    name: t.exposeString("name", { description: "As the person calls it." }),
    firstDay: t.exposeString("firstDay", { description: "MM-DD." }),
    lastDay: t.exposeString("lastDay", {
      description: "MM-DD; before the first: in the next year.",
    }),
  }),
});

type VariantOf = Variant & { readonly template: Template };

const VariantType = builder.objectRef<VariantOf>("TemplateVariant").implement({
  description: "One wording of a template.",
  fields: (t) => ({
    slot: t.exposeInt("slot", { description: "0, 1 or 2: A, B or C; it stays its own." }),
    body: t.exposeString("body", { description: "The text, with variables in braces: {titulo}." }),
    weight: t.exposeInt("weight", { description: "Its part in the sum of all weights, 1 to 100." }),
    lints: t.field({
      type: [TemplateLint],
      description: "What there is to mend.",
      resolve: ({ body }) => lint(body),
    }),
    sent: t.loadable({
      type: "Int",
      description: "How many messages went out with it.",
      load: (keys: string[], ctx: Context) => countVariants(ctx, keys),
      resolve: ({ template, slot }) => `${template.id}/${slot}`,
    }),
  }),
});

async function countVariants(ctx: Context, keys: readonly string[]): Promise<number[]> {
  const parsed = keys.map((key) => key.split("/") as [TemplateId, string]);
  const counts = await countSent(ctx, [...new Set(parsed.map(([id]) => id))]);
  return parsed.map(([id, slot]) => counts.get(id)?.get(Number(slot)) ?? 0);
}

export const TemplateNode = builder.loadableNode("Template", {
  description: "How a person's messages are worded, for one shop or all, all year or in a season.",
  authScopes: { may: "template.see" },
  id: { resolve: (template: Template) => template.id, description: "tpl_…" },
  load: (ids: TemplateId[], ctx: Context) => loadTemplates(ctx, ids),
  fields: (t) => ({
    version: t.exposeInt("version", { description: "Grows by one with each change." }),
    name: t.exposeString("name", { description: "What the person calls it." }),
    marketplace: t.expose("marketplace", {
      type: Marketplace,
      nullable: true,
      description: "The shop whose offers it is for; null: all.",
    }),
    hasShortLinks: t.exposeBoolean("hasShortLinks", {
      nullable: true,
      description:
        "Whether messages by it have short links; null: as the person set it for all of theirs.",
    }),
    season: t.expose("season", {
      type: SeasonType,
      nullable: true,
      description: "When it is for; null: the whole year.",
    }),
    variants: t.field({
      type: [VariantType],
      description: "One to three wordings; each message gets one.",
      resolve: (template) => template.variants.map((variant) => ({ ...variant, template })),
    }),
    isActive: t.boolean({
      description: "Whether messages use it by default, where it fits best.",
      resolve: ({ activatedAt }) => activatedAt !== null,
    }),
    activatedAt: t.expose("activatedAt", {
      type: "DateTime",
      nullable: true,
      description: "Since when it is in use: of two that fit alike, the latest counts.",
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was made." }),
    updatedAt: t.expose("updatedAt", { type: "DateTime", description: "When it last changed." }),
  }),
});

import type { OfferId } from "../../core/ids.ts";
import {
  type TemplateSample,
  type TemplateSamples,
  templateSamples,
} from "../../core/templates/template_samples.ts";
import {
  listReadyTemplates,
  type OfferedTemplate,
  useReadyTemplate,
} from "../../core/templates/use_ready_template.ts";
import { builder } from "../builder.ts";
import { OfferNode } from "../offers/offer_node.ts";
import { ViewerType } from "../users/viewer.ts";
import { SeasonType, TemplateNode } from "./template_node.ts";

const ReadyTemplateType = builder.objectRef<OfferedTemplate>("ReadyTemplate").implement({
  description: "A wording that the product brings along; nobody edits it, a copy can be edited.",
  fields: (t) => ({
    id: t.exposeID("id", { description: "READY_…, or BUILT_IN." }),
    name: t.exposeString("name", { description: "What it is called." }),
    body: t.exposeString("body", { description: "The text, with variables in braces: {titulo}." }),
    season: t.expose("season", {
      type: SeasonType,
      nullable: true,
      description: "When it is for, this year; null: the whole year.",
    }),
    isInSeason: t.exposeBoolean("isInSeason", { description: "Whether it is for today." }),
    isActive: t.boolean({
      description: "Whether the viewer's messages use it by default, where it fits best.",
      resolve: ({ activatedAt }) => activatedAt !== null,
    }),
    activatedAt: t.expose("activatedAt", {
      type: "DateTime",
      nullable: true,
      description: "Since when it is in use: of two that fit alike, the latest counts.",
    }),
  }),
});

const Sample = builder.objectRef<TemplateSample>("TemplateSample").implement({
  description: "A template with the message that it makes of an offer.",
  fields: (t) => ({
    template: t.field({
      type: TemplateNode,
      nullable: true,
      description: "The viewer's own template; null: a ready one.",
      resolve: ({ template }) => "variants" in template ? template : null,
    }),
    readyTemplate: t.field({
      type: ReadyTemplateType,
      nullable: true,
      description: "The ready template; null: the viewer's own.",
      resolve: ({ template }) => "variants" in template ? null : template,
    }),
    text: t.exposeString("text", { description: "The message, with WhatsApp's marks." }),
    missingVariable: t.exposeString("missing", {
      nullable: true,
      description: "The variable that the template puts first and the offer lacks; null: none.",
    }),
  }),
});

const Samples = builder.objectRef<TemplateSamples>("TemplateSamples").implement({
  description: "The message of one offer by each template that the viewer may choose.",
  fields: (t) => ({
    offer: t.field({
      type: OfferNode,
      nullable: true,
      description: "The offer in the messages; null: an example, as the viewer has none.",
      resolve: ({ offer }) => offer,
    }),
    imageUrl: t.exposeString("imageUrl", { nullable: true, description: "The offer's picture." }),
    currentId: t.exposeID("currentId", {
      description: "The template of the offer's message now: tpl_…, or the id of a ready one.",
    }),
    samples: t.field({
      type: [Sample],
      description: "The viewer's own first, then those that suit the offer and the season best.",
      resolve: ({ samples }) => [...samples],
    }),
  }),
});

builder.objectField(ViewerType, "readyTemplates", (t) =>
  t.field({
    type: [ReadyTemplateType],
    description: "The templates that the product brings along, for all seasons.",
    resolve: (_viewer, _args, ctx) => listReadyTemplates(ctx),
  }));

builder.objectField(ViewerType, "templateSamples", (t) =>
  t.field({
    type: Samples,
    description: "A message by each template that they may choose; nothing is saved.",
    complexity: { field: 50, multiplier: 5 },
    args: {
      offerId: t.arg.id({ description: "ofr_…: of which offer; left out: of their latest one." }),
    },
    resolve: (_viewer, { offerId }, ctx) =>
      templateSamples(ctx, (offerId ?? null) as OfferId | null),
  }));

builder.mutationField("updateReadyTemplate", (t) =>
  t.fieldWithInput({
    type: ViewerType,
    description: "Puts a ready template in use, in place of one of the same season, or out of use.",
    authScopes: { may: "template.edit" },
    errors: {},
    input: {
      id: t.input.id({ required: true, description: "READY_…, or BUILT_IN." }),
      isActive: t.input.boolean({
        required: true,
        description: "Whether messages follow it from now on.",
      }),
    },
    resolve: (_, { input: { id, isActive } }, ctx) =>
      useReadyTemplate(ctx, { id, active: isActive }),
  }));

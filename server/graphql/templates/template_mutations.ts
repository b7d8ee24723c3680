import type { TemplateId } from "../../core/ids.ts";
import {
  cloneTemplate,
  createTemplate,
  TemplateChangedMeanwhile,
  updateTemplate,
} from "../../core/templates/write_template.ts";
import { deleteTemplate, restoreTemplate } from "../../core/templates/delete_template.ts";
import type { Variant } from "../../core/templates/template.ts";
import { builder, UserError } from "../builder.ts";
import { Marketplace } from "../offers/offer_enums.ts";
import { TemplateNode } from "./template_node.ts";

const SeasonInput = builder.inputType("TemplateSeasonInput", {
  description: "A time of every year.",
  fields: (t) => ({
    name: t.string({ required: true, description: "Up to 40 characters." }),
    firstDay: t.string({ required: true, description: "MM-DD." }),
    lastDay: t.string({
      required: true,
      description: "MM-DD; before the first: in the next year.",
    }),
  }),
});

const VariantInput = builder.inputType("TemplateVariantInput", {
  description: "One wording of a template.",
  fields: (t) => ({
    slot: t.int({
      description: "0, 1 or 2, each once; left out: its place. Messages are counted by it.",
    }),
    body: t.string({ required: true, description: "Up to 4,096 characters, without errors." }),
    weight: t.int({ required: true, description: "Its part in the sum of all, 1 to 100." }),
  }),
});

const typedVariants = (given: readonly (typeof VariantInput.$inferInput)[]): Variant[] =>
  given.map(({ slot, body, weight }, at) => ({ slot: slot ?? at, body, weight }));

builder.objectType(TemplateChangedMeanwhile, {
  name: "TemplateChangedMeanwhile",
  description: "The template changed after the version given. Nothing was saved.",
  interfaces: [UserError],
  fields: (t) => ({
    current: t.field({
      type: TemplateNode,
      description: "The template as it is now.",
      resolve: ({ current }) => current,
    }),
  }),
});

const DeletedTemplate = builder.objectRef<{ templateId: TemplateId; restorableUntil: Date }>(
  "DeletedTemplate",
).implement({
  description: "A template that is gone from the list.",
  fields: (t) => ({
    templateId: t.exposeID("templateId", { description: "Which one." }),
    restorableUntil: t.expose("restorableUntil", {
      type: "DateTime",
      description: "Until when `restoreTemplate` brings it back.",
    }),
  }),
});

builder.mutationField("createTemplate", (t) =>
  t.fieldWithInput({
    type: TemplateNode,
    description: "Keeps a wording of messages.",
    authScopes: { may: "template.edit" },
    errors: {},
    input: {
      name: t.input.string({ required: true, description: "Up to 60 characters." }),
      marketplace: t.input.field({
        type: Marketplace,
        description: "The shop whose offers it is for; null: all.",
      }),
      season: t.input.field({
        type: SeasonInput,
        description: "When it is for; null: the whole year.",
      }),
      variants: t.input.field({ type: [VariantInput], required: true, description: "1 to 3." }),
      hasShortLinks: t.input.boolean({
        description:
          "Whether messages by it have short links; null: as the person set it for all of theirs.",
      }),
      isActive: t.input.boolean({ description: "Whether messages follow it from now on." }),
    },
    resolve: (_, { input: { isActive, ...input } }, ctx) =>
      createTemplate(ctx, {
        ...input,
        marketplace: input.marketplace ?? null,
        season: input.season ?? null,
        variants: typedVariants(input.variants),
        active: isActive ?? false,
      }),
  }));

builder.mutationField("updateTemplate", (t) =>
  t.fieldWithInput({
    type: TemplateNode,
    description: "Changes a template. A field left out stays.",
    authScopes: { may: "template.edit" },
    errors: { types: [TemplateChangedMeanwhile] },
    input: {
      id: t.input.id({ required: true, description: "tpl_…" }),
      version: t.input.int({ required: true, description: "The version that was looked at." }),
      name: t.input.string({ description: "Up to 60 characters." }),
      marketplace: t.input.field({
        type: Marketplace,
        description: "The shop whose offers it is for; null: all.",
      }),
      season: t.input.field({
        type: SeasonInput,
        description: "When it is for; null: the whole year.",
      }),
      variants: t.input.field({ type: [VariantInput], description: "1 to 3." }),
      hasShortLinks: t.input.boolean({
        description:
          "Whether messages by it have short links; null: as the person set it for all of theirs.",
      }),
      isActive: t.input.boolean({
        description: "Whether messages follow it; said again, it goes before those that fit alike.",
      }),
    },
    resolve: (_, { input: { isActive, ...input } }, ctx) =>
      updateTemplate(ctx, {
        ...input,
        id: input.id as TemplateId,
        active: isActive,
        variants: input.variants && typedVariants(input.variants),
      }),
  }));

builder.mutationField("cloneTemplate", (t) =>
  t.fieldWithInput({
    type: TemplateNode,
    description: "Makes another template that says the same, not in use.",
    authScopes: { may: "template.edit" },
    errors: {},
    input: { id: t.input.id({ required: true, description: "tpl_…" }) },
    resolve: (_, { input }, ctx) => cloneTemplate(ctx, { id: input.id as TemplateId }),
  }));

builder.mutationField("deleteTemplate", (t) =>
  t.fieldWithInput({
    type: DeletedTemplate,
    description:
      "Takes a template out of use and out of the list; it can be brought back for a week.",
    authScopes: { may: "template.edit" },
    errors: {},
    input: { id: t.input.id({ required: true, description: "tpl_…" }) },
    resolve: (_, { input }, ctx) => deleteTemplate(ctx, { id: input.id as TemplateId }),
  }));

builder.mutationField("restoreTemplate", (t) =>
  t.fieldWithInput({
    type: TemplateNode,
    description: "Brings a deleted template back, as it was.",
    authScopes: { may: "template.edit" },
    errors: {},
    input: { id: t.input.id({ required: true, description: "tpl_…" }) },
    resolve: (_, { input }, ctx) => restoreTemplate(ctx, { id: input.id as TemplateId }),
  }));

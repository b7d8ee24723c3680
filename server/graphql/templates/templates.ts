import { resolveCursorConnection, type ResolveCursorConnectionArgs } from "@pothos/plugin-relay";
import type { Context } from "../../core/context.ts";
import type { DomainEvent } from "../../core/events.ts";
import type { OfferId, TemplateId } from "../../core/ids.ts";
import { type MessagePreview, previewMessage } from "../../core/offers/message/preview_message.ts";
import type { Offer } from "../../core/offers/offer.ts";
import { listTemplates } from "../../core/templates/list_templates.ts";
import { type Variable, variableNames, variables } from "../../core/templates/variables.ts";
import { builder } from "../builder.ts";
import { ownChanges } from "../own_changes.ts";
import { OfferFieldsInput, typedFields } from "../offers/field_types.ts";
import { OfferNode } from "../offers/offer_node.ts";
import { templateNamesOf, templatesOfEach } from "../offers/offer_wording.ts";
import { changedPayload } from "../publish_changed.ts";
import { ChannelLengthType, TemplateLint, TemplateNode } from "./template_node.ts";
import { ViewerType } from "../users/viewer.ts";

builder.objectField(ViewerType, "templates", (t) =>
  t.connection(
    {
      type: TemplateNode,
      description: "Their templates of messages, newest first.",
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 20 }),
      resolve: (_user, args, ctx) =>
        resolveCursorConnection(
          { args, defaultSize: 20, maxSize: 100, toCursor: (template) => template.id },
          (page: ResolveCursorConnectionArgs) => listTemplates(ctx, page),
        ),
    },
    { name: "TemplateConnection" },
    { name: "TemplateEdge" },
  ));

builder.objectField(OfferNode, "template", (t) =>
  t.loadable({
    type: TemplateNode,
    nullable: true,
    description:
      "The person's template that words its message now; null: a ready one, or their own words.",
    load: (offers: Offer[], ctx: Context) => templatesOfEach(offers, ctx),
    resolve: (offer) => offer,
  }));

builder.objectField(OfferNode, "templateName", (t) =>
  t.loadable({
    type: "String",
    nullable: true,
    description: "What the template is called that words its message now; null: their own words.",
    load: (offers: Offer[], ctx: Context) => templateNamesOf(offers, ctx),
    resolve: (offer) => offer,
  }));

const TemplateVariable = builder.objectRef<Variable>("TemplateVariable").implement({
  description: "What a template can show of an offer.",
  fields: (t) => ({
    name: t.string({
      description: "As it stands between braces: titulo.",
      resolve: (name) => name,
    }),
    about: t.string({
      description: "What it stands for, in Portuguese.",
      resolve: (name) => variables[name].about,
    }),
    canBeMissing: t.boolean({
      description:
        "Whether many offers have no value for it: `?` behind its name drops its line then.",
      resolve: (name) => !("isUsual" in variables[name]),
    }),
  }),
});

builder.queryField("templateVariables", (t) =>
  t.field({
    type: [TemplateVariable],
    description: "All that a template can show of an offer.",
    authScopes: { may: "template.see" },
    resolve: () => variableNames,
  }));

const MessageSettingsInput = builder.inputType("MessageSettingsInput", {
  description: "How a person's messages are written, while that is being edited.",
  fields: (t) => ({
    hasDisclosure: t.boolean({ description: "Whether `#publi` is the first line." }),
    signature: t.string({ description: "The last lines; null or empty: none." }),
  }),
});

export const MessagePreviewType = builder.objectRef<MessagePreview>("MessagePreview").implement({
  description: "A message as the group would get it now.",
  fields: (t) => ({
    text: t.exposeString("text", { description: "With WhatsApp's marks." }),
    imageUrl: t.exposeString("imageUrl", { nullable: true, description: "The offer's picture." }),
    lints: t.field({
      type: [TemplateLint],
      description: "What there is to mend in `body`, and what is too long.",
      resolve: ({ lints }) => [...lints],
    }),
    lengths: t.field({
      type: [ChannelLengthType],
      description: "How much room it takes.",
      resolve: ({ lengths }) => [...lengths],
    }),
  }),
});

builder.queryField("messagePreview", (t) =>
  t.field({
    type: MessagePreviewType,
    description: "A message of what is being written; nothing is saved.",
    authScopes: { may: "template.see" },
    complexity: 200, // a body full of mistakes costs tenths of a second
    args: {
      body: t.arg.string({
        description:
          "A template being written; left out: the wording that the offer's message has.",
      }),
      offerId: t.arg.id({ description: "ofr_…: of which offer; left out: of the fields alone." }),
      url: t.arg.string({ description: "The page of an offer that is not created yet." }),
      fields: t.arg({ type: OfferFieldsInput, description: "What was typed and not saved." }),
      settings: t.arg({
        type: MessageSettingsInput,
        description: "How messages are written, not saved; what is left out is as it is saved.",
      }),
    },
    resolve: (_root, { body, offerId, url, fields, settings }, ctx) =>
      previewMessage(ctx, {
        body,
        offerId: offerId as OfferId | null | undefined,
        url,
        fields: fields && typedFields(fields),
        settings,
      }),
  }));

const TemplateChanged = changedPayload(
  "TemplateChanged",
  "Something happened to one of the viewer's templates.",
  {
    noun: "template",
    type: TemplateNode,
    load: (id: TemplateId, ctx) => TemplateNode.getDataloader(ctx).load(id),
    gone: "TEMPLATE_NOT_FOUND",
  },
);

builder.subscriptionField("templateChanged", (t) =>
  t.field({
    type: TemplateChanged,
    description: "Each change of one of the viewer's templates: made, edited, deleted, restored.",
    ...ownChanges("template.see", templatesOf),
    resolve: (id) => ({ id }),
  }));

const templatesOf = (event: DomainEvent): TemplateId[] =>
  "templateId" in event ? [event.templateId] : [];

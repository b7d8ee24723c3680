import type { WebhookDeliveryId, WebhookId } from "../../core/ids.ts";
import { type Replay, replayWebhook } from "../../core/webhooks/replay_webhook.ts";
import { testWebhook } from "../../core/webhooks/test_webhook.ts";
import {
  createWebhook,
  removeWebhook,
  rotateWebhookSecret,
  updateWebhook,
  type WebhookWithSecret,
} from "../../core/webhooks/write_webhook.ts";
import { builder } from "../builder.ts";
import { ViewerType } from "../users/viewer.ts";
import { WebhookDeliveryNode, WebhookEventType, WebhookNode } from "./webhook_node.ts";

const whichWebhook = { required: true, description: "whk_…" } as const;

const WebhookSecret = builder.objectRef<WebhookWithSecret>("WebhookSecret").implement({
  description: "A webhook and its secret, which is never shown again.",
  fields: (t) => ({
    secret: t.exposeString("secret", { description: "Signs its deliveries: whsec_…." }),
    webhook: t.field({
      type: WebhookNode,
      description: "The webhook.",
      resolve: ({ webhook }) => webhook,
    }),
  }),
});

const WebhookReplay = builder.objectRef<Replay>("WebhookReplay").implement({
  description: "What is delivered again.",
  fields: (t) => ({
    count: t.exposeInt("count", { description: "How many deliveries wait again." }),
    webhook: t.field({
      type: WebhookNode,
      description: "The webhook.",
      resolve: ({ webhook }) => webhook,
    }),
  }),
});

builder.mutationField("createWebhook", (t) =>
  t.fieldWithInput({
    type: WebhookSecret,
    description: "Creates a webhook: from now on, these events are posted to the address.",
    authScopes: { may: "webhook.edit" },
    errors: {},
    input: {
      url: t.input.string({ required: true, description: "https://…, a public address." }),
      events: t.input.field({
        type: [WebhookEventType],
        required: true,
        description: "Which events it gets, at least one.",
      }),
    },
    resolve: (_, { input }, ctx) => createWebhook(ctx, input),
  }));

builder.mutationField("updateWebhook", (t) =>
  t.fieldWithInput({
    type: WebhookNode,
    description: "Changes a webhook. A field left out stays.",
    authScopes: { may: "webhook.edit" },
    errors: {},
    input: {
      id: t.input.id(whichWebhook),
      url: t.input.string({ description: "https://…, a public address." }),
      events: t.input.field({
        type: [WebhookEventType],
        description: "Which events it gets, at least one.",
      }),
      isEnabled: t.input.boolean({
        description: "False: events wait. True: what waits is delivered, in its order.",
      }),
    },
    resolve: (_, { input }, ctx) => updateWebhook(ctx, { ...input, id: input.id as WebhookId }),
  }));

builder.mutationField("removeWebhook", (t) =>
  t.fieldWithInput({
    type: ViewerType,
    description: "Removes a webhook with its log, for good.",
    authScopes: { may: "webhook.edit" },
    errors: {},
    input: { id: t.input.id(whichWebhook) },
    resolve: (_, { input }, ctx) => removeWebhook(ctx, { id: input.id as WebhookId }),
  }));

builder.mutationField("rotateWebhookSecret", (t) =>
  t.fieldWithInput({
    type: WebhookSecret,
    description: "Gives a webhook a new secret. For 24 hours the earlier one signs too.",
    authScopes: { may: "webhook.edit" },
    errors: {},
    input: { id: t.input.id(whichWebhook) },
    resolve: (_, { input }, ctx) => rotateWebhookSecret(ctx, { id: input.id as WebhookId }),
  }));

builder.mutationField("testWebhook", (t) =>
  t.fieldWithInput({
    type: WebhookDeliveryNode,
    description: "Posts a test to a webhook, once, and waits for the answer.",
    authScopes: { may: "webhook.edit" },
    errors: {},
    input: { id: t.input.id(whichWebhook) },
    resolve: (_, { input }, ctx) => testWebhook(ctx, { id: input.id as WebhookId }),
  }));

builder.mutationField("replayWebhook", (t) =>
  t.fieldWithInput({
    type: WebhookReplay,
    description: "Delivers again: one delivery of the log, or those of a period, up to 1,000.",
    authScopes: { may: "webhook.edit" },
    errors: {},
    input: {
      id: t.input.id(whichWebhook),
      deliveryId: t.input.id({ description: "whd_…; left out: those of the period." }),
      since: t.input.field({
        type: "DateTime",
        description: "When the period begins, at most 30 days ago.",
      }),
      until: t.input.field({
        type: "DateTime",
        description: "When it ends; left out: now.",
      }),
    },
    resolve: (_, { input }, ctx) =>
      replayWebhook(ctx, {
        ...input,
        id: input.id as WebhookId,
        deliveryId: input.deliveryId as WebhookDeliveryId | null | undefined,
      }),
  }));

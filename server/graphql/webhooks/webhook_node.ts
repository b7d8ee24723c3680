import { resolveCursorConnection, type ResolveCursorConnectionArgs } from "@pothos/plugin-relay";
import type { Context } from "../../core/context.ts";
import type { WebhookDeliveryId, WebhookId } from "../../core/ids.ts";
import { listDeliveries, loadDeliveries } from "../../core/webhooks/list_deliveries.ts";
import { countWaiting, listWebhooks, loadWebhooks } from "../../core/webhooks/list_webhooks.ts";
import { publicEvents, webhookEvents } from "../../core/webhooks/public_events.ts";
import {
  type DeliveryProblem as Problem,
  type DeliveryStatus,
  type DisabledReason,
  TEST_EVENT,
  type Webhook,
  type WebhookDelivery,
  type WebhookStatus as Status,
  webhookStatus,
} from "../../core/webhooks/webhook.ts";
import { builder } from "../builder.ts";
import { described } from "../described.ts";
import { ViewerType } from "../users/viewer.ts";

/** What the API calls an event: OFFER_CREATED. */
const constantOf = (event: string) =>
  event.replace(/[.A-Z]/g, (c) => c === "." ? "_" : `_${c}`).toUpperCase();

export const WebhookEventType = builder.enumType("WebhookEvent", {
  description: "What a webhook may get. Its body calls it offer.created, say.",
  values: Object.fromEntries(webhookEvents.map((value) => {
    return [constantOf(value), { value, description: publicEvents[value].about }];
  })),
});

const WebhookStatus = described<Status>("WebhookStatus", "How a webhook stands.", {
  ACTIVE: "The last attempt arrived, or none was made.",
  FAILING: "The last attempts failed; they go on for three days.",
  DISABLED: "Nothing is sent; events wait until it is enabled again.",
});

const WebhookDisabledReason = described<DisabledReason>(
  "WebhookDisabledReason",
  "Why a webhook is disabled.",
  {
    FAILED: "Nothing arrived for three days.",
    GONE: "Its server answered 410: it is gone.",
    PERSON: "Its person disabled it.",
  },
);

const WebhookDeliveryStatus = described<DeliveryStatus>(
  "WebhookDeliveryStatus",
  "What became of a delivery.",
  {
    PENDING: "It waits for an attempt, or for an earlier one about the same.",
    DELIVERED: "It arrived: the answer was 2xx.",
    FAILED: "All attempts failed, or its one attempt where it was a test.",
  },
);

const WebhookDeliveryProblem = described<Problem>(
  "WebhookDeliveryProblem",
  "Why no answer came.",
  {
    ADDRESS_REFUSED: "The address is not a public one.",
    UNREACHABLE: "No connection, or it broke off.",
    TIMED_OUT: "No answer within ten seconds.",
  },
);

export const WebhookDeliveryNode = builder.loadableNode("WebhookDelivery", {
  description: "An event on its way to a webhook, and what the last attempt brought.",
  authScopes: { may: "webhook.see" },
  id: { resolve: ({ id }: WebhookDelivery) => id, description: "whd_…" },
  load: (ids: WebhookDeliveryId[], ctx: Context) => loadDeliveries(ctx, ids),
  fields: (t) => ({
    eventId: t.exposeString("eventId", {
      description: "The header webhook-id: the same at each attempt.",
    }),
    event: t.exposeString("event", { description: "offer.created, say; webhook.test for a test." }),
    isTest: t.boolean({
      description: "Whether it is a test.",
      resolve: ({ event }) => event === TEST_EVENT,
    }),
    happenedAt: t.expose("happenedAt", {
      type: "DateTime",
      description: "When the event happened.",
    }),
    status: t.expose("status", {
      type: WebhookDeliveryStatus,
      description: "What became of it.",
    }),
    attempts: t.exposeInt("attempts", { description: "Attempts so far." }),
    attemptedAt: t.expose("attemptedAt", {
      type: "DateTime",
      nullable: true,
      description: "When the last attempt began.",
    }),
    nextAttemptAt: t.field({
      type: "DateTime",
      nullable: true,
      description: "When it is attempted next, at the earliest; null: it is over.",
      resolve: ({ status, nextAttemptAt }) => status === "PENDING" ? nextAttemptAt : null,
    }),
    body: t.exposeString("body", {
      nullable: true,
      description: "The body as it is sent, JSON; null: no attempt has begun.",
    }),
    durationMs: t.exposeInt("durationMs", {
      nullable: true,
      description: "Milliseconds of the last attempt.",
    }),
    responseStatus: t.exposeInt("responseStatus", {
      nullable: true,
      description: "The HTTP status of the last answer; null: none came.",
    }),
    responseBody: t.exposeString("responseBody", {
      nullable: true,
      description: "The beginning of the last answer, 4,000 characters.",
    }),
    problem: t.expose("problem", {
      type: WebhookDeliveryProblem,
      nullable: true,
      description: "Why no answer came; null: one did.",
    }),
  }),
});

export const WebhookNode = builder.loadableNode("Webhook", {
  description: "An address that gets the person's events, signed (Standard Webhooks).",
  authScopes: { may: "webhook.see" },
  id: { resolve: ({ id }: Webhook) => id, description: "whk_…" },
  load: (ids: WebhookId[], ctx: Context) => loadWebhooks(ctx, ids),
  fields: (t) => ({
    url: t.exposeString("url", { description: "Where events are posted." }),
    events: t.field({
      type: [WebhookEventType],
      description: "Which events it gets.",
      resolve: ({ events }) => [...events],
    }),
    status: t.field({ type: WebhookStatus, description: "How it stands.", resolve: webhookStatus }),
    failingSince: t.expose("failingSince", {
      type: "DateTime",
      nullable: true,
      description: "When the first attempt failed since the last that arrived; null: it arrived.",
    }),
    disabledAt: t.expose("disabledAt", {
      type: "DateTime",
      nullable: true,
      description: "When it was disabled; null: it is not.",
    }),
    disabledBecause: t.expose("disabledBecause", {
      type: WebhookDisabledReason,
      nullable: true,
      description: "Why; null: it is not disabled.",
    }),
    previousSecretUntil: t.field({
      type: "DateTime",
      nullable: true,
      description: "Until when the earlier secret signs too; null: one secret signs.",
      resolve: ({ previousSecretUntil: until }, _args, { now }) =>
        until && until > now ? until : null,
    }),
    waitingCount: t.loadable({
      type: "Int",
      description: "How many deliveries wait.",
      complexity: 5,
      load: (ids: WebhookId[], ctx) => countWaiting(ctx, ids),
      resolve: ({ id }) => id,
    }),
    createdAt: t.expose("createdAt", { type: "DateTime", description: "When it was created." }),
    deliveries: t.connection(
      {
        type: WebhookDeliveryNode,
        description: "The log of 30 days, newest first.",
        complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 20 }),
        args: { status: t.arg({ type: WebhookDeliveryStatus, description: "Only those." }) },
        resolve: ({ id }, args, ctx) =>
          resolveCursorConnection(
            { args, defaultSize: 20, maxSize: 100, toCursor: (delivery) => delivery.id },
            (page: ResolveCursorConnectionArgs) =>
              listDeliveries(ctx, id, args.status ?? null, page),
          ),
      },
      { name: "WebhookDeliveryConnection" },
      { name: "WebhookDeliveryEdge" },
    ),
  }),
});

builder.objectField(ViewerType, "webhooks", (t) =>
  t.field({
    type: [WebhookNode],
    description: "Their webhooks, the oldest first; at most 5.",
    complexity: { field: 1, multiplier: 5 },
    resolve: (_user, _args, ctx) => listWebhooks(ctx),
  }));

import type { ColumnType, Generated } from "kysely";
import type { UserId, WebhookDeliveryId, WebhookId } from "../ids.ts";
import type { WebhookEvent } from "./public_events.ts";
import type { DeliveryProblem, DeliveryStatus, DisabledReason, TEST_EVENT } from "./webhook.ts";

export type WebhooksTable = {
  id: WebhookId;
  user_id: UserId;
  url: string;
  events: WebhookEvent[];
  /** Sealed: a JSON array, the present secret first. */
  secrets: string;
  /** Until when the second secret signs; null: there is one. */
  previous_secret_until: Date | null;
  /** When the first attempt failed since the last that arrived; null: the last one arrived. */
  failing_since: Date | null;
  disabled_at: Date | null;
  disabled_because: DisabledReason | null;
  created_at: ColumnType<Date, Date, never>;
};

/** Events on their way to webhooks, and the log of them; see `retention.ts`. */
export type WebhookDeliveriesTable = {
  id: WebhookDeliveryId;
  webhook_id: WebhookId;
  user_id: UserId;
  event_id: string;
  event: WebhookEvent | typeof TEST_EVENT;
  /** What the event is about: deliveries of one resource keep their order. */
  resource: string;
  /** The order in which events were recorded. */
  position: ColumnType<string, never, never>;
  data: ColumnType<Record<string, unknown>, string, never>;
  happened_at: ColumnType<Date, Date, never>;
  /** As it is sent; null before the first attempt. */
  body: string | null;
  status: DeliveryStatus;
  attempts: Generated<number>;
  /** When its first attempt failed; null: none did. */
  first_failed_at: Date | null;
  next_attempt_at: Date;
  /** Until when a process attempts it; null: none does. */
  claimed_until: Date | null;
  ended_at: Date | null;
  attempted_at: Date | null;
  duration_ms: number | null;
  response_status: number | null;
  response_body: string | null;
  problem: DeliveryProblem | null;
};

/** Selects a row as a `Webhook`. */
export const asWebhook = [
  "webhooks.id",
  "webhooks.user_id as userId",
  "webhooks.url",
  "webhooks.events",
  "webhooks.previous_secret_until as previousSecretUntil",
  "webhooks.failing_since as failingSince",
  "webhooks.disabled_at as disabledAt",
  "webhooks.disabled_because as disabledBecause",
  "webhooks.created_at as createdAt",
] as const;

/** Selects a row as a `WebhookDelivery`. */
export const asDelivery = [
  "webhook_deliveries.id",
  "webhook_deliveries.webhook_id as webhookId",
  "webhook_deliveries.event_id as eventId",
  "webhook_deliveries.event",
  "webhook_deliveries.resource",
  "webhook_deliveries.happened_at as happenedAt",
  "webhook_deliveries.body",
  "webhook_deliveries.status",
  "webhook_deliveries.attempts",
  "webhook_deliveries.next_attempt_at as nextAttemptAt",
  "webhook_deliveries.ended_at as endedAt",
  "webhook_deliveries.attempted_at as attemptedAt",
  "webhook_deliveries.duration_ms as durationMs",
  "webhook_deliveries.response_status as responseStatus",
  "webhook_deliveries.response_body as responseBody",
  "webhook_deliveries.problem",
] as const;

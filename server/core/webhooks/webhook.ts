import type { UserId, WebhookDeliveryId, WebhookId } from "../ids.ts";
import type { WebhookEvent } from "./public_events.ts";

/** The most webhooks of one person: each gets every event that it wants. */
export const MOST_WEBHOOKS = 5;
/** The most characters of an address. */
export const LONGEST_URL = 2_000;
/** For how many hours an earlier secret still signs beside the present one. */
export const OVERLAP_HOURS = 24;

/** Why a webhook was disabled: for days nothing arrived, its server says that it is gone, its person. */
export const disabledReasons = ["FAILED", "GONE", "PERSON"] as const;
export type DisabledReason = (typeof disabledReasons)[number];

/** An address of a person's that gets their events. */
export type Webhook = {
  readonly id: WebhookId;
  readonly userId: UserId;
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  /** Until when the earlier secret signs too; null: there is one secret. */
  readonly previousSecretUntil: Date | null;
  /** Since when nothing has arrived; null: the last attempt did. */
  readonly failingSince: Date | null;
  readonly disabledAt: Date | null;
  readonly disabledBecause: DisabledReason | null;
  readonly createdAt: Date;
};

export const webhookStatuses = ["ACTIVE", "FAILING", "DISABLED"] as const;
export type WebhookStatus = (typeof webhookStatuses)[number];

/** Returns how a webhook stands. */
export const webhookStatus = (
  { disabledAt, failingSince }: Pick<Webhook, "disabledAt" | "failingSince">,
): WebhookStatus => disabledAt ? "DISABLED" : failingSince ? "FAILING" : "ACTIVE";

/**
 * PENDING: it waits for its first or next attempt, or for an earlier one of its resource. FAILED: all
 * attempts failed while others arrived, or it was a test.
 */
export const deliveryStatuses = ["PENDING", "DELIVERED", "FAILED"] as const;
export type DeliveryStatus = (typeof deliveryStatuses)[number];

/** Why an attempt got no response. */
export const deliveryProblems = ["ADDRESS_REFUSED", "UNREACHABLE", "TIMED_OUT"] as const;
export type DeliveryProblem = (typeof deliveryProblems)[number];

/** An event on its way to a webhook, and what the last attempt brought. */
export type WebhookDelivery = {
  readonly id: WebhookDeliveryId;
  readonly webhookId: WebhookId;
  /** The id that the receiver sees: the same at each attempt. */
  readonly eventId: string;
  readonly event: WebhookEvent | typeof TEST_EVENT;
  readonly resource: string;
  readonly happenedAt: Date;
  /** Null: no attempt has begun. */
  readonly body: string | null;
  readonly status: DeliveryStatus;
  readonly attempts: number;
  readonly nextAttemptAt: Date;
  readonly endedAt: Date | null;
  readonly attemptedAt: Date | null;
  readonly durationMs: number | null;
  readonly responseStatus: number | null;
  readonly responseBody: string | null;
  readonly problem: DeliveryProblem | null;
};

/** What the test button sends. */
export const TEST_EVENT = "webhook.test";

/** What an attempt brought. `status` null: no response came, because of `problem`. */
export type AttemptResult = {
  readonly status: number | null;
  /** The beginning of the response. */
  readonly body: string;
  readonly problem: DeliveryProblem | null;
  readonly durationMs: number;
};

/**
 * Posts to an address that a person named: only to public ones, without following redirects, within a
 * time and to a number of bytes. Never throws: what failed is the result.
 */
export type PostWebhook = (
  url: string,
  headers: Readonly<Record<string, string>>,
  body: string,
) => Promise<AttemptResult>;

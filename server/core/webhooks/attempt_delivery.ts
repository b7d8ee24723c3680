import { sql } from "kysely";
import { command } from "../command.ts";
import type { Context } from "../context.ts";
import type { ClaimedDelivery } from "./claim_deliveries.ts";
import { eventBody } from "./event_body.ts";
import { GONE, isDelivered, nextAttempt } from "./retry_plan.ts";
import { signedHeaders } from "./signature.ts";
import { type AttemptResult, type DisabledReason, TEST_EVENT } from "./webhook.ts";

/** Characters that are kept of a response. */
const LONGEST_ANSWER = 4_000;

/** Signs a claimed delivery and sends it. Null: its webhook is gone. */
export async function postDelivery(
  ctx: Context,
  delivery: ClaimedDelivery,
): Promise<AttemptResult | null> {
  const webhook = await ctx.db.selectFrom("webhooks")
    .select(["url", "secrets", "previous_secret_until as previousUntil"])
    .where("id", "=", delivery.webhookId).executeTakeFirst();
  if (!webhook) return null;
  const opened = await ctx.ports.vault.open(webhook.secrets, delivery.webhookId);
  const [present, previous] = JSON.parse(opened) as [string, string?];
  const isOverlapping = webhook.previousUntil !== null && webhook.previousUntil > ctx.now;
  const secrets = previous && isOverlapping ? [present, previous] : [present];
  const body = await eventBody(ctx, delivery);
  const message = { id: delivery.eventId, at: ctx.now, body };
  return await ctx.ports.postWebhook(webhook.url, await signedHeaders(message, secrets), body);
}

type Attempted = {
  readonly delivery: ClaimedDelivery;
  readonly result: AttemptResult;
  /** From 0 to 1, for the jitter. */
  readonly random: number;
};

/**
 * Records what an attempt brought. Where all attempts failed, the webhook is disabled if nothing else
 * arrived meanwhile, and the delivery waits; otherwise it has failed, and those behind it go on. A
 * claim that another process took over records nothing.
 */
export const recordAttempt = command(
  async ({ db, now, emit }, { delivery, result, random }: Attempted) => {
    const { id, webhookId, userId, attempts } = delivery;
    const own = () =>
      db.updateTable("webhook_deliveries").where("id", "=", id)
        .where("attempts", "=", attempts).where("status", "=", "PENDING");
    const answer = {
      claimed_until: null,
      duration_ms: result.durationMs,
      response_status: result.status,
      response_body: result.body.slice(0, LONGEST_ANSWER).replaceAll("\0", ""),
      problem: result.problem,
    };
    if (isDelivered(result.status)) {
      await own().set({ ...answer, status: "DELIVERED", ended_at: now }).execute();
      await db.updateTable("webhooks").set({ failing_since: null })
        .where("id", "=", webhookId).where("failing_since", "is not", null).execute();
      return;
    }
    if (delivery.event === TEST_EVENT) {
      await own().set({ ...answer, status: "FAILED", ended_at: now }).execute();
      return;
    }
    const next = nextAttempt(attempts, now, random);
    const failed = await own().set({
      ...answer,
      first_failed_at: sql<Date>`coalesce(first_failed_at, ${now})`,
      next_attempt_at: next ?? now,
    }).returning("first_failed_at as firstFailedAt").executeTakeFirst();
    if (!failed) return;
    const webhook = await db.updateTable("webhooks")
      .set({ failing_since: sql<Date>`coalesce(failing_since, ${now})` })
      .where("id", "=", webhookId)
      .returning(["failing_since as failingSince", "disabled_at as disabledAt"])
      .executeTakeFirst();
    if (!webhook || webhook.disabledAt) return;
    const isSilent = next === null && webhook.failingSince! <= failed.firstFailedAt!;
    const because: DisabledReason | null = result.status === GONE
      ? "GONE"
      : isSilent
      ? "FAILED"
      : null;
    if (because) {
      await db.updateTable("webhooks").set({ disabled_at: now, disabled_because: because })
        .where("id", "=", webhookId).execute();
      emit({ name: "webhook.disabled", userId, webhookId });
    } else if (next === null) {
      await db.updateTable("webhook_deliveries").set({ status: "FAILED", ended_at: now })
        .where("id", "=", id).execute();
    }
  },
);

import { requireAttempt } from "../attempts.ts";
import { command, type Tx } from "../command.ts";
import type { Context } from "../context.ts";
import { newId, type WebhookId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { deliveryRow } from "./commands.ts";
import { postDelivery, recordAttempt } from "./attempt_delivery.ts";
import type { ClaimedDelivery } from "./claim_deliveries.ts";
import { asDelivery } from "./tables.ts";
import { lockWebhook } from "./write_webhook.ts";
import { TEST_EVENT, type WebhookDelivery } from "./webhook.ts";

/** Tests of one person's webhooks. */
const TESTS = { most: 20, minutes: 10 };
/** For how long no other process attempts a test: longer than an attempt takes. */
const LEASE_MS = 60_000;

/**
 * Sends a test to one of the viewer's webhooks, also to one that is disabled, once. Returns it with
 * what came back. @throws Failure WEBHOOK_NOT_FOUND, TOO_MANY_ATTEMPTS
 */
export async function testWebhook(
  ctx: Context,
  input: { readonly id: WebhookId },
): Promise<WebhookDelivery> {
  await requireAttempt(ctx, permit(ctx.viewer, "webhook.edit"), "webhookTests", TESTS);
  const delivery = await queueTest(ctx, input);
  const result = await postDelivery(ctx, delivery);
  if (result) await recordAttempt(ctx, { delivery, result, random: 0 });
  return await ctx.db.selectFrom("webhook_deliveries").select(asDelivery)
    .where("id", "=", delivery.id).executeTakeFirstOrThrow();
}

/** Adds a test to the log, claimed. */
const queueTest = command(async (tx: Tx, input: { readonly id: WebhookId }) => {
  const { db, now } = tx;
  const { id, userId } = await lockWebhook(tx, input.id);
  const eventId = newId("evt");
  const row = deliveryRow({
    webhook: { id, userId },
    eventId,
    event: TEST_EVENT,
    resource: eventId,
    data: { webhookId: id },
    now,
  });
  const claimed_until = new Date(now.getTime() + LEASE_MS);
  await db.insertInto("webhook_deliveries")
    .values({ ...row, attempts: 1, attempted_at: now, claimed_until }).execute();
  const claimed: ClaimedDelivery = {
    ...{ id: row.id, userId, webhookId: id, eventId, event: TEST_EVENT, resource: eventId },
    ...{ data: { webhookId: id }, happenedAt: now, body: null, attempts: 1 },
  };
  return claimed;
});

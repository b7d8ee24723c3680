import { sql } from "kysely";
import { command, type Tx } from "../command.ts";
import { Failure } from "../errors.ts";
import type { Given } from "../given.ts";
import type { WebhookDeliveryId, WebhookId } from "../ids.ts";
import { lockWebhook } from "./write_webhook.ts";
import type { Webhook } from "./webhook.ts";

/** The most deliveries of one replay: the earliest of its period. */
const MOST_REPLAYED = 1_000;
/** How far back a replay may reach, in days: the log is kept for as long. */
const REPLAYABLE_DAYS = 30;
const DAY = 24 * 60 * 60 * 1000;

type Input =
  & { readonly id: WebhookId }
  & Given<{
    readonly deliveryId: WebhookDeliveryId;
    readonly since: Date;
    readonly until: Date;
  }>;

/** A webhook, and how many deliveries wait again. */
export type Replay = { readonly webhook: Webhook; readonly count: number };

/**
 * Delivers again what the log of a webhook has: one delivery, or those whose events happened in a
 * period. Each keeps its id, so that a receiver can tell it from a new event, and its place before
 * what came later of the same resource. @throws Failure
 */
export const replayWebhook = command(async (tx: Tx, input: Input): Promise<Replay> => {
  const { db, now, emit } = tx;
  const { id, deliveryId, since, until } = input;
  const webhook = await lockWebhook(tx, id);
  if (deliveryId == null) checkPeriod(since ?? null, until ?? null, now);
  const { numUpdatedRows } = await db.updateTable("webhook_deliveries").set({
    status: "PENDING",
    attempts: 0,
    first_failed_at: null,
    next_attempt_at: now,
    ended_at: null,
  }).where("id", "in", (all) => {
    const ended = all.selectFrom("webhook_deliveries").select("id")
      .where("webhook_id", "=", id).where("status", "!=", "PENDING")
      .where("event", "!=", "webhook.test");
    return deliveryId != null
      ? ended.where("id", "=", deliveryId)
      : ended.where("happened_at", ">=", since!).where("happened_at", "<=", until ?? now)
        .orderBy("position").limit(sql.lit(MOST_REPLAYED));
  }).executeTakeFirst();
  const count = Number(numUpdatedRows);
  if (deliveryId != null && count === 0) {
    const waits = await db.selectFrom("webhook_deliveries").select("id")
      .where("id", "=", deliveryId).where("webhook_id", "=", id)
      .where("status", "=", "PENDING").executeTakeFirst();
    if (!waits) throw new Failure("WEBHOOK_DELIVERY_NOT_FOUND", ["deliveryId"]);
  }
  if (count > 0) emit({ name: "webhook.changed", userId: webhook.userId, webhookId: id });
  return { webhook, count };
});

function checkPeriod(since: Date | null, until: Date | null, now: Date): void {
  const earliest = now.getTime() - REPLAYABLE_DAYS * DAY;
  const isValid = since !== null && since.getTime() >= earliest && since <= (until ?? now);
  if (!isValid) throw new Failure("WEBHOOK_PERIOD_INVALID", ["since"]);
}

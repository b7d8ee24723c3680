import type { Context } from "../context.ts";
import { Failure } from "../errors.ts";
import type { WebhookId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { asWebhook } from "./tables.ts";
import type { Webhook } from "./webhook.ts";

/** Lists the viewer's webhooks, the oldest first. */
export async function listWebhooks({ db, viewer }: Context): Promise<Webhook[]> {
  return await db.selectFrom("webhooks").select(asWebhook)
    .where("user_id", "=", permit(viewer, "webhook.see")).orderBy("id").execute();
}

/** Returns the viewer's webhooks by id, in the order of `ids`; a `Failure` for one that is absent. */
export async function loadWebhooks(
  ctx: Context,
  ids: readonly WebhookId[],
): Promise<(Webhook | Failure)[]> {
  const byId = new Map((await listWebhooks(ctx)).map((webhook) => [webhook.id, webhook]));
  return ids.map((id) => byId.get(id) ?? new Failure("WEBHOOK_NOT_FOUND"));
}

/** Counts what waits to be delivered, for each of `ids`. */
export async function countWaiting(
  { db, viewer }: Context,
  ids: readonly WebhookId[],
): Promise<number[]> {
  const rows = await db.selectFrom("webhook_deliveries")
    .select(({ fn }) => ["webhook_id as id", fn.countAll<string>().as("count")])
    .where("user_id", "=", permit(viewer, "webhook.see"))
    .where("webhook_id", "in", ids).where("status", "=", "PENDING")
    .groupBy("webhook_id").execute();
  const byId = new Map(rows.map(({ id, count }) => [id, Number(count)]));
  return ids.map((id) => byId.get(id) ?? 0);
}

import { inPage, type Page } from "../../database/page.ts";
import type { Context } from "../context.ts";
import { checkCursors } from "../cursors.ts";
import { Failure } from "../errors.ts";
import { idAt, type WebhookDeliveryId, type WebhookId } from "../ids.ts";
import { permit } from "../permissions.ts";
import type { PurgeBatch } from "../retention.ts";
import { asDelivery } from "./tables.ts";
import type { DeliveryStatus, WebhookDelivery } from "./webhook.ts";

/** Lists the log of one of the viewer's webhooks, newest first. */
export async function listDeliveries(
  { db, viewer }: Context,
  webhookId: WebhookId,
  status: DeliveryStatus | null,
  page: Page,
): Promise<WebhookDelivery[]> {
  const userId = permit(viewer, "webhook.see");
  checkCursors("whd", page);
  return await inPage(
    db.selectFrom("webhook_deliveries").select(asDelivery)
      .where("webhook_id", "=", webhookId).where("user_id", "=", userId)
      .$if(status !== null, (q) => q.where("status", "=", status!)),
    page,
  ).execute();
}

/** Returns deliveries of the viewer's by id, in the order of `ids`. */
export async function loadDeliveries(
  { db, viewer }: Context,
  ids: readonly WebhookDeliveryId[],
): Promise<(WebhookDelivery | Failure)[]> {
  const rows = await db.selectFrom("webhook_deliveries").select(asDelivery)
    .where("id", "in", ids).where("user_id", "=", permit(viewer, "webhook.see")).execute();
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.map((id) => byId.get(id) ?? new Failure("WEBHOOK_DELIVERY_NOT_FOUND"));
}

/** Deletes old deliveries; their ids tell their age. */
export async function purgeDeliveries({ db }: Context, { before, most }: PurgeBatch) {
  const oldest = idAt("whd", before.getTime());
  const deleted = await db.deleteFrom("webhook_deliveries").where(
    "id",
    "in",
    (all) =>
      all.selectFrom("webhook_deliveries").select("id").where("id", "<", oldest).orderBy("id")
        .limit(most),
  ).executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

import type { PurgeBatch } from "../retention.ts";
import { command } from "../command.ts";
import type { Context } from "../context.ts";
import type { EventOf } from "../events.ts";
import { syncCheckout } from "./checkout.ts";
import { requirePayments } from "./commands.ts";
import type { VendorEvent } from "./payments.ts";
import { syncCustomer } from "./sync_customer.ts";

/**
 * Stores a report of the payment vendor and its job, before anything else; a repeated one has no
 * effect. A report about nobody here is stored as handled.
 */
export const receiveWebhook = command(async ({ db, now, emit }, event: VendorEvent) => {
  const customer = event.customerId === null ? undefined : await db.selectFrom("customers")
    .select("user_id as userId").where("customer_id", "=", event.customerId).executeTakeFirst();
  const isNew = await db.insertInto("webhook_events").values({
    id: event.id,
    type: event.type,
    object_id: event.objectId,
    customer_id: event.customerId,
    happened_at: event.happenedAt,
    received_at: now,
    handled_at: customer ? null : now,
  }).onConflict((on) => on.column("id").doNothing()).returning("id").executeTakeFirst();
  if (!isNew || !customer) return;
  emit({ name: "payments.reported", userId: customer.userId, webhookEventId: event.id });
});

/** Handles a report: asks the vendor for the present state, whatever the report says. */
export async function handleWebhook(
  ctx: Context,
  { userId, webhookEventId }: EventOf<"payments.reported">,
): Promise<void> {
  const event = await ctx.db.selectFrom("webhook_events").select(["type", "object_id as objectId"])
    .where("id", "=", webhookEventId).where("handled_at", "is", null).executeTakeFirst();
  if (!event) return;
  await syncCustomer(ctx, userId);
  if (event.type.startsWith("checkout.session.")) await syncVendorCheckout(ctx, event.objectId);
  await ctx.db.updateTable("webhook_events").set({ handled_at: ctx.now })
    .where("id", "=", webhookEventId).execute();
}

async function syncVendorCheckout(ctx: Context, vendorId: string | null): Promise<void> {
  if (vendorId === null) return;
  const given = await requirePayments(ctx).loadCheckout(vendorId);
  await syncCheckout(ctx, given);
}

/** Deletes reports that were handled long ago. */
export async function purgeWebhooks({ db }: Context, { before, most }: PurgeBatch) {
  const deleted = await db.deleteFrom("webhook_events").where(
    "id",
    "in",
    (all) =>
      all.selectFrom("webhook_events").select("id").where("handled_at", "<", before).limit(most),
  ).executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

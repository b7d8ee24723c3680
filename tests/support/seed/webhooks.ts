import { newId, type OfferId } from "../../../server/core/ids.ts";
import { queueDeliveries } from "../../../server/core/webhooks/commands.ts";
import { createWebhook } from "../../../server/core/webhooks/write_webhook.ts";
import type { Member, testApp } from "../test_app.ts";

type Given = { readonly offerId: OfferId; readonly mark: string };

/** A person's webhook, with an event on its way. @returns its ids. */
export async function seedWebhook(
  { db, system }: Awaited<ReturnType<typeof testApp>>,
  person: Member,
  { offerId, mark }: Given,
) {
  const { webhook } = await createWebhook(person.ctx(), {
    url: `https://${mark.toLowerCase()}.example/garimpo`,
    events: ["offer.created"],
  });
  const event = { name: "offer.created", userId: person.id, offerId } as const;
  await queueDeliveries(system.ctx(), [{ id: newId("evt"), event }]);
  const { id } = await db.updateTable("webhook_deliveries")
    .set({ body: JSON.stringify({ title: mark }), response_body: mark })
    .where("webhook_id", "=", webhook.id).returning("id").executeTakeFirstOrThrow();
  return { whk: webhook.id, whd: id };
}

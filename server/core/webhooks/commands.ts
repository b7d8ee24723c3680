import { anyOf } from "../../database/any_of.ts";
import type { Context } from "../context.ts";
import type { DomainEvent } from "../events.ts";
import { type EventId, newId, type UserId, type WebhookId } from "../ids.ts";
import { type Publication, publicationOf } from "./public_events.ts";

type Recorded = { readonly id: EventId; readonly event: DomainEvent };

/**
 * Queues events for the webhooks that want them, in the transaction that records the events. A
 * disabled webhook's wait, so that nothing is missing once it is enabled again.
 */
export async function queueDeliveries(
  { db, now }: Pick<Context, "db" | "now">,
  recorded: readonly Recorded[],
): Promise<void> {
  const published = recorded.flatMap(({ id, event }) => {
    const publication = publicationOf(event);
    return publication ? [{ id, ...publication }] : [];
  });
  if (published.length === 0) return;
  const webhooks = await db.selectFrom("webhooks").select(["id", "user_id as userId", "events"])
    .where("user_id", "=", anyOf([...new Set(published.map(({ userId }) => userId))]))
    .forKeyShare() // one that is removed meanwhile must not fail what happened
    .execute();
  const rows = published.flatMap(({ id, ...publication }) =>
    webhooks.filter(({ userId, events }) =>
      userId === publication.userId && events.includes(publication.event)
    ).map((webhook) => deliveryRow({ ...publication, webhook, eventId: id, now }))
  );
  if (rows.length > 0) await db.insertInto("webhook_deliveries").values(rows).execute();
}

type NewDelivery = Omit<Publication, "event" | "userId"> & {
  readonly event: Publication["event"] | "webhook.test";
  readonly webhook: { readonly id: WebhookId; readonly userId: UserId };
  readonly eventId: string;
  readonly now: Date;
};

/** Returns the row of a delivery that is due at once. */
export const deliveryRow = ({ webhook, eventId, event, resource, data, now }: NewDelivery) => ({
  id: newId("whd"),
  webhook_id: webhook.id,
  user_id: webhook.userId,
  event_id: eventId,
  event,
  resource,
  data: JSON.stringify(data),
  happened_at: now,
  status: "PENDING" as const,
  next_attempt_at: now,
});

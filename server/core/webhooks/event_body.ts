import type { Context } from "../context.ts";
import type { CouponId, DispatchId, GroupId, OfferId, ProductId, SessionId } from "../ids.ts";
import { publicEvents, type Subject } from "./public_events.ts";
import type { ClaimedDelivery } from "./claim_deliveries.ts";
import { TEST_EVENT } from "./webhook.ts";

type Facts = Readonly<Record<string, unknown>>;

/** Reads what is public of an event's subject; undefined: it is gone. */
type LoadFacts = (ctx: Context, id: string) => Promise<Facts | undefined>;

const facts: Readonly<Record<Subject, LoadFacts>> = {
  offer: ({ db }, id) =>
    db.selectFrom("offers").select([
      "id as offerId",
      "status",
      "title",
      "marketplace",
      "source_url as sourceUrl",
      "price_cents as priceCents",
      "old_price_cents as oldPriceCents",
      "currency",
      "coupon_code as couponCode",
    ]).where("id", "=", id as OfferId).executeTakeFirst(),
  message: ({ db }, id) =>
    db.selectFrom("dispatches").select([
      "id as dispatchId",
      "group_id as groupId",
      "status",
      "reason_code as reason",
      "origin",
      "planned_at as plannedAt",
      "settled_at as settledAt",
    ]).where("id", "=", id as DispatchId).executeTakeFirst(),
  coupon: ({ db }, id) =>
    db.selectFrom("coupons").select([
      "id as couponId",
      "code",
      "marketplace",
      "shop",
      "percent_off as percentOff",
      "amount_off_cents as amountOffCents",
      "min_purchase_cents as minPurchaseCents",
      "valid_from as validFrom",
      "valid_until as validUntil",
      "source",
      "is_unconfirmed as isUnconfirmed",
    ]).where("id", "=", id as CouponId).executeTakeFirst(),
  product: ({ db }, id) =>
    db.selectFrom("products").select([
      "id as productId",
      "title",
      "marketplace",
      "source_url as sourceUrl",
      "price_cents as priceCents",
      "currency",
      "availability",
    ]).where("id", "=", id as ProductId).executeTakeFirst(),
  group: ({ db }, id) =>
    db.selectFrom("groups").select([
      "id as groupId",
      "session_id as sessionId",
      "title",
      "kind",
      "members",
    ]).where("id", "=", id as GroupId).executeTakeFirst(),
  session: ({ db }, id) =>
    db.selectFrom("messenger_sessions").select([
      "id as sessionId",
      "channel",
      "name",
    ]).where("id", "=", id as SessionId).executeTakeFirst(),
  person: () => Promise.resolve(undefined),
};

/**
 * Returns the body of a delivery, the same at each attempt: it is written once, before the first. The
 * facts of its subject are those of that time; what the event itself says comes over them.
 */
export async function eventBody(ctx: Context, delivery: ClaimedDelivery): Promise<string> {
  if (delivery.body !== null) return delivery.body;
  const { id, event, resource, happenedAt, data } = delivery;
  const known = event === TEST_EVENT
    ? undefined
    : await facts[publicEvents[event].subject](ctx, resource);
  const body = JSON.stringify({
    type: event,
    timestamp: happenedAt.toISOString(),
    data: { ...known, ...data },
  });
  await ctx.db.updateTable("webhook_deliveries").set({ body }).where("id", "=", id).execute();
  return body;
}

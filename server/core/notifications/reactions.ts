import type { Context } from "../context.ts";
import type { EventOf } from "../events.ts";
import type { EventId } from "../ids.ts";
import { notify } from "./notify.ts";
import { needsPerson as sessionNeedsPerson } from "./facts.ts";
import { endedCoupons, endingCoupons } from "./coupon_ends.ts";
import type { DispatchStatus } from "../delivery/queue/dispatch.ts";
import type { NotificationKind } from "./kinds.ts";
import { needsPerson as shopNeedsPerson } from "../marketplaces/connections/connection.ts";
import { countedAt, roomLeft } from "../plans/limits.ts";
import { asUser } from "../users/tables.ts";
import { monthStart } from "../zoned.ts";

/** Welcomes a new person. */
export async function greetUser(
  ctx: Context,
  { userId }: EventOf<"user.registered">,
  eventId: EventId,
) {
  await notify(ctx, { userId, kind: "WELCOME", subject: "", eventId });
}

/** Notifies, once, of a session's problem that only its person can end. */
export async function notifyConnection(
  ctx: Context,
  { userId, sessionId }: EventOf<"session.changed">,
  eventId: EventId,
) {
  const session = await ctx.db.selectFrom("messenger_sessions")
    .select(["channel", "problem", "problem_since", "disconnected_at as disconnectedAt"])
    .select("number_revoked_at as numberRevokedAt")
    .where("id", "=", sessionId).executeTakeFirst();
  const since = session?.numberRevokedAt ?? session?.problem_since;
  if (!session || !since || !sessionNeedsPerson(session)) return;
  const kind = "CONNECTION_NEEDS_PERSON";
  await notify(ctx, { userId, kind, subject: sessionId, eventId, notSince: since });
}

/**
 * Notifies of a coupon that ends within a day, or has ended, if it still matters. All coupons share
 * one notification of a kind, or people with many would get nothing else.
 */
export async function notifyCouponEnd(
  ctx: Context,
  { name, userId, couponId }: EventOf<"coupon.endsSoon" | "coupon.expired">,
  eventId: EventId,
) {
  const isOver = name === "coupon.expired";
  const ends = isOver ? await endedCoupons(ctx, userId) : await endingCoupons(ctx, userId);
  if (!ends.some(({ id }) => id === couponId)) return;
  const kind = isOver ? "COUPONS_EXPIRED" : "COUPONS_ENDING";
  await notify(ctx, { userId, kind, subject: "", eventId });
}

/** The kinds for dispatches that end badly. */
const kindOf: Partial<Record<DispatchStatus, NotificationKind>> = {
  UNCERTAIN: "MESSAGES_IN_DOUBT",
  FAILED: "SENDING_FAILED",
  EXPIRED: "SENDING_FAILED",
};

/** Notifies of a dispatch in doubt or not sent, unless its status has changed meanwhile. */
export async function notifyDispatch(
  ctx: Context,
  { userId, dispatchId, offerId }: EventOf<
    "dispatch.doubted" | "dispatch.failed" | "dispatch.expired"
  >,
  eventId: EventId,
) {
  if (!offerId) return; // the screen that sends a test message shows its end
  const dispatch = await ctx.db.selectFrom("dispatches").select("status")
    .where("id", "=", dispatchId).executeTakeFirst();
  const kind = dispatch && kindOf[dispatch.status];
  if (kind) await notify(ctx, { userId, kind, subject: offerId, eventId });
}

/**
 * Notifies that the last of an offer's messages is out, if one was sent since the last notification:
 * otherwise failures say so, or the person has canceled the rest.
 */
export async function notifySendingEnd(
  ctx: Context,
  { userId, offerId }: EventOf<"offer.concluded">,
  eventId: EventId,
) {
  const kind = "SENDING_FINISHED";
  const sent = await ctx.db.selectFrom("dispatches").select("id")
    .where("offer_id", "=", offerId).where("status", "=", "SENT")
    .where(({ not, exists, selectFrom }) =>
      not(exists(
        selectFrom("notifications").where("user_id", "=", userId).where("kind", "=", kind)
          .where("subject", "=", offerId).whereRef("happened_at", ">=", "settled_at"),
      ))
    )
    .limit(1).executeTakeFirst();
  if (sent) await notify(ctx, { userId, kind, subject: offerId, eventId });
}

/** Notifies that the copy of a person's data is ready, or failed. */
export async function notifyDataExport(
  ctx: Context,
  { userId }: EventOf<"dataExport.ended">,
  eventId: EventId,
) {
  await notify(ctx, { userId, kind: "DATA_EXPORT_ENDED", subject: "", eventId });
}

/** Notifies when the account is deleted, or that it is not. */
export async function notifyDeletion(
  ctx: Context,
  { userId }: EventOf<"deletion.requested" | "deletion.canceled">,
  eventId: EventId,
) {
  await notify(ctx, { userId, kind: "DELETION_REQUESTED", subject: "", eventId });
}

/** Notifies of a price that has dropped. */
export async function notifyPriceDrop(
  ctx: Context,
  { userId, productId }: EventOf<"product.priceDropped">,
  eventId: EventId,
) {
  await notify(ctx, { userId, kind: "PRODUCT_PRICE_DROPPED", subject: productId, eventId });
}

/** Notifies, once, of a problem with a shop that only the person can end. */
export async function notifyShop(
  ctx: Context,
  { userId, connectionId }: EventOf<"shop.changed">,
  eventId: EventId,
) {
  const connection = await ctx.db.selectFrom("marketplace_connections")
    .select(["problem", "problem_since as since", "disconnected_at as disconnectedAt"])
    .where("id", "=", connectionId).executeTakeFirst();
  if (!connection?.since || !shopNeedsPerson(connection)) return;
  const kind = "SHOP_NEEDS_PERSON";
  await notify(ctx, { userId, kind, subject: connectionId, eventId, notSince: connection.since });
}

/** Notifies, once a month, that the plan's messages are used up. */
export async function notifyMessagesUsedUp(
  ctx: Context,
  { userId }: EventOf<"offer.queued">,
  eventId: EventId,
) {
  const { db, now } = ctx;
  const user = await db.selectFrom("users")
    .leftJoin("plans", "plans.price_id", "users.stripe_price_id").select(asUser)
    .where("users.id", "=", userId).executeTakeFirst();
  if (!user || roomLeft(user, "messagesPerMonth", countedAt(user, now)) > 0) return;
  const notSince = monthStart(now, user.zone);
  await notify(ctx, { userId, kind: "MESSAGES_USED_UP", subject: "", eventId, notSince });
}

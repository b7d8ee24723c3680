import { sql } from "kysely";
import type { Context } from "../context.ts";
import {
  type ConnectionId,
  isId,
  type OfferId,
  type ProductId,
  type SessionId,
  type UserId,
} from "../ids.ts";
import { countedAt, limitsOf } from "../plans/limits.ts";
import { EXPIRING_MS } from "../marketplaces/connections/connection.ts";
import { asUser } from "../users/tables.ts";
import { statusAt } from "../plans/subscription.ts";
import { type CouponEnd, endedCoupons, endingCoupons } from "./coupon_ends.ts";
import type { CouponFacts, Ends, ProductFacts } from "./words/catalogue.ts";
import { momentLabel, nextMonthLabel } from "../zoned.ts";
import type { AccountFacts, OfferFacts, PlanFacts, SessionFacts, ShopFacts } from "./facts.ts";
import { kinds, type NotificationKind } from "./kinds.ts";
import type { DescribedNotification, Notification } from "./notification.ts";
import { moneyOf } from "../catalogue/product.ts";
import { daysLeft } from "./reminders.ts";

/** Describes a user's notifications by the state of now. */
export async function describeNotifications(
  ctx: Context,
  userId: UserId,
  notifications: readonly Notification[],
): Promise<DescribedNotification[]> {
  if (notifications.length === 0) return [];
  const subjects = notifications.map(({ subject }) => subject);
  const [plan, account, coupons, offers, sessions, shops, products] = await Promise.all([
    planOf(ctx, userId),
    accountOf(ctx, userId),
    couponsOf(ctx, userId, notifications),
    offersOf(ctx, userId, subjects.filter((id) => isId("ofr", id))),
    sessionsOf(ctx, userId, subjects.filter((id) => isId("ses", id))),
    shopsOf(ctx, userId, subjects.filter((id) => isId("mkc", id))),
    productsOf(ctx, userId, subjects.filter((id) => isId("prd", id))),
  ]);
  return notifications.map((one) => ({
    ...one,
    shop: shops.get(one.subject)?.shop ?? null,
    ...kinds[one.kind].words({
      offer: offers.get(one.subject) ?? null,
      session: sessions.get(one.subject) ?? null,
      shop: shops.get(one.subject) ?? null,
      product: products.get(one.subject) ?? null,
      plan,
      coupons,
      account,
    }),
  }));
}

async function planOf({ db, now }: Context, userId: UserId): Promise<PlanFacts> {
  const user = await db.selectFrom("users")
    .leftJoin("plans", "plans.price_id", "users.stripe_price_id").select(asUser)
    .where("users.id", "=", userId).executeTakeFirstOrThrow();
  const { subscriptionExpiresAt: end, zone } = user;
  return {
    status: statusAt(user, now),
    endsAt: end && momentLabel(end, zone),
    daysLeft: end ? daysLeft(end, now, zone) : 0,
    used: countedAt(user, now),
    most: limitsOf(user.planLimits).messagesPerMonth,
    nextMonth: nextMonthLabel(now, zone),
  };
}

/** Reads coupons only when a notification is about them. */
async function couponsOf(
  ctx: Context,
  userId: UserId,
  notifications: readonly Notification[],
): Promise<CouponFacts> {
  const has = (kind: NotificationKind) => notifications.some((one) => one.kind === kind);
  const none = Promise.resolve([]);
  const [ending, ended, { zone }] = await Promise.all([
    has("COUPONS_ENDING") ? endingCoupons(ctx, userId) : none,
    has("COUPONS_EXPIRED") ? endedCoupons(ctx, userId) : none,
    ctx.db.selectFrom("users").select("zone").where("id", "=", userId).executeTakeFirstOrThrow(),
  ]);
  const endsOf = (ends: readonly CouponEnd[]): Ends =>
    ends[0]
      ? { ...ends[0], count: ends.length, endsAt: momentLabel(ends[0].validUntil, zone) }
      : null;
  return { ending: endsOf(ending), ended: endsOf(ended.toReversed()) };
}

async function accountOf({ db, now }: Context, userId: UserId): Promise<AccountFacts> {
  const row = await db.selectFrom("users")
    .leftJoinLateral(
      (eb) =>
        eb.selectFrom("data_exports").select(["status", "expires_at"])
          .whereRef("user_id", "=", "users.id").orderBy("id", "desc").limit(1).as("latest"),
      (join) => join.onTrue(),
    )
    .select(["deletes_at", "zone", "status", "expires_at as expiresAt"])
    .where("users.id", "=", userId).executeTakeFirstOrThrow();
  const { deletes_at: deletesAt, zone, status, expiresAt } = row;
  const until = expiresAt && expiresAt > now ? momentLabel(expiresAt, zone) : null;
  return {
    deletesAt: deletesAt && momentLabel(deletesAt, zone),
    dataExport: status && { status, until },
  };
}

async function offersOf({ db }: Context, userId: UserId, ids: readonly OfferId[]) {
  const facts = new Map<string, OfferFacts>();
  if (ids.length === 0) return facts;
  const offers = await db.selectFrom("offers").select(["id", "title"])
    .where("id", "in", ids).where("user_id", "=", userId).where("deleted_at", "is", null)
    .execute();
  const ends = await db.selectFrom("dispatches").innerJoin("groups", "groups.id", "group_id")
    .select([
      "offer_id",
      "status",
      sql<number>`count(*)::int`.as("count"),
      sql<string>`min(groups.title)`.as("group"),
    ])
    .where("offer_id", "in", ids).where("dispatches.user_id", "=", userId)
    .groupBy(["offer_id", "status"]).execute();
  const byOffer = Map.groupBy(ends, ({ offer_id }) => offer_id);
  for (const { id, title } of offers) {
    const entries = byOffer.get(id)?.map(({ status, count, group }) =>
      [status, { count, group }] as const
    );
    facts.set(id, { title, ends: Object.fromEntries(entries ?? []) as OfferFacts["ends"] });
  }
  return facts;
}

async function sessionsOf({ db }: Context, userId: UserId, ids: readonly SessionId[]) {
  if (ids.length === 0) return new Map<string, SessionFacts>();
  const sessions = await db.selectFrom("messenger_sessions")
    .select(["id", "name", "channel", "problem", "disconnected_at as disconnectedAt"])
    .select("number_revoked_at as numberRevokedAt")
    .where("id", "in", ids).where("user_id", "=", userId).execute();
  return new Map<string, SessionFacts>(sessions.map((session) => [session.id, session]));
}

async function shopsOf({ db, now }: Context, userId: UserId, ids: readonly ConnectionId[]) {
  if (ids.length === 0) return new Map<string, ShopFacts>();
  const connections = await db.selectFrom("marketplace_connections as c")
    .innerJoin("users", "users.id", "c.user_id")
    .select([
      "c.id",
      "c.shop",
      "c.problem",
      "c.disconnected_at as disconnectedAt",
      "c.expires_at as expiresAt",
      "users.zone",
    ])
    .where("c.id", "in", ids).where("c.user_id", "=", userId).execute();
  const soon = new Date(now.getTime() + EXPIRING_MS);
  return new Map<string, ShopFacts>(connections.map(({ id, expiresAt, zone, ...facts }) => {
    const endsAt = expiresAt && expiresAt <= soon ? momentLabel(expiresAt, zone) : null;
    return [id, { ...facts, endsAt }];
  }));
}

async function productsOf({ db }: Context, userId: UserId, ids: readonly ProductId[]) {
  if (ids.length === 0) return new Map<string, ProductFacts>();
  const products = await db.selectFrom("products")
    .select(["id", "title", "currency", "price_cents", "dropped_from_cents"])
    .where("id", "in", ids).where("user_id", "=", userId).where("deleted_at", "is", null)
    .execute();
  return new Map<string, ProductFacts>(products.map((product) => [product.id, {
    title: product.title,
    price: moneyOf(product, product.price_cents),
    droppedFrom: moneyOf(product, product.dropped_from_cents),
  }]));
}

import { sql } from "kysely";
import type { Context } from "../context.ts";
import { isId, type OfferId, type SessionId, type UserId } from "../ids.ts";
import { countedAt, limitsOf } from "../limits.ts";
import { asUser } from "../users/tables.ts";
import { statusAt } from "../users/user.ts";
import { momentLabel, nextMonthLabel } from "./dates.ts";
import type { AccountFacts, OfferFacts, PlanFacts, SessionFacts } from "./facts.ts";
import type { Notification, ToldNotification } from "./notification.ts";
import { daysLeft } from "./trial.ts";
import { wordsOf } from "./words.ts";

/** Puts a person's notifications into words, as things are by now. */
export async function tell(
  ctx: Context,
  userId: UserId,
  notifications: readonly Notification[],
): Promise<ToldNotification[]> {
  if (notifications.length === 0) return [];
  const subjects = notifications.map(({ subject }) => subject);
  const [plan, account, offers, sessions] = await Promise.all([
    planOf(ctx, userId),
    accountOf(ctx, userId),
    offersOf(ctx, userId, subjects.filter((id) => isId("ofr", id))),
    sessionsOf(ctx, userId, subjects.filter((id) => isId("ses", id))),
  ]);
  return notifications.map((one) => ({
    ...one,
    ...wordsOf(one.kind, {
      offer: offers.get(one.subject) ?? null,
      session: sessions.get(one.subject) ?? null,
      plan,
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
    .select(["id", "name", "trouble", "disconnected_at as disconnectedAt"])
    .where("id", "in", ids).where("user_id", "=", userId).execute();
  return new Map<string, SessionFacts>(sessions.map((session) => [session.id, session]));
}

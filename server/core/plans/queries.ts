import { sql } from "kysely";
import type { Context } from "../context.ts";
import { Failure, type FailureCode } from "../errors.ts";
import type { UserId } from "../ids.ts";
import { permit } from "../permissions.ts";
import { dayOf, dayStart } from "../zoned.ts";
import {
  countedAt,
  type LimitName,
  LimitReached,
  limitsOf,
  roomLeft,
  type Standing,
  UNLIMITED,
} from "./limits.ts";
import { maySend } from "./subscription.ts";

type Counted = {
  readonly refusal: FailureCode;
  /** Whether the plan must be active, as for sending. */
  readonly needsPlan: boolean;
  readonly used: (ctx: Context, userId: UserId, standing: Standing) => Promise<number> | number;
};

const rows = sql<number>`count(*)::int`.as("n");
const number = ({ n }: { n: number }) => n;

/** How the use of each limit is counted. */
const counted = {
  messagesPerMonth: {
    refusal: "MESSAGES_LIMIT",
    needsPlan: true,
    used: ({ now }, _, standing) => countedAt(standing, now),
  },
  groups: {
    refusal: "GROUPS_LIMIT",
    needsPlan: false,
    used: ({ db }, userId) =>
      db.selectFrom("groups").innerJoin("messenger_sessions as s", "s.id", "session_id")
        .where("groups.user_id", "=", userId).where("is_active", "=", true)
        .where("kind", "<>", "PRIVATE").where("left_at", "is", null)
        .where("s.disconnected_at", "is", null)
        .select(rows).executeTakeFirstOrThrow().then(number),
  },
  sessions: {
    refusal: "SESSIONS_LIMIT",
    needsPlan: false,
    used: ({ db }, userId) =>
      db.selectFrom("messenger_sessions").where("user_id", "=", userId)
        .where("disconnected_at", "is", null)
        .select(rows).executeTakeFirstOrThrow().then(number),
  },
  offersPerDay: {
    refusal: "OFFERS_LIMIT",
    needsPlan: false,
    used: ({ db, now }, userId, { timeZone }) =>
      db.selectFrom("offers").where("user_id", "=", userId)
        .where("created_at", ">=", dayStart(now, timeZone))
        .select(rows).executeTakeFirstOrThrow().then(number),
  },
  products: {
    refusal: "PRODUCTS_LIMIT",
    needsPlan: false,
    used: ({ db }, userId) =>
      db.selectFrom("products").where("user_id", "=", userId).where("deleted_at", "is", null)
        .select(rows).executeTakeFirstOrThrow().then(number),
  },
  shortLinks: {
    refusal: "SHORT_LINKS_LIMIT",
    needsPlan: false,
    used: ({ db }, userId) =>
      db.selectFrom("short_links").where("user_id", "=", userId)
        .where("purpose", "=", "MANUAL").where("deleted_at", "is", null)
        .select(rows).executeTakeFirstOrThrow().then(number),
  },
  assistantPerDay: {
    refusal: "ASSISTANT_LIMIT",
    needsPlan: false,
    used: ({ db, now }, userId, { timeZone }) =>
      db.selectFrom("assistant_usages").select("prompts")
        .where("user_id", "=", userId).where("day", "=", dayOf(now, timeZone))
        .executeTakeFirst().then((row) => row?.prompts ?? 0),
  },
} satisfies Partial<Record<LimitName, Counted>>;

type CountedLimit = keyof typeof counted;

/**
 * Requires room for `more` in a user's plan and locks the user until the transaction ends.
 * @throws LimitReached, or a Failure when the plan has ended
 */
export async function requireRoom(
  tx: Context,
  userId: UserId,
  limit: CountedLimit,
  more: number,
): Promise<Standing> {
  const { needsPlan }: Counted = counted[limit];
  const { standing, requireLeft } = await lockRoom(tx, userId, limit);
  if (needsPlan && !maySend(standing, tx.now)) throw new Failure("PLAN_ENDED");
  requireLeft(more);
  return standing;
}

/**
 * Returns the remaining room of a user's plan (Infinity: unlimited) and their standing. Locks the user
 * until the transaction ends.
 */
export async function lockRoom(tx: Context, userId: UserId, limit: CountedLimit) {
  const standing = await lockStanding(tx, userId);
  const { refusal, used }: Counted = counted[limit];
  const isBounded = limitsOf(standing.planLimits)[limit] !== UNLIMITED;
  const count = isBounded ? await used(tx, userId, standing) : 0;
  const left = roomLeft(standing, limit, count);
  /** @throws LimitReached */
  const requireLeft = (more: number) => {
    if (more > left) throw new LimitReached(refusal, limit, left);
  };
  return { standing, left, requireLeft };
}

/** Returns the remaining room of a user's plan as it is now; Infinity: unlimited. */
export async function roomNow(
  ctx: Context,
  userId: UserId,
  limit: CountedLimit,
): Promise<number> {
  const standing = await standingOf(ctx, userId).executeTakeFirstOrThrow();
  const { used }: Counted = counted[limit];
  return roomLeft(standing, limit, await used(ctx, userId, standing));
}

const lockStanding = (ctx: Context, userId: UserId): Promise<Standing> =>
  standingOf(ctx, userId).forNoKeyUpdate("users").executeTakeFirstOrThrow();

/** What a person uses now of each limit that is counted. */
export type PlanUse = Readonly<Record<CountedLimit, number>>;

/** Counts what the viewer uses of their plan. */
export async function loadPlanUse(ctx: Context): Promise<PlanUse> {
  const userId = permit(ctx.viewer, "billing.see");
  const standing = await standingOf(ctx, userId).executeTakeFirstOrThrow();
  const use = (limit: CountedLimit) => counted[limit].used(ctx, userId, standing);
  return {
    messagesPerMonth: await use("messagesPerMonth"),
    groups: await use("groups"),
    sessions: await use("sessions"),
    offersPerDay: await use("offersPerDay"),
    products: await use("products"),
    shortLinks: await use("shortLinks"),
    assistantPerDay: await use("assistantPerDay"),
  };
}

function standingOf({ db }: Context, userId: UserId) {
  return db.selectFrom("users")
    .leftJoin("plans", "plans.price_id", "users.stripe_price_id")
    .select([
      "email_verified_at as emailVerifiedAt",
      "time_zone as timeZone",
      "subscription_status as subscriptionStatus",
      "subscription_expires_at as subscriptionExpiresAt",
      "message_count as messageCount",
      "counted_month as countedMonth",
      "plans.limits as planLimits",
    ])
    .where("users.id", "=", userId);
}

/** Returns how many calls a person's plan allows programs in a minute; -1: any number. */
export async function callsPerMinute({ db }: Context, userId: UserId): Promise<number> {
  const person = await db.selectFrom("users")
    .leftJoin("plans", "plans.price_id", "users.stripe_price_id")
    .select("plans.limits").where("users.id", "=", userId).executeTakeFirst();
  return limitsOf(person?.limits ?? null).apiPerMinute;
}

import { lockUser } from "./administration/checks.ts";
import { sql } from "kysely";
import type { Tx } from "../command.ts";
import type { UserId } from "../ids.ts";
import type { SubscriptionStatus } from "../plans/subscription.ts";
import type { ReadyTemplateUses } from "../templates/ready_templates.ts";
import { monthOf } from "../zoned.ts";

// The changes to users that other domains may make, in their own transactions.

/**
 * Adds messages to the current month's count of a user whom `requireRoom` has locked. After a change
 * of zone, the later of the two months counts. @returns that month (YYYY-MM)
 */
export async function reserveQuota(
  { db, now }: Tx,
  userId: UserId,
  timeZone: string,
  messages: number,
): Promise<string> {
  const month = monthOf(now, timeZone);
  const { counted_month } = await db.updateTable("users").where("id", "=", userId).set((eb) => ({
    message_count: eb.case().when("counted_month", ">=", month)
      .then(eb("message_count", "+", messages)).else(messages).end(),
    counted_month: sql<string>`greatest(counted_month, ${month})`,
  })).returning("counted_month").executeTakeFirstOrThrow();
  return counted_month!;
}

type Counted = { readonly userId: UserId; readonly reservedMonth: string | null };

/** Subtracts messages that were not sent from their month's count, if it is the counted month. */
export async function releaseQuota({ db }: Tx, dispatches: readonly Counted[]): Promise<void> {
  const counts = Map.groupBy(
    dispatches.filter(({ reservedMonth }) => reservedMonth !== null),
    ({ userId, reservedMonth }) => `${userId} ${reservedMonth}`,
  );
  if (counts.size === 0) return;
  const given = [...counts].sort(([a], [b]) => a < b ? -1 : 1).map(([key, { length }]) => {
    const [userId, month] = key.split(" ");
    return { userId, month, count: length };
  });
  await db.selectFrom("users").select("id")
    .where("id", "in", given.map(({ userId }) => userId as UserId))
    .orderBy("id").forNoKeyUpdate().execute();
  await sql`
    update users set message_count = greatest(0, message_count - given.count)
    from unnest(${given.map(({ userId }) => userId)}::text[],
      ${given.map(({ month }) => month)}::text[], ${given.map(({ count }) => count)}::int[])
      as given (user_id, month, count)
    where users.id = given.user_id and users.counted_month = given.month`.execute(db);
}

/** Sets a user's time zone. */
export async function updateZone({ db }: Tx, userId: UserId, timeZone: string): Promise<void> {
  await db.updateTable("users").set({ time_zone: timeZone }).where("id", "=", userId).execute();
}

/** Deletes a user's row; foreign keys delete the rest. @returns false when there was none */
export async function deleteUser({ db }: Tx, userId: UserId): Promise<boolean> {
  const { numDeletedRows } = await db.deleteFrom("users").where("id", "=", userId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Sets the plan that an admin grants, which is active until its end. @throws Failure USER_NOT_FOUND */
export async function setPlan(
  tx: Tx,
  userId: UserId,
  { plan, priceId, until }: {
    readonly plan: string;
    readonly priceId: string | null;
    readonly until: Date | null;
  },
): Promise<void> {
  await setSubscription(tx, userId, {
    plan,
    priceId,
    status: "active",
    until,
    subscriptionId: null,
  });
}

/** Sets a person's plan and how it stands. @throws Failure USER_NOT_FOUND */
export async function setSubscription(
  tx: Tx,
  userId: UserId,
  { plan, priceId, status, until, subscriptionId }: {
    readonly plan: string;
    readonly priceId: string | null;
    readonly status: SubscriptionStatus;
    readonly until: Date | null;
    /** The subscription that gives the plan; null: an admin. */
    readonly subscriptionId: string | null;
  },
): Promise<void> {
  await lockUser(tx, userId);
  await tx.db.updateTable("users").set({
    plan,
    stripe_price_id: priceId,
    subscription_status: status,
    subscription_expires_at: until,
    subscription_id: subscriptionId,
  }).where("id", "=", userId).execute();
}

/** Moves the end of a person's trial or granted plan. */
export async function extendSubscriptionEnd(
  tx: Tx,
  userId: UserId,
  until: Date,
): Promise<void> {
  await lockUser(tx, userId);
  await tx.db.updateTable("users").set({ subscription_expires_at: until })
    .where("id", "=", userId).execute();
}

/** Changes the name of a plan for everybody who has it. */
export async function renamePlan({ db }: Tx, priceId: string, plan: string): Promise<void> {
  await db.updateTable("users").set({ plan }).where("stripe_price_id", "=", priceId).execute();
}

/** Stores since when a person uses which ready template, from what they use now; locks their row. */
export async function updateReadyTemplateUses(
  { db, emit }: Tx,
  userId: UserId,
  change: (uses: ReadyTemplateUses) => ReadyTemplateUses,
): Promise<void> {
  const { uses } = await db.selectFrom("users").where("id", "=", userId)
    .select("ready_templates as uses").forNoKeyUpdate().executeTakeFirstOrThrow();
  await db.updateTable("users").where("id", "=", userId)
    .set({ ready_templates: JSON.stringify(change(uses)) }).execute();
  emit({ name: "messageSettings.changed", userId });
}

import { sql } from "kysely";
import type { Context } from "../context.ts";
import { statusAt } from "../plans/subscription.ts";
import { asUser } from "../users/tables.ts";
import type { User } from "../users/user.ts";
import { zoned } from "../zoned.ts";
import { notify } from "./notify.ts";

const DAY = 24 * 60 * 60 * 1000;

/** Days after its end in which a trial's end is notified, when the product was not running. */
const LATE_DAYS = 7;

/** Notifies users whose trial ends in two days or has ended, once for each trial. */
export async function remindOfTrials(ctx: Context) {
  const { db, now } = ctx;
  const after = (days: number) => new Date(now.getTime() + days * DAY);
  const users = await db.selectFrom("users")
    .leftJoin("plans", "plans.price_id", "users.stripe_price_id").select(asUser)
    .where("subscription_status", "=", sql.lit("trialing"))
    .where("subscription_expires_at", ">", after(-LATE_DAYS))
    .where("subscription_expires_at", "<", after(REMINDED_DAYS + 1)) // a day's length, in any zone
    .where(sql<boolean>`not exists (
      select from notifications where user_id = users.id
        and happened_at > subscription_expires_at - ${`${REMINDED_DAYS + 1} days`}::interval
        and kind = case
          when subscription_expires_at <= ${now}::timestamptz then 'TRIAL_ENDED' else 'TRIAL_ENDING'
        end
    )`)
    .execute();
  for (const user of users) {
    const kind = dueReminder(user, now);
    if (!kind) continue;
    // It replaces the earlier ones: the end replaces the reminder, and a paid plan's trial another.
    await db.deleteFrom("notifications")
      .where("user_id", "=", user.id).where("kind", "in", ["TRIAL_ENDING", "TRIAL_ENDED"])
      .execute();
    await notify(ctx, { userId: user.id, kind, subject: "", eventId: null });
  }
}

type OnTrial = Pick<User, "subscriptionStatus" | "subscriptionExpiresAt" | "timeZone">;

/** Days before the end of a trial at which the user is reminded. */
const REMINDED_DAYS = 2;

/** The local hour of reminders: none at night. */
const MORNING = 9;

/** Returns the reminder that is due at `now`; null while more than two days are left. */
export function dueReminder(user: OnTrial, now: Date): "TRIAL_ENDING" | "TRIAL_ENDED" | null {
  const { subscriptionStatus, subscriptionExpiresAt: end, timeZone } = user;
  if (subscriptionStatus !== "trialing" || !end) return null;
  if (statusAt(user, now) === "expired") return "TRIAL_ENDED";
  const from = zoned(end, timeZone).startOfDay().subtract({ days: REMINDED_DAYS })
    .with({ hour: MORNING });
  return now.getTime() >= from.epochMilliseconds ? "TRIAL_ENDING" : null;
}

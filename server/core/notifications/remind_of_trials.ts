import { sql } from "kysely";
import type { Context } from "../context.ts";
import { asUser } from "../users/tables.ts";
import { notify } from "./notify.ts";
import { dueReminder, REMINDED_DAYS } from "./trial.ts";

const DAY = 24 * 60 * 60 * 1000;

/** A trial that ended longer ago is not told of any more: nobody was here for so long. */
const LATE_DAYS = 7;

/** Tells each person whose trial ends in two days, and whose trial has ended: each of it once. */
export async function remindOfTrials(ctx: Context) {
  const { db, now } = ctx;
  const after = (days: number) => new Date(now.getTime() + days * DAY);
  const users = await db.selectFrom("users")
    .leftJoin("plans", "plans.price_id", "users.stripe_price_id").select(asUser)
    .where("subscription_status", "=", sql.lit("trialing"))
    .where("subscription_expires_at", ">", after(-LATE_DAYS))
    .where("subscription_expires_at", "<", after(REMINDED_DAYS + 1)) // a day's length, in any zone
    .where(sql<boolean>`not exists (
      select from notifications where user_id = users.id and kind = case
        when subscription_expires_at <= ${now}::timestamptz then 'TRIAL_ENDED' else 'TRIAL_ENDING' end
    )`)
    .execute();
  for (const user of users) {
    const kind = dueReminder(user, now);
    if (!kind) continue;
    if (kind === "TRIAL_ENDED") { // it says all that the reminder did
      await db.deleteFrom("notifications")
        .where("user_id", "=", user.id).where("kind", "=", "TRIAL_ENDING").execute();
    }
    const notSince = new Date(0);
    await notify(ctx, { userId: user.id, kind, subject: "", eventId: null, notSince });
  }
}

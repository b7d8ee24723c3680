import type { User } from "../users/user.ts";
import { statusAt } from "../users/user.ts";
import { zoned } from "../zoned.ts";

type OnTrial = Pick<User, "subscriptionStatus" | "subscriptionExpiresAt" | "zone">;

/** Days before its end on which a trial's person is reminded of it. */
export const REMINDED_DAYS = 2;
/** Local hour from which on they are: nobody is told at night. */
const MORNING = 9;

/** What a person on trial should be told at `now`: null before two days are left. */
export function dueReminder(user: OnTrial, now: Date): "TRIAL_ENDING" | "TRIAL_ENDED" | null {
  const { subscriptionStatus, subscriptionExpiresAt: end, zone } = user;
  if (subscriptionStatus !== "trialing" || !end) return null;
  if (statusAt(user, now) === "expired") return "TRIAL_ENDED";
  const from = zoned(end, zone).startOfDay().subtract({ days: REMINDED_DAYS })
    .with({ hour: MORNING });
  return now.getTime() >= from.epochMilliseconds ? "TRIAL_ENDING" : null;
}

/** Calendar days, in their zone, until a trial ends; 0: today. */
export function daysLeft(end: Date, now: Date, zone: string): number {
  const [from, to] = [zoned(now, zone).toPlainDate(), zoned(end, zone).toPlainDate()];
  return Math.max(0, from.until(to).days);
}

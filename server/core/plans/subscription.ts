import type { Identified } from "../users/account/identity.ts";
import type { User } from "../users/user.ts";

export type SubscriptionStatus =
  | "trialing"
  | "active"
  | "expired"
  | "past_due"
  | "canceled"
  | "unpaid"
  | "incomplete"
  | "paused";

/** Days of a trial; emails, public pages and the app read it here. */
export const TRIAL_DAYS = 7;
/** The name of the plan that needs no payment. */
export const FREE_PLAN = "Gratuito";

const TRIAL_MS = TRIAL_DAYS * 24 * 60 * 60 * 1000;

/**
 * Returns the subscription of a new row. A registration and a first social sign-in begin a trial. An
 * account that is older than a trial was imported from elsewhere: it gets the free plan, without an
 * end.
 */
export function firstSubscription(who: Pick<Identified, "isSocial" | "createdAt">, now: Date) {
  const isNew = who.isSocial || now.getTime() - who.createdAt.getTime() < TRIAL_MS;
  return {
    plan: FREE_PLAN,
    subscription_status: isNew ? "trialing" : "active",
    subscription_expires_at: isNew ? new Date(now.getTime() + TRIAL_MS) : null,
    message_count: 0,
  } as const;
}

type Subscribed = Pick<User, "subscriptionStatus" | "subscriptionExpiresAt">;

/** Returns the status at `now`: a trial or plan whose end has passed is expired. */
export function statusAt(user: Subscribed, now: Date): SubscriptionStatus {
  const { subscriptionStatus: status, subscriptionExpiresAt: expiresAt } = user;
  const ends = status === "trialing" || status === "active";
  return ends && expiresAt && expiresAt <= now ? "expired" : status;
}

/** Whether messages are sent at `now`. A late payment stops them only at its end, days later. */
export function maySend(user: Subscribed, now: Date): boolean {
  const { subscriptionStatus: status, subscriptionExpiresAt: until } = user;
  if (status === "past_due") return until === null || now < until;
  return ["trialing", "active"].includes(statusAt(user, now));
}

import type { UserId } from "../ids.ts";

export type Role = "user" | "admin";

export type SubscriptionStatus =
  | "trialing"
  | "active"
  | "expired"
  | "past_due"
  | "canceled"
  | "unpaid"
  | "incomplete"
  | "paused";

/** A person with an account, their plan, and how they publish. */
export type User = {
  readonly id: UserId;
  readonly email: string;
  readonly displayName: string;
  readonly role: Role;
  readonly plan: string;
  readonly subscriptionStatus: SubscriptionStatus;
  readonly subscriptionExpiresAt: Date | null;
  /** Messages reserved in the current month. */
  readonly messageCount: number;
  readonly amazonTag: string | null;
  readonly shopeeId: string | null;
  readonly mercadoLivreWord: string | null;
  readonly mercadoLivreTool: string | null;
  /** Whether `#publi` opens their messages. */
  readonly discloses: boolean;
};

/** Source: SPEC.md §4 and §9. */
const TRIAL_DAYS = 7;
const FREE_PLAN = "Gratuito";

/** What a newly registered person begins with. Source: SPEC.md §4. */
export function newSubscription(now: Date) {
  return {
    plan: FREE_PLAN,
    subscription_status: "trialing",
    subscription_expires_at: new Date(now.getTime() + TRIAL_DAYS * 24 * 60 * 60 * 1000),
    message_count: 0,
  } as const;
}

/** The status that holds at `now`: a trial that is over counts as expired. */
export function statusAt(user: User, now: Date): SubscriptionStatus {
  const { subscriptionStatus: status, subscriptionExpiresAt: expiresAt } = user;
  return status === "trialing" && expiresAt && expiresAt <= now ? "expired" : status;
}

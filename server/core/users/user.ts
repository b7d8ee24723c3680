import type { UserId } from "../ids.ts";
import type { Limits } from "../limits.ts";

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
  /** Messages reserved in `countedMonth` (YYYY-MM, in their zone). */
  readonly messageCount: number;
  readonly countedMonth: string | null;
  /** What their plan says about limits; null: nothing. */
  readonly planLimits: Partial<Limits> | null;
  readonly amazonTag: string | null;
  readonly shopeeId: string | null;
  readonly mercadoLivreWord: string | null;
  readonly mercadoLivreTool: string | null;
  /** Whether `#publi` opens their messages. */
  readonly discloses: boolean;
  /** The last lines of every message. */
  readonly signature: string;
  /** IANA's name of the zone that their local times are in. */
  readonly zone: string;
};

/** Source: SPEC.md §4 and §9. */
export const TRIAL_DAYS = 7;
const FREE_PLAN = "Gratuito";

/** Where most people here are; they may say otherwise. */
export const HOME_ZONE = "America/Sao_Paulo";

/** What a newly registered person begins with. Source: SPEC.md §4. */
export function newSubscription(now: Date) {
  return {
    plan: FREE_PLAN,
    subscription_status: "trialing",
    subscription_expires_at: new Date(now.getTime() + TRIAL_DAYS * 24 * 60 * 60 * 1000),
    message_count: 0,
  } as const;
}

type Subscribed = Pick<User, "subscriptionStatus" | "subscriptionExpiresAt">;

/** The status that holds at `now`: a trial that is over counts as expired. */
export function statusAt(user: Subscribed, now: Date): SubscriptionStatus {
  const { subscriptionStatus: status, subscriptionExpiresAt: expiresAt } = user;
  return status === "trialing" && expiresAt && expiresAt <= now ? "expired" : status;
}

/** Whether messages go out at `now`. A late payment does not stop them at once. */
export function maySend(user: Subscribed, now: Date): boolean {
  return ["trialing", "active", "past_due"].includes(statusAt(user, now));
}

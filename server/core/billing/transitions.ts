import type { SubscriptionStatus } from "../plans/subscription.ts";

/** Days in which a person may withdraw from the contract (CDC, art. 49). */
export const WITHDRAWAL_DAYS = 7;

/** What a change of status means to the person. */
export type Change =
  | "STARTED"
  | "TRIAL_STARTED"
  | "AWAITS_PAYMENT"
  | "PAYMENT_FAILED"
  | "SENDING_STOPPED"
  | "RECOVERED"
  | "PAUSED"
  | "ENDED"
  | "NEVER_PAID";

/** A status, or NONE before the subscription is known here. */
export type Before = SubscriptionStatus | "NONE";

/**
 * Every change of a subscription's status, and what it means. A status may be skipped: reports come
 * late, and only the vendor's present state counts. `canceled` and `expired` are final.
 */
export const transitions: {
  readonly [From in Before]: Readonly<Partial<Record<SubscriptionStatus, Change>>>;
} = {
  NONE: {
    incomplete: "AWAITS_PAYMENT",
    trialing: "TRIAL_STARTED",
    active: "STARTED",
    past_due: "PAYMENT_FAILED",
    unpaid: "SENDING_STOPPED",
    paused: "PAUSED",
    canceled: "ENDED",
    expired: "NEVER_PAID",
  },
  incomplete: {
    trialing: "TRIAL_STARTED",
    active: "STARTED",
    past_due: "PAYMENT_FAILED",
    unpaid: "SENDING_STOPPED",
    paused: "PAUSED",
    canceled: "ENDED",
    expired: "NEVER_PAID",
  },
  trialing: {
    active: "STARTED",
    past_due: "PAYMENT_FAILED",
    unpaid: "SENDING_STOPPED",
    paused: "PAUSED",
    canceled: "ENDED",
  },
  active: {
    trialing: "TRIAL_STARTED", // an admin of the vendor's account gave more days
    past_due: "PAYMENT_FAILED",
    unpaid: "SENDING_STOPPED",
    paused: "PAUSED",
    canceled: "ENDED",
  },
  past_due: {
    trialing: "TRIAL_STARTED",
    active: "RECOVERED",
    unpaid: "SENDING_STOPPED",
    paused: "PAUSED",
    canceled: "ENDED",
  },
  unpaid: {
    trialing: "TRIAL_STARTED",
    active: "RECOVERED",
    past_due: "PAYMENT_FAILED",
    paused: "PAUSED",
    canceled: "ENDED",
  },
  paused: {
    trialing: "TRIAL_STARTED",
    active: "RECOVERED",
    past_due: "PAYMENT_FAILED",
    unpaid: "SENDING_STOPPED",
    canceled: "ENDED",
  },
  canceled: {},
  expired: {},
};

/** Whether a subscription of that status cannot change any more. */
export const isFinal = (status: SubscriptionStatus): boolean =>
  Object.keys(transitions[status]).length === 0;

/** Whether it is a subscription that one has, rather than a first payment that is not through. */
export const isLive = (status: SubscriptionStatus): boolean =>
  !isFinal(status) && status !== "incomplete";

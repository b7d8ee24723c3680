import type { DispatchId, GroupId, OfferId, SessionId, UserId } from "../../ids.ts";

export const dispatchStatuses = [
  "QUEUED",
  "SENDING",
  "SENT",
  "FAILED",
  "UNCERTAIN",
  "EXPIRED",
  "CANCELED",
] as const;
export type DispatchStatus = (typeof dispatchStatuses)[number];

/** One message to one group: the offer, once for its occasion. */
export type Dispatch = {
  readonly id: DispatchId;
  readonly userId: UserId;
  readonly sessionId: SessionId;
  readonly groupId: GroupId;
  /** Null: a test message, or the offer is gone for good. */
  readonly offerId: OfferId | null;
  readonly occasion: string;
  readonly status: DispatchStatus;
  /** Not before this instant; pacing may make it later. */
  readonly plannedAt: Date;
  /** After this instant it is no longer sent. */
  readonly expiresAt: Date;
  /** What was sent; null before. */
  readonly text: string | null;
  readonly messageIds: readonly string[];
  /** When the vendor's server was known to have it, and when it first reached somebody's phone. */
  readonly acceptedAt: Date | null;
  readonly deliveredAt: Date | null;
  /** At least so many people's phones have it. */
  readonly delivered: number;
  /** Why it waits, or ended as it did. */
  readonly reason: Reason | null;
  readonly journal: readonly JournalLine[];
  readonly attempts: number;
  /** The month that it is counted in; null: it is not, being a test. */
  readonly reservedMonth: string | null;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly settledAt: Date | null;
};

/** One step of a dispatch, as it is kept: instants in ISO 8601, UTC. */
export type JournalLine = {
  readonly at: string;
  readonly step: DispatchStatus | "DELAYED" | "RETRIED" | "RESOLVED" | "PROVEN";
  readonly reason?: Reason;
  /** Of DELAYED and RETRIED: until when; absent: until somebody acts. */
  readonly until?: string;
};

/** Why a dispatch waits, or ended otherwise than sent. */
export const reasons = [
  // it waits
  "PACE",
  "MINUTE_CAP",
  "HOUR_CAP",
  "DAY_CAP",
  "WARM_UP_CAP",
  "IDENTICAL_CAP",
  "QUIET_HOURS",
  "PAUSED",
  "PLAN_ENDED",
  "ACCOUNT_BLOCKED",
  "VENDOR_BUSY",
  "VENDOR_AWAY",
  "SESSION_TROUBLE",
  "NUMBER_RESTRICTED",
  "NUMBER_BANNED",
  "NUMBER_WITHDRAWN",
  "GROUP_RESTING",
  // it was not sent
  "LATE",
  "BY_PERSON",
  "OFFER_DELETED",
  "SESSION_ENDED",
  "GROUP_LEFT",
  "GROUP_FORBIDDEN",
  "GROUP_INACTIVE",
  "MESSAGE_REFUSED",
  // it may have been sent
  "NO_ANSWER",
  "PROCESS_ENDED",
  // it was sent, with a reservation
  "WITHOUT_IMAGE",
  "PERSON_SAW_IT",
] as const;
export type Reason = (typeof reasons)[number];

/** A dispatch that did not reach the vendor gives its message back to the month's count. */
export const gaveBack = (status: DispatchStatus) =>
  status === "FAILED" || status === "EXPIRED" || status === "CANCELED";

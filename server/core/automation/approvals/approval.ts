import type { ApprovalId, GroupId, OfferId, RuleDecisionId, RuleId, UserId } from "../../ids.ts";
import type { ReasonCode, ReasonDetail } from "../decisions/reasons.ts";
import type { Reasoned } from "../decisions/rule_decision.ts";
import type { RuleItem } from "../evaluation/rule_event.ts";

/** DROPPED: it was accepted, and no longer held when its price was read again. */
const approvalStatuses = [
  "PENDING",
  "ACCEPTED",
  "REJECTED",
  "EXPIRED",
  "DROPPED",
] as const;
export type ApprovalStatus = (typeof approvalStatuses)[number];

/** What a rule wants to send and the person answers. */
export type Approval = Reasoned & {
  readonly id: ApprovalId;
  readonly userId: UserId;
  readonly ruleId: RuleId;
  readonly decisionId: RuleDecisionId;
  readonly eventKey: string;
  readonly status: ApprovalStatus;
  /** Null: it was deleted. */
  readonly offerId: OfferId | null;
  readonly groupIds: readonly GroupId[];
  /** The price that the person answers about; null: none is known. */
  readonly priceCents: number | null;
  readonly currency: string;
  readonly commissionPercent: number | null;
  /** When its messages start; null: once it is accepted, or in the next free slot. */
  readonly plannedAt: Date | null;
  readonly expiresAt: Date;
  readonly answeredAt: Date | null;
  readonly settledAt: Date | null;
  readonly droppedCode: ReasonCode | null;
  readonly droppedDetail: ReasonDetail | null;
  readonly createdAt: Date;
};

/** Most approvals of one answer. */
export const MOST_AT_ONCE = 100;

/** How old the price may be that an approval, or a rule's message, was made from. */
export const PRICE_MAX_AGE_MS = 12 * 60 * 60 * 1000;
/** The time before its planned start in which an approval can no longer be answered. */
export const LEAD_MS = 5 * 60 * 1000;

/**
 * Returns until when an approval can be answered. A price that the person typed does not get old by
 * itself.
 */
export function expiryOf(
  { item: { priceCents, priceReadAt }, plannedAt, now }: {
    readonly item: Pick<RuleItem, "priceCents" | "priceReadAt">;
    readonly plannedAt: Date | null;
    readonly now: Date;
  },
): Date {
  const readAt = priceCents === null ? null : priceReadAt;
  const old = (readAt ?? now).getTime() + PRICE_MAX_AGE_MS;
  const planned = plannedAt && plannedAt > now ? plannedAt.getTime() - LEAD_MS : Infinity;
  return new Date(Math.max(now.getTime(), Math.min(old, planned)));
}

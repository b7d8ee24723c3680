import type { GroupId, OfferId, RuleDecisionId, RuleId, UserId } from "../../ids.ts";
import type { ReasonCode, ReasonDetail } from "./reasons.ts";

/** QUEUED: messages were queued. ASKED: the person answers. SKIPPED: a condition did not hold. */
const ruleOutcomes = ["QUEUED", "ASKED", "SKIPPED", "FAILED"] as const;
export type RuleOutcome = (typeof ruleOutcomes)[number];

/** Why a decision is as it is, for the sentence that says so. */
export type Reasoned = { readonly reasonCode: ReasonCode; readonly reasonDetail: ReasonDetail };

/** What a rule did about one event. */
export type RuleDecision = Reasoned & {
  readonly id: RuleDecisionId;
  readonly ruleId: RuleId;
  readonly userId: UserId;
  readonly eventKey: string;
  /** When the event happened. */
  readonly at: Date;
  readonly outcome: RuleOutcome;
  /** What it is about, as it was called then. */
  readonly title: string;
  readonly priceCents: number | null;
  readonly currency: string;
  readonly offerId: OfferId | null;
  /** Where it went, or would go. */
  readonly groupIds: readonly GroupId[];
  /** Groups of the rule that got the product, or too many alike, lately. */
  readonly leftOutIds: readonly GroupId[];
};

/** The occasion of the messages that a decision queues: nothing is sent twice for it. */
export const occasionOf = (ruleId: RuleId, eventKey: string) => `rule:${ruleId}:${eventKey}`;

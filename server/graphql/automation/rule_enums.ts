import type { ApprovalStatus as Answer } from "../../core/automation/approvals/approval.ts";
import { type ReasonCode, reasonCodes } from "../../core/automation/decisions/reasons.ts";
import type { RuleOutcome as Outcome } from "../../core/automation/decisions/rule_decision.ts";
import type {
  RuleMode as Mode,
  RuleStatus as Status,
  RuleTiming as Timing,
  RuleTriggerKind as TriggerKind,
} from "../../core/automation/rule.ts";
import { described } from "../described.ts";

export const RuleTriggerKind = described<TriggerKind>(
  "RuleTriggerKind",
  "What a rule reacts to.",
  {
    PRICE_DROP: "A product of the catalogue costs less than at the reading before.",
    LOWEST_PRICE: "A product of the catalogue fell to the lowest price of 30 or 90 days.",
    OFFER_READY: "The person approved an offer.",
    COUPON_PROVEN: "A coupon worked for the first time.",
    COUPON_ENDING: "A coupon ends within a day.",
    SHOP_SEARCH: "A search of the connected shops found a product, or a new price of it.",
    FREE_SLOT: "A time for messages comes, and nothing is planned for it.",
    OFFER_ENDED: "An offer that is out sold out, or its coupon ended: what is out is corrected.",
    SOURCE_MESSAGE: "A product's link appeared in a source group of the person's.",
  },
);

export const RuleMode = described<Mode>("RuleMode", "Whether the person answers first.", {
  ASK: "The person answers before anything is sent.",
  SEND: "Messages are queued at once.",
});

export const RuleTiming = described<Timing>("RuleTiming", "When messages start.", {
  NOW: "As soon as the pace allows, between the rule's times.",
  NEXT_FREE_SLOT: "In the next free time of the person or the group.",
});

export const RuleStatus = described<Status>("RuleStatus", "Whether a rule works.", {
  ENABLED: "It works.",
  DISABLED: "Its person disabled it.",
  PAUSED_BY_FAILURES: "It failed five times in a row and paused itself.",
  PAUSED_BY_PLAN: "The person's plan has ended; it works again with the next one.",
  PAUSED_BY_STOP: "The person stopped all rules.",
});

export const RuleOutcome = described<Outcome>("RuleOutcome", "What a rule did about an event.", {
  QUEUED: "It queued messages.",
  ASKED: "It asked the person.",
  SKIPPED: "Nothing: a condition did not hold.",
  FAILED: "Nothing: it could not.",
});

export const RuleReason = described<ReasonCode>(
  "RuleReason",
  "Why a rule decided so. The sentence in Portuguese says it with its figures.",
  Object.fromEntries(reasonCodes.map((code) => [code, "Its sentence says it."])) as Record<
    ReasonCode,
    string
  >,
);

export const ApprovalStatus = described<Answer>("ApprovalStatus", "What became of a request.", {
  PENDING: "It waits for the person's answer.",
  ACCEPTED: "The person accepted it; it is sent once its price was read again.",
  REJECTED: "The person rejected it.",
  EXPIRED: "Nobody answered in time.",
  DROPPED: "It was accepted, and no longer held when it was to be sent.",
});

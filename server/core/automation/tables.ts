import type { ColumnType, Generated } from "kysely";
import type {
  ApprovalId,
  CouponId,
  GroupId,
  OfferId,
  ProductId,
  RuleDecisionId,
  RuleId,
  SourceSightingId,
  UserId,
} from "../ids.ts";
import type { ApprovalStatus } from "./approvals/approval.ts";
import type { ReasonCode, ReasonDetail } from "./decisions/reasons.ts";
import type { RuleOutcome } from "./decisions/rule_decision.ts";
import type { RuleItem } from "./evaluation/rule_event.ts";
import type { RuleActions, RuleConditions, RuleTrigger, RuleTriggerKind } from "./rule.ts";

/** One row for a person with rules: what evaluates or changes their rules locks it first. */
export type RuleSettingsTable = {
  user_id: UserId;
  /** When the person stopped all rules; null: they did not. */
  stopped_at: Date | null;
};

export type RulesTable = {
  id: RuleId;
  user_id: UserId;
  version: number;
  name: string;
  trigger_kind: RuleTriggerKind;
  trigger: ColumnType<RuleTrigger, string, string>;
  conditions: ColumnType<RuleConditions, string, string>;
  actions: ColumnType<RuleActions, string, string>;
  enabled_at: Date | null;
  paused_at: Date | null;
  failures: ColumnType<number, number | undefined, number>;
  /** When the schedule next evaluates it; null: events do. */
  next_run_at: Date | null;
  created_at: ColumnType<Date, Date, never>;
  updated_at: Date;
  deleted_at: Date | null;
};

/** What a rule did about one event; kept for a while: see `retention.ts`. */
export type RuleDecisionsTable = {
  id: RuleDecisionId;
  rule_id: RuleId;
  user_id: UserId;
  /** A rule decides about each event once. */
  event_key: string;
  /** When the event happened. */
  at: Date;
  outcome: RuleOutcome;
  reason_code: ReasonCode;
  reason_detail: ColumnType<ReasonDetail, string, string>;
  title: string;
  price_cents: number | null;
  currency: string;
  offer_id: OfferId | null;
  product_id: ProductId | null;
  coupon_id: CouponId | null;
  group_ids: GroupId[];
  /** Groups of the rule that got the product, or too many alike, lately. */
  left_out_ids: Generated<GroupId[]>;
  /** What a search found, for dry runs; null: the event was none of a search. */
  found: ColumnType<FoundProduct | null, string | null | undefined, never>;
};

/** A product that a search of a rule found, as the rule saw it. */
export type FoundProduct = {
  readonly query: string;
  /** As JSON has it: its instant is a text. */
  readonly item: Omit<RuleItem, "priceReadAt"> & { readonly priceReadAt: string | null };
};

/** What a rule wants to send and the person answers. */
export type ApprovalsTable = {
  id: ApprovalId;
  user_id: UserId;
  rule_id: RuleId;
  decision_id: RuleDecisionId;
  event_key: string;
  status: ApprovalStatus;
  offer_id: OfferId | null;
  group_ids: GroupId[];
  /** What the person is shown, and the answer is about. */
  price_cents: number | null;
  currency: string;
  commission_percent: number | null;
  planned_at: Date | null;
  expires_at: Date;
  reason_code: ReasonCode;
  reason_detail: ColumnType<ReasonDetail, string, string>;
  answered_at: Date | null;
  /** When an accepted one was queued, or dropped. */
  settled_at: Date | null;
  dropped_code: ReasonCode | null;
  dropped_detail: ColumnType<ReasonDetail | null, string | null, string | null>;
  created_at: ColumnType<Date, Date, never>;
};

/** A row, selected so, is a `Rule`: no mapping at run time. */
export const asRule = [
  "rules.id",
  "rules.user_id as userId",
  "rules.version",
  "rules.name",
  "rules.trigger",
  "rules.conditions",
  "rules.actions",
  "rules.enabled_at as enabledAt",
  "rules.paused_at as pausedAt",
  "rules.failures",
  "rules.created_at as createdAt",
  "rules.updated_at as updatedAt",
  "rules.deleted_at as deletedAt",
] as const;

/** A row, selected so, is a `RuleDecision`. */
export const asDecision = [
  "rule_decisions.id",
  "rule_decisions.rule_id as ruleId",
  "rule_decisions.user_id as userId",
  "rule_decisions.event_key as eventKey",
  "rule_decisions.at",
  "rule_decisions.outcome",
  "rule_decisions.reason_code as reasonCode",
  "rule_decisions.reason_detail as reasonDetail",
  "rule_decisions.title",
  "rule_decisions.price_cents as priceCents",
  "rule_decisions.currency",
  "rule_decisions.offer_id as offerId",
  "rule_decisions.group_ids as groupIds",
  "rule_decisions.left_out_ids as leftOutIds",
] as const;

/** A row, selected so, is an `Approval`. */
export const asApproval = [
  "approvals.id",
  "approvals.user_id as userId",
  "approvals.rule_id as ruleId",
  "approvals.decision_id as decisionId",
  "approvals.event_key as eventKey",
  "approvals.status",
  "approvals.offer_id as offerId",
  "approvals.group_ids as groupIds",
  "approvals.price_cents as priceCents",
  "approvals.currency",
  "approvals.commission_percent as commissionPercent",
  "approvals.planned_at as plannedAt",
  "approvals.expires_at as expiresAt",
  "approvals.reason_code as reasonCode",
  "approvals.reason_detail as reasonDetail",
  "approvals.answered_at as answeredAt",
  "approvals.settled_at as settledAt",
  "approvals.dropped_code as droppedCode",
  "approvals.dropped_detail as droppedDetail",
  "approvals.created_at as createdAt",
] as const;

/** A link, or codes, of a message in a source group; nothing else is kept of the message. */
export type SourceSightingsTable = {
  id: SourceSightingId;
  user_id: UserId;
  group_id: GroupId;
  seen_at: Date;
  /** Without anybody's tag; null: the message named codes alone. */
  url: string | null;
  codes: string[];
};

/** What vendors reported of messages and members, for a few days: each report counts once. */
export type InboundEventsTable = {
  user_id: UserId;
  /** A digest of the vendor's own id. */
  digest: string;
  seen_at: Date;
};

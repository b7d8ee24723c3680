import type { GroupId, RuleId, UserId } from "../ids.ts";
import type { Marketplace } from "../marketplaces/marketplace.ts";
import type { TemplateChoice } from "../templates/template.ts";
import type { LocalHours } from "../zoned.ts";

/** What a rule reacts to. Kinds are stored: they are never renamed. */
export const triggerKinds = [
  "PRICE_DROP",
  "LOWEST_PRICE",
  "OFFER_READY",
  "COUPON_PROVEN",
  "COUPON_ENDING",
  "SHOP_SEARCH",
  "FREE_SLOT",
  "SOURCE_MESSAGE",
  "OFFER_ENDED",
] as const;
export type RuleTriggerKind = (typeof triggerKinds)[number];

/** When a rule is evaluated. A property that the kind does not use is null, or empty. */
export type RuleTrigger = {
  readonly kind: RuleTriggerKind;
  /** PRICE_DROP: the least drop since the reading before, in per cent. */
  readonly minDropPercent: number | null;
  /** LOWEST_PRICE: of so many days, 30 or 90. */
  readonly lowestInDays: number | null;
  /** SHOP_SEARCH: the words, in which shops, and how often. */
  readonly query: string | null;
  readonly marketplaces: readonly Marketplace[];
  readonly everyMinutes: number | null;
  /** SOURCE_MESSAGE: the groups that are read. */
  readonly sourceGroupIds: readonly GroupId[];
};

/** What has to hold of the product; null or empty: anything does. A fact that is unknown does not hold. */
export type RuleConditions = {
  readonly marketplaces: readonly Marketplace[];
  readonly categories: readonly string[];
  /** One of these has to be in title, shop or tags. */
  readonly words: readonly string[];
  /** None of these may be. */
  readonly notWords: readonly string[];
  readonly minPriceCents: number | null;
  readonly maxPriceCents: number | null;
  /** Below the old price that our ledger proves, in per cent. */
  readonly minProvenDiscountPercent: number | null;
  readonly minCommissionPercent: number | null;
  /** Of 5. */
  readonly minRating: number | null;
  /** A group that got the product in so many days gets it no more. */
  readonly notSentInDays: number | null;
  /** Most messages of one product family to one group in a day. */
  readonly familyPerDay: number | null;
};

/** ASK: the person answers first. */
export type RuleMode = "ASK" | "SEND";
export type RuleTiming = "NOW" | "NEXT_FREE_SLOT";

/** What a rule does with what it matches. */
export type RuleActions = {
  readonly mode: RuleMode;
  /** The template of offers that have none; null: the one that fits best. */
  readonly templateId: TemplateChoice;
  readonly groupIds: readonly GroupId[];
  /** Groups with one of these tags get it, too. */
  readonly groupTags: readonly string[];
  readonly timing: RuleTiming;
  /** Local times (HH:MM) between which messages start; both or none. */
  readonly fromTime: string | null;
  readonly toTime: string | null;
  /** Before other rules' messages; never before those sent by hand. */
  readonly isUrgent: boolean;
  /** The most matches of a day, in the person's zone. */
  readonly perDay: number;
};

/** Returns the local times between which a rule's messages start; null: at any. */
export const hoursOf = (
  { fromTime, toTime }: Pick<RuleActions, "fromTime" | "toTime">,
): LocalHours | null => fromTime === null || toTime === null ? null : { fromTime, toTime };

/** What a person sets of a rule. */
export type RuleFields = {
  readonly name: string;
  readonly trigger: RuleTrigger;
  readonly conditions: RuleConditions;
  readonly actions: RuleActions;
};

/** What happens when something else does: data, evaluated by `evaluateRule`. */
export type Rule = RuleFields & {
  readonly id: RuleId;
  readonly userId: UserId;
  readonly version: number;
  /** Since when it is enabled; null: it is not. Earlier events do not concern it. */
  readonly enabledAt: Date | null;
  /** When it paused itself after failures; null: it did not. */
  readonly pausedAt: Date | null;
  /** Failures in a row. */
  readonly failures: number;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;
};

export type RuleStatus =
  | "ENABLED"
  | "DISABLED"
  | "PAUSED_BY_FAILURES"
  | "PAUSED_BY_PLAN"
  | "PAUSED_BY_STOP";

type Standing = {
  /** When the person stopped all rules; null: they did not. */
  readonly stoppedAt: Date | null;
  readonly planAllows: boolean;
};

/** Returns whether a rule works, or what keeps it from working. */
export function ruleStatus(
  { enabledAt, pausedAt }: Pick<Rule, "enabledAt" | "pausedAt">,
  { stoppedAt, planAllows }: Standing,
): RuleStatus {
  if (pausedAt) return "PAUSED_BY_FAILURES";
  if (!enabledAt) return "DISABLED";
  if (stoppedAt) return "PAUSED_BY_STOP";
  return planAllows ? "ENABLED" : "PAUSED_BY_PLAN";
}

/** Most rules of one person. */
export const MOST_RULES = 30;
/** Failures in a row after which a rule pauses itself. */
export const MOST_FAILURES = 5;
/** Conditions that everything meets. */
export const noConditions: RuleConditions = {
  marketplaces: [],
  categories: [],
  words: [],
  notWords: [],
  minPriceCents: null,
  maxPriceCents: null,
  minProvenDiscountPercent: null,
  minCommissionPercent: null,
  minRating: null,
  notSentInDays: null,
  familyPerDay: null,
};

/** A trigger of a kind, without anything that other kinds use. */
export const triggerOf = (kind: RuleTriggerKind): RuleTrigger => ({
  kind,
  minDropPercent: null,
  lowestInDays: null,
  query: null,
  marketplaces: [],
  everyMinutes: null,
  sourceGroupIds: [],
});

import {
  isCorrecting,
  newRule,
  newTrigger,
  type RuleValues,
  type Slot,
  type TriggerKind,
} from "../../../shared/rules/rule_values.ts";
import { conditions, type ConditionSlot } from "../../../shared/rules/rule_words.ts";

/** Changes some conditions of a rule. */
export const withConditions = (
  rule: RuleValues,
  changes: Partial<RuleValues["conditions"]>,
): RuleValues => ({ ...rule, conditions: { ...rule.conditions, ...changes } });

/** Changes some actions of a rule. */
export const withActions = (
  rule: RuleValues,
  changes: Partial<RuleValues["actions"]>,
): RuleValues => ({ ...rule, actions: { ...rule.actions, ...changes } });

/** Changes some fields of a rule's trigger. */
export const withTrigger = (
  rule: RuleValues,
  changes: Partial<RuleValues["trigger"]>,
): RuleValues => ({ ...rule, trigger: { ...rule.trigger, ...changes } });

/**
 * Changes the kind of a rule's trigger; the kind that it has keeps its fields. A rule that corrects
 * never asks, and sends by no template.
 */
export function withTriggerKind(rule: RuleValues, kind: TriggerKind): RuleValues {
  if (kind === rule.trigger.kind) return rule;
  const other = { ...rule, trigger: newTrigger(kind) };
  return isCorrecting(other)
    ? withActions(
      withConditions(other, { ...newRule.conditions, ...wordsOf(rule), notSentInDays: null }),
      { mode: "SEND", templateId: null, fromTime: null, toTime: null, isUrgent: false },
    )
    : isCorrecting(rule)
    ? withActions(other, { mode: "ASK" })
    : other;
}

const wordsOf = ({ conditions: { marketplaces, categories, words, notWords } }: RuleValues) => ({
  marketplaces,
  categories,
  words,
  notWords,
});

/** What a condition begins with once it is added. */
const begins: Readonly<Record<ConditionSlot, Partial<RuleValues["conditions"]>>> = {
  commission: { minCommissionPercent: 8 },
  rating: { minRating: 4.5 },
  discount: { minProvenDiscountPercent: 15 },
  price: { maxPriceCents: 200_00 },
  words: {},
  notWords: {},
  notSent: { notSentInDays: 7 },
  family: { familyPerDay: 1 },
};

/** What a rule is without a condition. */
const removed: Readonly<Record<ConditionSlot, Partial<RuleValues["conditions"]>>> = {
  commission: { minCommissionPercent: null },
  rating: { minRating: null },
  discount: { minProvenDiscountPercent: null },
  price: { minPriceCents: null, maxPriceCents: null },
  words: { words: [] },
  notWords: { notWords: [] },
  notSent: { notSentInDays: null },
  family: { familyPerDay: null },
};

const isCondition = (slot: Slot): slot is ConditionSlot => Object.hasOwn(conditions, slot);

/** Whether the chip may be taken out of the sentence. */
export const isRemovable = (slot: Slot) => isCondition(slot) || slot === "template";

/** Adds a condition with its first value. */
export const withCondition = (rule: RuleValues, slot: ConditionSlot): RuleValues =>
  withConditions(rule, begins[slot]);

/** Takes a condition, or the template, out of the sentence. */
export const withoutSlot = (rule: RuleValues, slot: Slot): RuleValues =>
  slot === "template"
    ? withActions(rule, { templateId: null })
    : isCondition(slot)
    ? withConditions(rule, removed[slot])
    : rule;

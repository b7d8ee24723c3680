import { expect, test } from "vitest";
import { conditions, conditionSlots } from "../../../../../web/shared/rules/rule_words.ts";
import { newRule } from "../../../../../web/shared/rules/rule_values.ts";
import {
  withActions,
  withCondition,
  withoutSlot,
  withTriggerKind,
} from "../../../../../web/screens/automation/editor/slot_edits.ts";

test("a condition that is added and taken away leaves the rule as it was", () => {
  const bare = withoutSlot(newRule, "notSent");
  for (const slot of conditionSlots) {
    expect(withoutSlot(withCondition(bare, slot), slot)).toEqual(bare);
    if (slot === "words" || slot === "notWords") continue; // they begin empty
    expect(conditions[slot].chip(withCondition(bare, slot).conditions)).not.toBeNull();
  }
  expect(withoutSlot(withActions(bare, { templateId: "tpl_1" }), "template")).toEqual(bare);
});

test("a trigger keeps its fields while its kind stays", () => {
  const rule = withTriggerKind(newRule, "PRICE_DROP");
  expect(rule.trigger).toMatchObject({ minDropPercent: 10, lowestInDays: null });
  expect(withTriggerKind(rule, "PRICE_DROP")).toBe(rule);
});

import { expect, test } from "vitest";
import {
  dayBars,
  dryRunWords,
  wouldGo,
} from "../../../../../web/screens/automation/editor/dry_run_words.ts";
import { newRule, newTrigger } from "../../../../../web/shared/rules/rule_values.ts";

const run = {
  isKnown: true,
  since: "2026-11-16T12:00:00Z",
  until: "2026-11-23T12:00:00Z",
  seen: 214,
  sent: 0,
  asked: 9,
  skipped: 205,
  days: [
    { day: "2026-11-16", sent: 0, asked: 1 },
    { day: "2026-11-17", sent: 0, asked: 2 },
    { day: "2026-11-18", sent: 0, asked: 0 },
  ],
  reasons: [],
  items: [],
};

test("a rehearsal is worded by what the rule sees and does", () => {
  expect(dryRunWords(run, newRule))
    .toEqual({ before: "214 produtos vistos", count: 9, after: "pediriam a sua aprovação." });
  const sends = { ...newRule, actions: { ...newRule.actions, mode: "SEND" as const } };
  expect(dryRunWords({ ...run, sent: 1, asked: 0, seen: 1 }, {
    ...sends,
    trigger: newTrigger("COUPON_PROVEN"),
  })).toEqual({ before: "1 cupom conferido", count: 1, after: "iria para os grupos." });
});

test("the bars are days of the week, as high as their share", () => {
  expect(dayBars(run.days)).toEqual([
    { day: "2026-11-16", name: "seg", count: 1, share: 0.5 },
    { day: "2026-11-17", name: "ter", count: 2, share: 1 },
    { day: "2026-11-18", name: "qua", count: 0, share: 0 },
  ]);
});

test("what would go is named with its groups, up to five; the others are counted", () => {
  const item = (title: string, groups: readonly string[], outcome = "ASKED") => ({
    startsAt: "2026-11-17T12:00:00Z",
    outcome,
    title,
    groups: groups.map((title) => ({ title })),
  });
  const items = [
    item("Fone", ["A"]),
    item("Panela", ["A", "B"]),
    item("Mouse", ["A", "B", "C", "D"]),
    item("Mesa", ["A"], "SKIPPED"),
  ];
  const { rows, more } = wouldGo({ ...run, items });
  expect(rows.map(({ title, where }) => [title, where])).toEqual([
    ["Fone", "A"],
    ["Panela", "A e B"],
    ["Mouse", "A, B e mais 2"],
  ]);
  expect(more).toBe(6);
});

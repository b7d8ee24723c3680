import fc from "fast-check";
import { expect, test } from "vitest";
import { sessionProblems } from "../../../../server/core/delivery/messenger.ts";
import {
  type RiskFacts,
  riskLevels,
  riskOf,
} from "../../../../server/core/delivery/number_safety/risk.ts";
import { SAFE_PACE } from "../../../../server/core/delivery/pacing/safe_pace.ts";

const calm: RiskFacts = {
  problem: null,
  daysSinceRestriction: null,
  warmUp: null,
  sentToday: 40,
  started: 60,
  refused: 0,
  identical: SAFE_PACE.identicalPerHour,
  pace: SAFE_PACE,
  isProtected: true,
  groups: 12,
  groupsAsMember: 2,
};
const risk = (change: Partial<RiskFacts>) => riskOf({ ...calm, ...change });
const wild = { ...SAFE_PACE, gapMinMs: 1_000, perHour: 2_000 };

test("a number that is used as is recommended runs a low risk, and is not called safe", () => {
  const { level, reasons } = riskOf(calm);
  expect(level).toBe("LOW");
  expect(reasons.join()).toContain("Nenhum número está livre de bloqueio");
});

test.each<[string, Partial<RiskFacts>, string, string]>([
  ["is banned", { problem: "BANNED" }, "HIGH", "baniu este número"],
  ["is restricted", { problem: "RESTRICTED" }, "HIGH", "os envios estão parados"],
  ["was restricted today", { daysSinceRestriction: 0 }, "HIGH", "restringiu este número hoje"],
  ["was restricted last week", { daysSinceRestriction: 7 }, "HIGH", "há 7 dias"],
  ["was restricted this month", { daysSinceRestriction: 30 }, "MEDIUM", "há 30 dias"],
  ["is new", { warmUp: { day: 3, cap: 28 }, sentToday: 28 }, "MEDIUM", "dia 3 de 14"],
  [
    "is new and goes beyond its plan",
    { warmUp: { day: 3, cap: 28 }, sentToday: 90 },
    "HIGH",
    "saíram 90 mensagens hoje, e o plano é 28",
  ],
  [
    "is not protected, and goes fast",
    { isProtected: false, pace: wild },
    "MEDIUM",
    "intervalo menor que 5 s, mais de 200 por hora",
  ],
  ["says the same too often", { identical: 4 }, "MEDIUM", "4 mensagens com o mesmo texto"],
  ["says the same all the time", { identical: 11 }, "HIGH", "11 mensagens com o mesmo texto"],
  ["is refused now and then", { refused: 6 }, "MEDIUM", "recusou 6 das 60"],
  ["is refused again and again", { refused: 18 }, "HIGH", "recusou 18 das 60"],
  ["writes in others' groups", { groupsAsMember: 6 }, "MEDIUM", "Em 6 de 12 grupos"],
])("a number that %s shows that, with what to do", (_, change, level, words) => {
  const { reasons, ...rated } = risk(change);
  expect([rated.level, reasons.length]).toEqual([level, 1]);
  expect(reasons[0]).toContain(words);
  expect(rated.advice).toMatch(/\.$/);
});

test.each<[string, Partial<RiskFacts>]>([
  ["a restriction of long ago", { daysSinceRestriction: 31 }],
  ["the second week of a new number", { warmUp: { day: 8, cap: 69 } }],
  ["a pace of one's own that is safe", { isProtected: false }],
  ["two refusals", { refused: 2, started: 4 }],
  ["a few groups of others", { groups: 2, groupsAsMember: 2 }],
])("%s is no reason", (_, change) => {
  expect(risk(change).level).toBe("LOW");
});

test("the gravest reason comes first, and its advice is the one thing to do", () => {
  const { reasons, advice } = risk({ groupsAsMember: 12, identical: 20 });
  expect(reasons.map((reason) => reason.slice(0, 7))).toEqual(["Na últi", "Em 12 d"]);
  expect(advice).toContain("Varie o texto");
});

const facts: fc.Arbitrary<RiskFacts> = fc.record({
  problem: fc.option(fc.constantFrom(...sessionProblems)),
  daysSinceRestriction: fc.option(fc.nat(60)),
  warmUp: fc.option(fc.constant({ day: 2, cap: 24 })),
  sentToday: fc.nat(300),
  started: fc.nat(300),
  refused: fc.nat(60),
  identical: fc.nat(20),
  pace: fc.constantFrom(SAFE_PACE, wild),
  isProtected: fc.boolean(),
  groups: fc.nat(20),
  groupsAsMember: fc.nat(20),
});

test("nothing that is worse makes the risk smaller", () => {
  const worse: ((facts: RiskFacts) => Partial<RiskFacts>)[] = [
    () => ({ problem: "BANNED" }),
    () => ({ daysSinceRestriction: 0 }),
    ({ identical }) => ({ identical: identical + 1 }),
    ({ refused }) => ({ refused: refused + 1 }),
    ({ sentToday }) => ({ sentToday: sentToday + 1 }),
    ({ groupsAsMember }) => ({ groupsAsMember: groupsAsMember + 1 }),
    () => ({ isProtected: false }),
    () => ({ pace: wild }),
  ];
  fc.assert(fc.property(facts, fc.constantFrom(...worse), (facts, change) => {
    const before = riskOf(facts);
    const after = riskOf({ ...facts, ...change(facts) });
    expect(riskLevels.indexOf(after.level)).toBeGreaterThanOrEqual(
      riskLevels.indexOf(before.level),
    );
    expect(after.reasons.length).toBeGreaterThan(0);
  }));
});

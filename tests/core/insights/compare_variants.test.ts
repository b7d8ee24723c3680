import { describe, expect, test } from "vitest";
import {
  clickRate,
  compareVariants,
  normalShare,
  type VariantSums,
} from "../../../server/core/insights/compare_variants.ts";
import { wordsOf } from "../../../server/core/insights/variant_tests.ts";

/** A variant whose messages got so many clicks each. */
const of = (...clicks: number[]): VariantSums => ({
  messages: clicks.length,
  clicks: clicks.reduce((sum, one) => sum + one, 0),
  clicksSquared: clicks.reduce((sum, one) => sum + one ** 2, 0),
});
const times = (count: number, clicks: (nth: number) => number) =>
  of(...Array.from({ length: count }, (_, nth) => clicks(nth)));

/** Clicks of Poisson's distribution, the same for the same seed. */
function poisson(mean: number, seed: number) {
  let state = seed;
  const random = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
  return () => {
    let [count, product] = [0, random()];
    while (product > Math.exp(-mean)) [count, product] = [count + 1, product * random()];
    return count;
  };
}

test("the normal distribution is that of the tables", () => {
  expect(normalShare(0)).toBeCloseTo(0.5, 7);
  expect(normalShare(1.959964)).toBeCloseTo(0.975, 6);
  expect(normalShare(2.575829)).toBeCloseTo(0.995, 6);
});

test("the interval of 95% contains the true mean in about 95 of 100 cases", () => {
  const clicks = poisson(3, 7);
  const hits = Array.from({ length: 400 }, () => {
    const { low, high } = clickRate(times(100, clicks));
    return low! < 3 && 3 < high!;
  }).filter(Boolean).length;
  expect(hits / 400).toBeGreaterThan(0.92);
  expect(hits / 400).toBeLessThan(0.98);
});

test("a mean of few messages has no interval, and one of none is not known", () => {
  expect(clickRate(of())).toEqual({ mean: null, low: null, high: null });
  expect(clickRate(of(4))).toEqual({ mean: 4, low: null, high: null });
  expect(clickRate(times(50, () => 0))).toEqual({ mean: 0, low: null, high: null });
});

test("messages that are clicked in bursts make a wider interval", () => {
  const even = clickRate(times(40, () => 3));
  const bursts = clickRate(times(40, (nth) => nth % 10 === 0 ? 30 : 0));
  expect(bursts.mean).toBe(even.mean);
  expect(bursts.high! - bursts.low!).toBeGreaterThan(3 * (even.high! - even.low!));
});

describe("a comparison", () => {
  test.each<[string, VariantSums[], string]>([
    ["one variant", [times(500, () => 3)], "TOO_FEW"],
    ["29 messages", [times(29, () => 3), times(200, () => 1)], "TOO_FEW"],
    ["19 clicks", [times(100, (n) => n < 19 ? 1 : 0), times(200, () => 1)], "TOO_FEW"],
    ["equal variants", [times(100, () => 3), times(100, () => 3)], "UNDECIDED"],
    ["a small difference", [times(100, () => 3), times(100, (n) => n % 5 ? 3 : 2)], "UNDECIDED"],
    ["a large difference", [times(100, () => 1), times(100, () => 3)], "LEADER"],
    ["three, two alike", [
      times(100, () => 3),
      times(100, () => 1),
      times(100, (n) => n % 9 ? 3 : 2),
    ], "UNDECIDED"],
  ])("of %s", (_name, variants, decision) => {
    expect(compareVariants(variants, 30).decision).toBe(decision);
  });

  test("of equal variants seldom finds a leader", () => {
    const clicks = poisson(2, 11);
    const found = Array.from(
      { length: 500 },
      () => compareVariants([times(100, clicks), times(100, clicks)], 30).decision,
    ).filter((one) => one === "LEADER");
    expect(found.length).toBeLessThan(10); // 1 in 100 or fewer
  });

  test("names the leader, and says in words how sure it is", () => {
    const variants = [times(100, () => 1), times(100, () => 3)];
    const comparison = compareVariants(variants, 30);
    expect(comparison).toMatchObject({ decision: "LEADER", first: 1, second: 0 });
    expect(comparison.probability).toBeGreaterThan(0.995);
    expect(said(variants, 30)).toEqual({
      title: "A/B: a versão B traz mais cliques",
      sentence: "Cliques por mensagem: B, entre 2,7 e 3,4; A, entre 0,8 e 1,2, com 95% de " +
        "confiança. A certeza de que B é melhor é de mais de 99,9%.",
    });
  });

  test("that decides nothing yet says how long it may take, or nothing of it", () => {
    const near = [times(100, () => 3), times(100, (n) => n % 3 ? 3 : 2)];
    const { remainingDays } = compareVariants(near, 10);
    expect(remainingDays).toBeGreaterThan(5);
    expect(said(near, 10)).toEqual({
      title: "A/B: ainda não dá para dizer",
      sentence: "A versão A está na frente, mas a diferença cabe no acaso: as duas faixas se " +
        "cruzam. Cliques por mensagem: A, entre 2,7 e 3,4; B, entre 2,4 e 3,0, com 95% de " +
        `confiança. No seu ritmo, faltam uns ${remainingDays} dias.`,
    });
    const alike = [times(100, () => 3), times(100, () => 3)];
    expect(compareVariants(alike, 10).remainingDays).toBeNull();
    expect(said([times(3, () => 3), times(3, () => 1)], 10)).toEqual({
      title: "A/B: ainda não dá para dizer",
      sentence: "Cada versão precisa de 30 mensagens e 20 cliques de pessoas.",
    });
  });
});

const said = (variants: readonly VariantSums[], days: number) =>
  wordsOf(
    compareVariants(variants, days),
    variants.map((one, slot) => ({ ...one, ...clickRate(one), slot, letter: "ABC"[slot]! })),
  );

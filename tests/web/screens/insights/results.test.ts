import { expect, test } from "vitest";
import { isPeriod, parseInsightsParams } from "../../../../web/routing/insights_params.ts";
import { countChange, moneyChange } from "../../../../web/screens/insights/figures/changes.ts";
import { addedUp } from "../../../../web/screens/insights/rows/Sparkline.tsx";
import { funnelOf } from "../../../../web/screens/insights/figures/funnel_steps.ts";
import { knownText, salesUntil } from "../../../../web/screens/insights/period/period_words.ts";

test("a change says its direction, its share and what it was", () => {
  expect(countChange(3482, 3109)).toEqual({ direction: "up", amount: "12%", before: "eram 3.109" });
  expect(countChange(0, 1)).toEqual({ direction: "down", amount: "100%", before: "era 1" });
  expect(countChange(5, 0)).toEqual({ direction: "up", amount: "", before: "eram 0" });
  expect(countChange(null, 3)).toBeNull();
  const money = (cents: number) => ({ cents, formatted: `R$ ${cents / 100}` });
  expect(moneyChange(money(37), money(39), "difference")?.amount).toBe("R$\u00a00,02");
  expect(moneyChange(money(200), money(100), "share")?.amount).toBe("100%");
});

test("what is not known has no bar and no share in the funnel", () => {
  const steps = funnelOf({ sent: 10, delivered: null, reporting: 0, clicked: null, bought: 2 });
  expect(steps.map(({ count, width, of }) => [count, width, of])).toEqual([
    [10, 100, "o começo"],
    [null, null, "das que confirmam"],
    [null, null, "das enviadas"],
    [2, 20, "20% das enviadas"],
  ]);
});

test("each step's share is of the step before", () => {
  const steps = funnelOf({
    sent: 1240,
    delivered: 1221,
    reporting: 1240,
    clicked: 868,
    bought: 74,
  });
  expect(steps.map(({ of }) => of)).toEqual([
    "o começo",
    "98% das enviadas",
    "71% das entregues",
    "9% das clicadas",
  ]);
});

test("a period of the address is one that the server takes, or thirty days", () => {
  expect(isPeriod("2026-11-01", "2026-11-01")).toBe(true);
  expect(isPeriod("2026-11-02", "2026-11-01")).toBe(false);
  expect(isPeriod("2025-11-01", "2026-11-02")).toBe(false);
  expect(isPeriod("2026-13-01", "2026-13-02")).toBe(false);
  const parsed = (search: string) => parseInsightsParams(new URLSearchParams(search)).page;
  expect(parsed("de=x&ate=y&por=nada").preset).toBe("LAST_30_DAYS");
  expect(parsed("de=2026-11-01&ate=2026-11-03&por=link&ordem=vendas")).toMatchObject({
    preset: null,
    from: "2026-11-01",
    dimension: "LINK",
    order: "CONVERSIONS",
  });
});

test("sales are known up to the day that every source reaches", () => {
  const source = (coveredUntil: string | null) => ({ kind: "CONVERSIONS", coveredUntil });
  expect(salesUntil([source("2026-11-20T00:00:00Z"), source("2026-11-18T00:00:00Z")]))
    .toBe("2026-11-18T00:00:00Z");
  expect(salesUntil([{ kind: "CLICKS" }])).toBeNull();
});

test("each panel says up to when its clicks and sales are known", () => {
  const now = Date.parse("2026-11-22T15:00:00Z");
  const clicks = { kind: "CLICKS", updatedAt: "2026-11-21T15:00:00Z" };
  const sales = { kind: "CONVERSIONS", coveredUntil: "2026-11-18T15:00:00Z" };
  expect(knownText([], now)).toBe("");
  expect(knownText([clicks], now)).toBe("Cliques até ontem.");
  expect(knownText([clicks, sales], now)).toBe("Cliques até ontem; vendas até 18 de nov.");
});

test("a line of many days adds neighbours up, the last ones whole", () => {
  expect(addedUp(Array.from({ length: 30 }, () => 1))).toHaveLength(30);
  const year = addedUp(Array.from({ length: 365 }, () => 1));
  expect(year.length).toBeLessThanOrEqual(30);
  expect(new Set(year)).toEqual(new Set([13]));
});

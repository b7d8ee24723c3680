import { expect, test } from "vitest";
import { checkDiscount } from "../../../../server/core/catalogue/prices/discount_check.ts";
import {
  dropFrom,
  isStillDown,
  ledgerOldPrice,
  priceHistory,
} from "../../../../server/core/catalogue/prices/price_history.ts";
import type { PriceDay } from "../../../../server/core/catalogue/prices/price_days.ts";

const now = new Date("2026-11-21T12:00:00Z");
const DAY = 24 * 60 * 60 * 1000;

/** A day so many ago, seen at these prices. */
const day = (ago: number, ...cents: number[]): PriceDay => {
  const at = new Date(now.getTime() - ago * DAY);
  return {
    day: at.toISOString().slice(0, 10),
    lowCents: Math.min(...cents),
    highCents: Math.max(...cents),
    lowAt: at,
    sightings: cents.length,
  };
};

test("a history has the lows of 30 and 90 days, the median, and a point a day", () => {
  const days = [day(80, 8_000), day(40, 9_000), day(10, 12_000, 10_000), day(0, 11_000)];
  expect(priceHistory({ days, lowestCents: 7_500 }, now)).toEqual({
    low30Cents: 10_000,
    low90Cents: 8_000,
    median90Cents: 9_500,
    lowestCents: 7_500,
    points: days.map(({ lowAt, lowCents }) => ({ at: lowAt, cents: lowCents })),
    sightings: 5,
  });
  expect(priceHistory({ days: [], lowestCents: null }, now)).toMatchObject({
    low30Cents: null,
    median90Cents: null,
    points: [],
    sightings: 0,
  });
});

test.each<[string, PriceDay[], string]>([
  ["seen at it", [day(30, 20_000)], "CONFIRMED"],
  ["seen at 97 % of it", [day(30, 19_400)], "CONFIRMED"],
  [
    "always much less, for long enough",
    [day(20, 10_000), day(9, 11_000), day(1, 10_500)],
    "INFLATED",
  ],
  ["always a little less", [day(20, 10_000), day(9, 18_500), day(1, 10_500)], "UNKNOWN"],
  ["seen for six days only", [day(7, 10_000), day(4, 10_000), day(1.5, 10_000)], "UNKNOWN"],
  ["seen on two days only", [day(20, 10_000, 11_000), day(1, 10_500)], "UNKNOWN"],
  ["never seen", [], "UNKNOWN"],
])("an old price of R$ 200, %s", (_, days, truth) => {
  const check = checkDiscount({ oldPriceCents: 20_000, priceCents: 10_000 }, days);
  expect(check).toMatchObject({ truth, days: days.length });
});

test("a price assessment has its numbers, and appears only where a discount is claimed", () => {
  const days = [day(20, 10_000, 12_000), day(9, 11_000), day(1, 10_500)];
  expect(checkDiscount({ oldPriceCents: 20_000, priceCents: 10_000 }, days)).toEqual({
    truth: "INFLATED",
    highestCents: 12_000,
    sightings: 4,
    days: 3,
    since: days[0]!.lowAt,
  });
  expect(checkDiscount({ oldPriceCents: null, priceCents: 10_000 }, days)).toBeNull();
  expect(checkDiscount({ oldPriceCents: 10_000, priceCents: 10_000 }, days)).toBeNull();
});

test("an old price needs at least two days of sightings, and to be clearly higher", () => {
  expect(ledgerOldPrice(10_000, [day(30, 15_000), day(20, 14_000), day(1, 10_000)])).toBe(14_000);
  expect(ledgerOldPrice(10_000, [day(30, 15_000), day(1, 10_000)])).toBeNull();
  expect(ledgerOldPrice(10_000, [day(30, 10_400), day(20, 10_400)])).toBeNull();
  expect(ledgerOldPrice(10_000, [day(30, 19_000, 9_000), day(20, 19_000, 9_000)])).toBeNull();
});

test.each<[string, Parameters<typeof dropFrom>[0], number, number | null]>([
  ["5 % below what was reported", { reportedCents: 10_000, low30Cents: null }, 9_500, 10_000],
  ["4 % below", { reportedCents: 10_000, low30Cents: null }, 9_600, null],
  ["bit by bit", { reportedCents: 10_000, low30Cents: 9_700 }, 9_400, 10_000],
  ["down again to where it was reported", { reportedCents: 9_000, low30Cents: 9_000 }, 9_000, null],
  ["cheaper than in a dear month", { reportedCents: 9_000, low30Cents: 20_000 }, 15_000, 20_000],
  ["somebody else saw it before", { reportedCents: 10_000, low30Cents: 9_000 }, 9_000, 10_000],
  ["no price was known", { reportedCents: null, low30Cents: 20_000 }, 100, null],
])("a price drop: %s", (_, before, price, from) => {
  expect(dropFrom(before, price)).toBe(from);
});

test("a price drop ends once the price is up again", () => {
  expect(isStillDown(10_000, 9_500)).toBe(true);
  expect(isStillDown(10_000, 9_501)).toBe(false);
});

import { expect, test } from "vitest";
import { commissionOf, reversalOf } from "../../../server/core/referrals/commission.ts";

const rate = { percent: 20, months: 6 };

test.each(
  [
    ["a month", { cents: 4_990, interval: "month" }, 0, { cents: 998, months: 1 }],
    ["the last month", { cents: 4_990, interval: "month" }, 5, { cents: 998, months: 1 }],
    ["a month beyond the last", { cents: 4_990, interval: "month" }, 6, { cents: 0, months: 0 }],
    ["a year counts for the months that are left", { cents: 49_900, interval: "year" }, 0, {
      cents: 4_990,
      months: 6,
    }],
    ["a year after two months", { cents: 49_900, interval: "year" }, 2, {
      cents: 3_326,
      months: 4,
    }],
    ["an unknown interval is a month", { cents: 999, interval: null }, 0, {
      cents: 199,
      months: 1,
    }],
  ] as const,
)("the commission of %s", (_what, invoice, used, commission) => {
  expect(commissionOf(invoice, rate, used)).toEqual(commission);
});

test("a plan without a rate pays nothing and uses no month", () => {
  expect(commissionOf({ cents: 4_990, interval: "month" }, null, 0))
    .toEqual({ cents: 0, months: 0 });
});

test.each([
  [0, 0],
  [4_990, 998],
  [2_495, 499],
  [1, 1], // what is left is rounded down
  [9_999, 998], // more than was paid
])("of %s refunded cents, %s of the commission are taken back", (refunded, reversed) => {
  expect(reversalOf(998, 4_990, refunded)).toBe(reversed);
});

import fc from "fast-check";
import { expect, test } from "vitest";
import {
  decimalMoney,
  decimalPrice,
  scaled,
} from "../../../../server/core/marketplaces/readings/api_reading.ts";
import { MOST_CENTS } from "../../../../server/core/money.ts";

test.each([
  ["12.5", 2, 1250],
  ["0.0123", 4, 123],
  ["1.005", 2, 101],
  ["8.70", 2, 870],
  ["-1.2", 2, -120],
  [4.35, 2, 435],
  [" 7 ", 0, 7],
  ["4.75", 1, 48],
  ["0.5", 0, 1],
  ["9.999", 2, 1000],
  ["-0.001", 2, 0],
])("%s to %i places is %i", (decimal, places, expected) => {
  expect(scaled(decimal, places)).toBe(expected);
});

test.each(["", ".", "1,5", "1.", "1e3", "R$ 5", "12.3.4", "٣", null, undefined, {}, NaN, Infinity])(
  "%s is no decimal",
  (value) => expect(scaled(value, 2)).toBeNull(),
);

test("an amount that cannot be stored is null", () => {
  expect(scaled("21474836.47", 2)).toBe(MOST_CENTS);
  expect(scaled("21474836.48", 2)).toBeNull();
});

test("zero is an amount, and no price", () => {
  expect(decimalMoney("0.00", "BRL")).toEqual({ cents: 0, currency: "BRL" });
  expect(decimalPrice("0.00", "BRL")).toBeNull();
  expect(decimalPrice("-5", "BRL")).toBeNull();
});

test("every amount is read back as it was written, as a text and as a number", () => {
  fc.assert(fc.property(fc.integer({ min: 0, max: MOST_CENTS }), (cents) => {
    const text = `${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;
    expect([scaled(text, 2), scaled(Number(text), 2)]).toEqual([cents, cents]);
  }));
});

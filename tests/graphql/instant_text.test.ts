import { expect, test } from "vitest";
import { instantText } from "../../server/graphql/instant_text.ts";

test("an instant is written as toISOString writes it", () => {
  const DAY_MS = 86_400_000;
  const edges = [0, 1, 999, 1_000, 59_999, 60_000, 3_599_999, DAY_MS - 1];
  const days = [
    "2026-11-28",
    "1970-01-01",
    "1969-12-31",
    "2024-02-29",
    "0000-01-01",
    "-000001-12-31",
    "+010000-01-01",
  ];
  for (const day of days) {
    for (const ms of edges) {
      const instant = new Date(Date.parse(`${day}T00:00:00Z`) + ms);
      expect(instantText(instant)).toBe(instant.toISOString());
    }
  }
});

test("an invalid instant is refused, also after a valid one", () => {
  instantText(new Date(0));
  expect(() => instantText(new Date(NaN))).toThrow(RangeError);
});

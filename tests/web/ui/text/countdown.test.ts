import { expect, test } from "vitest";
import { countdown } from "../../../../web/ui/text/countdown.ts";

const now = new Date(2026, 10, 21, 12, 0).getTime();
const MINUTE = 60_000;

test.each([
  [90 * MINUTE, "às 13:30"],
  [60 * MINUTE, "em 60 min"],
  [10 * MINUTE + 1, "em 11 min"],
  [10 * MINUTE, "em 10:00"],
  [65_000, "em 1:05"],
  [900, "em 0:01"],
  [-5, "em 0:00"],
])("%i ms before, the countdown says %s", (left, words) => {
  expect(countdown(now + left, now)).toBe(words);
});

import { expect, test } from "vitest";
import { isDelivered, nextAttempt } from "../../../server/core/webhooks/retry_plan.ts";

const now = new Date("2026-11-23T12:00:00Z");
const HOUR = 60 * 60 * 1000;

test("attempts go on for about three days, each wait at least as long as the one before", () => {
  const waits: number[] = [];
  for (let attempts = 1;; attempts++) {
    const next = nextAttempt(attempts, now, 0);
    if (!next) break;
    waits.push(next.getTime() - now.getTime());
  }
  expect(waits).toEqual(waits.toSorted((a, b) => a - b));
  const hours = waits.reduce((sum, wait) => sum + wait, 0) / HOUR;
  expect(hours).toBeGreaterThan(70);
  expect(hours).toBeLessThan(73);
});

test("what failed together returns apart", () => {
  const [first, last] = [nextAttempt(4, now, 0)!, nextAttempt(4, now, 0.999)!];
  expect(last.getTime() - first.getTime()).toBeGreaterThan(5 * 60_000);
});

test.each([[200, true], [204, true], [302, false], [404, false], [500, false], [null, false]])(
  "an answer of %s says whether it arrived: %s",
  (status, arrived) => {
    expect(isDelivered(status)).toBe(arrived);
  },
);

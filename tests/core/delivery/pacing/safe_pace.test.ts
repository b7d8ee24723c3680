import fc from "fast-check";
import { expect, test } from "vitest";
import { sessionProblems } from "../../../../server/core/delivery/messenger.ts";
import { problemAfter, standstillOf } from "../../../../server/core/delivery/sessions/problem.ts";
import { identicalSlot } from "../../../../server/core/delivery/pacing/pace.ts";
import {
  pastSafePace,
  SAFE_PACE,
  safePace,
} from "../../../../server/core/delivery/pacing/safe_pace.ts";
import {
  WARM_UP_CAPS,
  warmUpDay,
  warmUpEnds,
} from "../../../../server/core/delivery/pacing/warm_up.ts";
import { moments, wallClock } from "../../../support/delivery/wall_clock.ts";

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;

const paces = fc.record({
  gaps: fc.tuple(fc.integer({ min: 1, max: 60_000 }), fc.integer({ min: 0, max: 60_000 })),
  perMinute: fc.integer({ min: 1, max: 60 }),
  perHour: fc.integer({ min: 1, max: 2_000 }),
  perDay: fc.integer({ min: 1, max: 10_000 }),
  identicalPerHour: fc.option(fc.integer({ min: 1, max: 1_000 })),
}).map(({ gaps: [gapMinMs, more], ...caps }) => ({
  ...caps,
  gapMinMs,
  gapMaxMs: gapMinMs + more,
}));

test("the safe pace is that of people who operate such numbers", () => {
  expect(SAFE_PACE).toEqual({
    gapMinMs: 5_000,
    gapMaxMs: 15_000,
    perMinute: 12,
    perHour: 200,
    perDay: 1_500,
    identicalPerHour: 3,
  });
});

test("a protected number goes no faster than is safe, nor than its person wants", () => {
  fc.assert(fc.property(paces, (own) => {
    const safe = safePace(own);
    for (const than of [own, SAFE_PACE]) {
      expect(safe.gapMinMs).toBeGreaterThanOrEqual(than.gapMinMs);
      expect(safe.gapMaxMs).toBeGreaterThanOrEqual(than.gapMaxMs);
      for (const cap of ["perMinute", "perHour", "perDay", "identicalPerHour"] as const) {
        expect(safe[cap]).toBeLessThanOrEqual(than[cap] ?? Infinity);
      }
    }
    expect(safe.gapMaxMs).toBeGreaterThanOrEqual(safe.gapMinMs);
    expect(safePace(safe)).toEqual(safe);
    expect(pastSafePace(safe)).toEqual([]);
    const kept = Object.fromEntries(pastSafePace(own).map((name) => [name, safe[name]]));
    expect({ ...own, ...kept }).toEqual(safe);
  }));
});

test("a new number begins with 20 messages a day, and has 200 after two weeks", () => {
  expect([WARM_UP_CAPS[0], WARM_UP_CAPS.at(-1), WARM_UP_CAPS.length]).toEqual([20, 200, 14]);
  expect(WARM_UP_CAPS.toSorted((a, b) => a - b)).toEqual(WARM_UP_CAPS);
});

test("its days are those of its person's clocks, and end where the next begins", () => {
  fc.assert(
    fc.property(moments(30), fc.integer({ min: 0, max: 16 * DAY }), ({ timeZone, at }, age) => {
      const from = new Date(at.getTime() - age);
      const date = (instant: Date) => wallClock(timeZone, instant.getTime()).date;
      fc.pre(date(from) <= date(at)); // where midnight comes twice, it need not be
      const since = Math.round((Date.parse(date(at)) - Date.parse(date(from))) / DAY);
      const day = warmUpDay(from, timeZone, at);
      if (since >= WARM_UP_CAPS.length) {
        expect(day).toBeNull();
        return;
      }
      expect(day).toMatchObject({ day: since + 1, cap: WARM_UP_CAPS[since] });
      const { begins, ends } = day!;
      expect(begins <= at && at < ends).toBe(true);
      expect([date(begins), date(new Date(ends.getTime() - 1))]).toEqual([date(at), date(at)]);
      expect(date(new Date(begins.getTime() - 1)) < date(at) && date(at) < date(ends)).toBe(true);
    }),
    { numRuns: 500 },
  );
});

test("after two weeks the number is warmed up, and one in use for months is from the first", () => {
  const timeZone = "America/Sao_Paulo";
  const from = new Date("2018-10-30T15:00Z"); // clocks go on a few days later
  const ends = warmUpEnds(from, timeZone);
  expect(ends).toEqual(new Date("2018-11-13T02:00Z"));
  expect(warmUpDay(from, timeZone, new Date(ends.getTime() - 1))).toMatchObject({ day: 14, ends });
  expect(warmUpDay(from, timeZone, ends)).toBeNull();
  expect(warmUpDay(null, timeZone, from)).toBeNull();
  const ahead = new Date(from.getTime() - DAY); // the person moved to another zone
  expect(warmUpDay(from, timeZone, ahead)).toMatchObject({ day: 1, cap: 20 });
});

test("messages that wait for the same text each get a time of their own, within the cap", () => {
  const at = (minutes: number) => new Date(minutes * 60_000);
  const starts = [at(0), at(1), at(2)];
  const waiting: Date[] = [];
  for (let n = 0; n < 7; n++) waiting.push(identicalSlot(starts, waiting, HOUR));
  expect(waiting).toEqual([60, 61, 62, 120, 121, 122, 180].map(at));
  expect(identicalSlot(starts, [at(61), at(62)], HOUR)).toEqual(at(60)); // one was canceled
});

test("a restricted number stays so until its person acts, whatever its connection reports", () => {
  for (const reported of [null, "UNREACHABLE", "ELSEWHERE", "OUTDATED", "RESTRICTED"] as const) {
    expect(problemAfter("RESTRICTED", reported)).toBe("RESTRICTED");
    expect(problemAfter("BANNED", reported)).toBe("BANNED");
  }
  expect(problemAfter("RESTRICTED", "BANNED")).toBe("BANNED");
  expect(problemAfter("BANNED", "REVOKED")).toBe("REVOKED");
  for (const reported of [null, ...sessionProblems]) {
    for (const current of [null, "UNREACHABLE", "ELSEWHERE", "REVOKED", "OUTDATED"] as const) {
      expect(problemAfter(current, reported)).toBe(reported);
    }
  }
});

test("a lane stands still where nothing would arrive, or what arrives would cost the number", () => {
  const reasons = (sendsWhileElsewhere: boolean) =>
    Object.fromEntries([null, ...sessionProblems].map((problem) => {
      return [problem, standstillOf(problem, { sendsWhileElsewhere })];
    }));
  expect(reasons(false)).toEqual({
    null: null,
    UNREACHABLE: null,
    REVOKED: "SESSION_PROBLEM",
    ELSEWHERE: "SESSION_PROBLEM",
    OUTDATED: "SESSION_PROBLEM",
    RESTRICTED: "NUMBER_RESTRICTED",
    BANNED: "NUMBER_BANNED",
  });
  expect(reasons(true)).toMatchObject({ ELSEWHERE: null, REVOKED: "SESSION_PROBLEM" });
});

import fc from "fast-check";
import { expect, test } from "vitest";
import {
  drawGap,
  earliestStart,
  type LanePace,
} from "../../../../server/core/delivery/pacing/pace.ts";
import { WARM_UP_CAPS } from "../../../../server/core/delivery/pacing/warm_up.ts";
import {
  isQuietOnClock,
  moments,
  quietHours,
  wallClock,
} from "../../../support/delivery/wall_clock.ts";

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const pace = {
  gapMinMs: 1_500,
  gapMaxMs: 5_000,
  perMinute: 8,
  perHour: 200,
  perDay: 1_500,
  identicalPerHour: null,
};
const now = new Date("2026-11-22T15:00Z"); // noon in Brazil
const ago = (ms: number) => new Date(now.getTime() - ms);
const lane = (starts: readonly Date[], other: Partial<LanePace> = {}): LanePace => ({
  pace,
  quietHours: null,
  timeZone: "America/Sao_Paulo",
  warmUpFrom: null,
  freeAt: null,
  nthLatest: (n) => starts[n - 1] ?? null,
  ...other,
});
const every = (ms: number, times: number) => Array.from({ length: times }, (_, n) => ago(n * ms));

test("a lane that has sent nothing may start at once", () => {
  expect(earliestStart(lane([]), now)).toEqual({ at: now, because: null });
});

test("a gap lies anywhere within its bounds, both included", () => {
  expect(drawGap(pace, () => 0)).toBe(1_500);
  expect(drawGap(pace, () => 1 - Number.EPSILON)).toBe(5_000);
  expect(drawGap(pace, () => 0.5)).toBe(3_250);
  expect(drawGap({ ...pace, gapMinMs: 2_000, gapMaxMs: 2_000 }, () => 0.9)).toBe(2_000);
});

test.each([
  ["the gap holds", lane(every(SECOND, 1), { freeAt: ago(-900) }), 900, "PACE"],
  ["a gap that is over does not hold", lane(every(SECOND, 1), { freeAt: now }), 0, null],
  ["the minute's cap holds", lane(every(5 * SECOND, 8)), 26 * SECOND, "MINUTE_CAP"],
  [
    "the hour's cap holds",
    lane(every(10 * SECOND, 200)),
    HOUR + SECOND - 1_990 * SECOND,
    "HOUR_CAP",
  ],
  [
    "the day's cap holds",
    lane(every(30 * SECOND, 1_500)),
    24 * HOUR + SECOND - 1_499 * 30 * SECOND,
    "DAY_CAP",
  ],
  [
    "quiet hours hold",
    lane([], { quietHours: { from: "11:00", to: "13:30" } }),
    90 * MINUTE,
    "QUIET_HOURS",
  ],
  [
    "quiet hours that begin while a cap holds hold",
    lane(every(5 * SECOND, 8), { quietHours: { from: "12:00", to: "13:00" } }),
    HOUR,
    "QUIET_HOURS",
  ],
  [
    "a cap that is longer than quiet hours holds",
    lane(every(10 * SECOND, 200), { quietHours: { from: "11:00", to: "12:05" } }),
    HOUR + SECOND - 1_990 * SECOND,
    "HOUR_CAP",
  ],
])("%s the next start", (_, held, inMs, because) => {
  expect(earliestStart(held, now)).toEqual({ at: new Date(now.getTime() + inMs), because });
});

test("on a day of a new number no more start than that day's cap, and the next day more", () => {
  const warmUpFrom = new Date("2026-11-21T02:59Z"); // in the evening of the 20th in Brazil
  const held = lane(every(MINUTE, 28), { warmUpFrom }); // the third day's
  expect(earliestStart(held, now)).toEqual({
    at: new Date("2026-11-23T03:00Z"),
    because: "WARM_UP_CAP",
  });
  expect(earliestStart(lane(every(MINUTE, 27), { warmUpFrom }), now).because).toBeNull();
  const yesterdays = every(MINUTE, 28).map((start) => new Date(start.getTime() - 13 * HOUR));
  expect(earliestStart(lane(yesterdays, { warmUpFrom }), now).because).toBeNull();
  const quietHours = { from: "22:00", to: "08:00" };
  expect(earliestStart({ ...held, quietHours }, now)).toEqual({
    at: new Date("2026-11-23T11:00Z"),
    because: "QUIET_HOURS",
  });
});

/** Caps so small that each of them holds at times. */
const paces = fc.record({
  perMinute: fc.integer({ min: 1, max: 4 }),
  perHour: fc.integer({ min: 1, max: 12 }),
  perDay: fc.integer({ min: 1, max: 60 }),
});
const gaps = fc.oneof(
  fc.integer({ min: 1, max: 90 * SECOND }),
  fc.integer({ min: 1, max: 3 * HOUR }),
);

test("a start is allowed at the computed instant, and at none before", () => {
  fc.assert(
    fc.property(
      moments(30),
      fc.option(quietHours),
      paces,
      fc.array(gaps, { maxLength: 60, size: "max" }),
      fc.integer({ min: -MINUTE, max: 10 * MINUTE }),
      fc.array(fc.nat(), { maxLength: 20 }),
      fc.option(fc.integer({ min: 0, max: 3 * 24 * HOUR })),
      ({ timeZone, at }, quiet, caps, between, free, probes, newSince) => {
        // There a day once came again after the next one had begun.
        const isOdd = timeZone === "America/St_Johns" && at.getTime() < Date.parse("2011");
        const warmUpFrom = newSince === null || isOdd ? null : new Date(at.getTime() - newSince);
        const starts = between.reduce((all, ms) => [...all, all.at(-1)! - ms], [at.getTime()])
          .slice(1);
        const freeAt = at.getTime() + free;
        const date = (instant: number) => wallClock(timeZone, instant).date;
        const isWarm = (instant: number) => {
          const [since, today] = [date(warmUpFrom!.getTime()), date(instant)];
          const day = Math.round((Date.parse(today) - Date.parse(since)) / (24 * HOUR));
          return starts.filter((start) => date(start) === today).length < WARM_UP_CAPS[day]!;
        };
        const allows = (instant: number) =>
          instant >= freeAt && (!warmUpFrom || isWarm(instant)) &&
          !(quiet && isQuietOnClock(quiet, timeZone, instant)) &&
          ([["perMinute", MINUTE], ["perHour", HOUR], ["perDay", 24 * HOUR]] as const)
            .every(([cap, ms]) => {
              return starts.filter((start) => start >= instant - ms - SECOND + 1).length <
                caps[cap];
            });
        const found = earliestStart({
          pace: { ...pace, ...caps },
          quietHours: quiet,
          timeZone,
          warmUpFrom,
          freeAt: new Date(freeAt),
          nthLatest: (n) => starts[n - 1] === undefined ? null : new Date(starts[n - 1]!),
        }, at);
        const held = found.at.getTime() - at.getTime();
        expect(found.because === null).toBe(held === 0);
        expect(allows(found.at.getTime())).toBe(true);
        for (const probe of held > 0 ? [...probes.map((n) => n % held), held - 1] : []) {
          expect(allows(at.getTime() + probe)).toBe(false);
        }
      },
    ),
    { numRuns: 500 },
  );
});

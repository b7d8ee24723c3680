import fc from "fast-check";
import { expect, test } from "vitest";
import { quietUntil } from "../../../../server/core/delivery/pacing/pace.ts";
import { isQuietOnClock, moments, quietHours } from "../../../support/delivery/wall_clock.ts";

const until = (from: string, to: string, timeZone: string, at: string) =>
  quietUntil({ from, to }, timeZone, new Date(at))?.toISOString() ?? null;

test("without quiet hours it is never quiet", () => {
  expect(quietUntil(null, "America/Sao_Paulo", new Date())).toBeNull();
});

test.each([
  // in Brazil it is three hours earlier than UTC
  ["over midnight, in the evening", "22:00", "08:00", "2026-11-22T01:00Z", "2026-11-22T11:00Z"],
  [
    "over midnight, in the morning",
    "22:00",
    "08:00",
    "2026-11-22T10:59:59.999Z",
    "2026-11-22T11:00Z",
  ],
  ["from its first instant", "22:00", "08:00", "2026-11-22T01:00Z", "2026-11-22T11:00Z"],
  ["not just before", "22:00", "08:00", "2026-11-22T00:59:59.999Z", null],
  ["not at its end", "22:00", "08:00", "2026-11-22T11:00Z", null],
  ["within a day", "12:00", "13:30", "2026-11-22T15:10:30Z", "2026-11-22T16:30Z"],
  ["not outside of it", "12:00", "13:30", "2026-11-22T16:30Z", null],
])("quiet hours hold %s", (_, from, to, at, end) => {
  expect(until(from, to, "America/Sao_Paulo", at)).toBe(end && new Date(end).toISOString());
});

test.each([
  // 2018-11-04: from 23:59 to 01:00
  [
    "ends when its end is skipped",
    "22:00",
    "00:30",
    "America/Sao_Paulo",
    "2018-11-04T02:00Z",
    "2018-11-04T03:00Z",
  ],
  [
    "never begins when all of it is skipped",
    "00:00",
    "01:00",
    "America/Sao_Paulo",
    "2018-11-04T03:00Z",
    null,
  ],
  [
    "is an hour shorter on that night",
    "22:00",
    "08:00",
    "America/Sao_Paulo",
    "2018-11-04T01:00Z",
    "2018-11-04T10:00Z",
  ],
  // 2018-02-18: from 23:59 back to 23:00 of the 17th
  [
    "is an hour longer when an hour comes twice",
    "23:30",
    "06:00",
    "America/Sao_Paulo",
    "2018-02-18T02:30Z",
    "2018-02-18T09:00Z",
  ],
  [
    "is interrupted when its beginning comes twice",
    "23:30",
    "06:00",
    "America/Sao_Paulo",
    "2018-02-18T01:45Z",
    "2018-02-18T02:00Z",
  ],
  [
    "knows of half an hour's change",
    "22:00",
    "08:00",
    "Australia/Lord_Howe",
    "2026-10-03T12:00Z",
    "2026-10-03T21:00Z",
  ],
  [
    "knows of offsets of 45 minutes",
    "22:00",
    "08:00",
    "Asia/Kathmandu",
    "2026-06-01T17:00Z",
    "2026-06-02T02:15Z",
  ],
  [
    "passes a day that is skipped",
    "22:00",
    "08:00",
    "Pacific/Apia",
    "2011-12-30T09:00Z",
    "2011-12-30T18:00Z",
  ],
])("a quiet stretch %s", (_, from, to, timeZone, at, end) => {
  expect(until(from, to, timeZone, at)).toBe(end && new Date(end).toISOString());
});

test("it is quiet exactly while the zone's clocks show a quiet hour, whatever they do", () => {
  fc.assert(
    fc.property(
      moments(30),
      quietHours,
      fc.array(fc.nat(), { maxLength: 20 }),
      (moment, hours, probes) => {
        const { timeZone, at } = moment;
        const shown = (instant: number) => isQuietOnClock(hours, timeZone, instant);
        const end = quietUntil(hours, timeZone, at);
        expect(end !== null).toBe(shown(at.getTime()));
        if (!end) return;
        expect(shown(end.getTime())).toBe(false);
        expect(end.getTime()).toBeGreaterThan(at.getTime());
        const stretch = end.getTime() - at.getTime();
        for (const probe of [...probes, -1]) {
          const instant = at.getTime() + (probe < 0 ? stretch - 1 : probe % stretch);
          expect(shown(instant), new Date(instant).toISOString()).toBe(true);
        }
      },
    ),
    { numRuns: 1000 },
  );
});

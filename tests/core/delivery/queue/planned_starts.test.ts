import fc from "fast-check";
import { expect, test } from "vitest";
import { nextFreeSlot } from "../../../../server/core/delivery/queue/planned_starts.ts";
import { instantAt, localTimes, moments, wallClock } from "../../../support/delivery/wall_clock.ts";

const DAY = 24 * 60 * 60 * 1000;
const slots = ["09:00", "12:00", "18:00", "20:30"];
const timeZone = "America/Sao_Paulo";
const free = () => false;
const next = (
  after: string,
  of = slots,
  inZone = timeZone,
  isTaken: (instant: Date) => boolean = free,
) => nextFreeSlot(of, inZone, new Date(after), isTaken)?.toISOString() ?? null;

test.each([
  ["later today", "2026-11-22T14:59:59.999Z", "2026-11-22T15:00:00.000Z"],
  ["not the one that is now", "2026-11-22T15:00Z", "2026-11-22T21:00:00.000Z"],
  ["tomorrow, when today's are over", "2026-11-22T23:30Z", "2026-11-23T12:00:00.000Z"],
])("the next slot is %s", (_, after, slot) => {
  expect(next(after)).toBe(slot);
});

test("a slot that is taken is passed over", () => {
  const noon = new Date("2026-11-22T15:00Z").getTime();
  expect(next("2026-11-22T14:00Z", slots, timeZone, (at) => at.getTime() === noon))
    .toBe("2026-11-22T21:00:00.000Z");
});

test("without slots there is none, and none is searched beyond 30 days", () => {
  expect(next("2026-11-22T14:00Z", [])).toBeNull();
  const before = (end: string) => (at: Date) => at < new Date(end);
  expect(next("2026-11-22T14:00Z", ["11:00"], timeZone, before("2026-12-22T14:00Z")))
    .toBe("2026-12-22T14:00:00.000Z");
  expect(next("2026-11-22T14:00Z", ["11:01"], timeZone, before("2026-12-22T14:01Z"))).toBeNull();
});

test.each([
  [
    "that is skipped comes an hour later",
    ["00:30"],
    timeZone,
    "2018-11-04T01:00Z",
    "2018-11-04T03:30:00.000Z",
  ],
  [
    "that comes twice is the first",
    ["23:30"],
    timeZone,
    "2018-02-18T00:00Z",
    "2018-02-18T01:30:00.000Z",
  ],
  [
    "that comes twice does not come again",
    ["23:30"],
    timeZone,
    "2018-02-18T01:30Z",
    "2018-02-19T02:30:00.000Z",
  ],
  [
    "that is skipped on the day before comes after midnight",
    ["23:30"],
    "America/Nuuk",
    "2024-03-31T01:00Z",
    "2024-03-31T01:30:00.000Z",
  ],
  [
    "of the new day goes before a skipped one of the old",
    ["00:15", "23:30"],
    "America/Nuuk",
    "2024-03-31T00:00Z",
    "2024-03-31T01:15:00.000Z",
  ],
])("a slot %s", (_, of, inZone, after, slot) => {
  expect(next(after, of, inZone)).toBe(slot);
});

test("the slots of any zone come as by the book, each once, over every change of its clocks", () => {
  fc.assert(
    fc.property(
      moments(60),
      fc.uniqueArray(localTimes, { minLength: 1, maxLength: 5 }),
      fc.array(fc.boolean(), { minLength: 1, maxLength: 12 }),
      ({ timeZone, at }, of, takes) => {
        const today = Date.parse(wallClock(timeZone, at.getTime()).date);
        const days = Array.from({ length: 24 }, (_, n) => {
          return new Date(today + (n - 2) * DAY).toISOString().slice(0, 10);
        });
        const byTheBook = [
          ...new Set(days.flatMap((day) => of.map((slot) => instantAt(timeZone, day, slot)))),
        ]
          .filter((instant) => instant > at.getTime()).sort((a, b) => a - b);
        const taken = new Set(byTheBook.filter((_, n) => takes[n]));
        const isTaken = (instant: Date) => taken.has(instant.getTime());
        const expected = byTheBook.filter((instant) => !taken.has(instant)).slice(0, 4);
        let after = at;
        for (const instant of expected) {
          after = nextFreeSlot(of, timeZone, after, isTaken)!;
          expect(after.toISOString()).toBe(new Date(instant).toISOString());
        }
      },
    ),
    { numRuns: 250 },
  );
});

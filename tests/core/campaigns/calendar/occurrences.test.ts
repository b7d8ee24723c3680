import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { CalendarEntry } from "../../../../server/core/campaigns/calendar/entry.ts";
import {
  firstOccurrences,
  nextStart,
  occurrencesIn,
} from "../../../../server/core/campaigns/calendar/occurrences.ts";
import {
  checkedRecurrence,
  recurrenceDates,
  shiftRecurrence,
  splitRecurrence,
} from "../../../../server/core/campaigns/calendar/recurrence.ts";
import { newId } from "../../../../server/core/ids.ts";
import {
  recurrenceRules,
  sampledZones,
  unlikeOracle,
  unlikeWallClock,
} from "../../../support/calendar/recurrence_oracle.ts";

const entryOf = (given: Partial<CalendarEntry>): CalendarEntry => ({
  id: newId("cal"),
  userId: newId("usr"),
  version: 1,
  title: "Bom dia",
  kind: "NOTE",
  offerId: null,
  campaignTextId: null,
  startsLocal: "2026-11-27T09:00",
  timeZone: "America/Sao_Paulo",
  times: [],
  recurrence: null,
  groupIds: [],
  groupTags: [],
  queue: [],
  queueFrom: new Date(0),
  createdAt: new Date(0),
  updatedAt: new Date(0),
  deletedAt: null,
  ...given,
});

const instants = (given: Partial<CalendarEntry>, from: string, to: string) =>
  occurrencesIn(entryOf(given), [], { from: new Date(from), to: new Date(to) })
    .map(({ startsAt }) => startsAt.toISOString().slice(0, 16));

describe("recurrence", () => {
  test("every rule gives the days that an independent library gives, in ten years", () => {
    fc.assert(
      fc.property(recurrenceRules, (series) => {
        expect(unlikeOracle(series)).toBeNull();
      }),
      { numRuns: 150 },
    );
  });

  test.each([
    "FREQ=HOURLY",
    "FREQ=DAILY;COUNT=2;UNTIL=20270101",
    "FREQ=WEEKLY;BYDAY=1MO",
    "FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30",
    "FREQ=DAILY;INTERVAL=0",
    "FREQ=DAILY;UNTIL=20270230",
    "FREQ=DAILY;FREQ=DAILY",
    "DTSTART:20260101",
    "",
  ])("refuses %s", (rule) => {
    expect(() => checkedRecurrence(rule)).toThrow();
  });

  test("a split before a day loses and repeats none", () => {
    fc.assert(
      fc.property(recurrenceRules, fc.nat(60), ({ rule, start }, at) => {
        const period = { from: start, to: "2030-01-01" };
        const all = recurrenceDates(rule, start, period).slice(0, 200);
        const day = all[at % Math.max(1, all.length)];
        if (!day || day === all[0]) return;
        const { before, after } = splitRecurrence(rule, start, day);
        const both = [
          ...recurrenceDates(before, start, period),
          ...recurrenceDates(after, day, period),
        ];
        // Only what counts from the start of the series goes on as it was.
        if (!/INTERVAL|BYSETPOS/.test(rule)) expect(both.slice(0, all.length)).toEqual(all);
      }),
      { numRuns: 60 },
    );
  });

  test("moving a weekly series moves its days, and one with days of the month is refused", () => {
    expect(shiftRecurrence("FREQ=WEEKLY;BYDAY=MO,SU", 1)).toBe("FREQ=WEEKLY;BYDAY=MO,TU");
    expect(shiftRecurrence("FREQ=DAILY", 3)).toBe("FREQ=DAILY");
    expect(() => shiftRecurrence("FREQ=MONTHLY;BYMONTHDAY=5", 1)).toThrow();
  });
});

describe("zones", () => {
  test("in each zone the clocks show the local time at each occurrence, or skip it", () => {
    const years = { from: new Date("2021-01-01T00:00Z"), to: new Date("2022-01-01T00:00Z") };
    for (const timeZone of sampledZones) {
      for (const time of ["00:30", "02:30", "12:00"]) {
        const entry = entryOf({
          timeZone,
          startsLocal: `2020-06-01T${time}`,
          recurrence: "FREQ=DAILY",
        });
        for (const occurrence of occurrencesIn(entry, [], years)) {
          expect(unlikeWallClock(occurrence, timeZone)).toBeNull();
        }
      }
    }
  });

  test("São Paulo in 2018: midnight was skipped on 4 November", () => {
    const given = { startsLocal: "2018-11-03T00:30", recurrence: "FREQ=DAILY;COUNT=3" };
    expect(instants(given, "2018-11-01T00:00Z", "2018-11-10T00:00Z"))
      .toEqual(["2018-11-03T03:30", "2018-11-04T03:30", "2018-11-05T02:30"]);
  });

  test("New York: an hour that is skipped moves, one that comes twice counts once", () => {
    const timeZone = "America/New_York";
    const spring = { timeZone, startsLocal: "2027-03-13T02:30", recurrence: "FREQ=DAILY;COUNT=3" };
    expect(instants(spring, "2027-03-01T00:00Z", "2027-04-01T00:00Z"))
      .toEqual(["2027-03-13T07:30", "2027-03-14T07:30", "2027-03-15T06:30"]);
    const autumn = { timeZone, startsLocal: "2026-10-31T01:30", recurrence: "FREQ=DAILY;COUNT=3" };
    expect(instants(autumn, "2026-10-01T00:00Z", "2026-12-01T00:00Z"))
      .toEqual(["2026-10-31T05:30", "2026-11-01T05:30", "2026-11-02T06:30"]);
  });

  test("Lisbon stays at nine, and Lord Howe moves by half an hour", () => {
    const lisbon = { timeZone: "Europe/Lisbon", startsLocal: "2026-10-24T09:00" };
    expect(
      instants(
        { ...lisbon, recurrence: "FREQ=DAILY;COUNT=2" },
        "2026-10-01T00:00Z",
        "2026-11-01T00:00Z",
      ),
    )
      .toEqual(["2026-10-24T08:00", "2026-10-25T09:00"]);
    const howe = { timeZone: "Australia/Lord_Howe", startsLocal: "2026-10-03T02:15" };
    expect(
      instants(
        { ...howe, recurrence: "FREQ=DAILY;COUNT=2" },
        "2026-10-01T00:00Z",
        "2026-11-01T00:00Z",
      ),
    )
      .toEqual(["2026-10-02T15:45", "2026-10-03T15:45"]);
  });

  test("Apia had no 30 December 2011: nothing is sent twice on the 31st", () => {
    const given = {
      timeZone: "Pacific/Apia",
      startsLocal: "2011-12-29T09:00",
      recurrence: "FREQ=DAILY;COUNT=3",
    };
    expect(instants(given, "2011-12-01T00:00Z", "2012-02-01T00:00Z"))
      .toEqual(["2011-12-29T19:00", "2011-12-30T19:00"]);
  });
});

test("several times a day, and days that differ", () => {
  const entry = entryOf({ times: ["09:00", "18:00"], recurrence: "FREQ=DAILY;COUNT=2" });
  const same = { title: null, content: null, groupIds: null, groupTags: null, entryId: entry.id };
  const exceptions = [
    { ...same, occurrence: "2026-11-27T18:00", isCanceled: true, startsLocal: null },
    { ...same, occurrence: "2026-11-28T09:00", isCanceled: false, startsLocal: "2026-12-24T10:00" },
    { ...same, occurrence: "2030-01-01T09:00", isCanceled: false, startsLocal: "2026-11-28T10:00" },
  ];
  const period = { from: new Date("2026-11-01T00:00Z"), to: new Date("2027-01-01T00:00Z") };
  expect(occurrencesIn(entry, exceptions, period).map(({ startsLocal }) => startsLocal))
    .toEqual(["2026-11-27T09:00", "2026-11-28T18:00", "2026-12-24T10:00"]);
  expect(nextStart(entry, exceptions, new Date("2026-11-28T22:00Z"))?.toISOString())
    .toBe("2026-12-24T13:00:00.000Z");
});

test("the first occurrences of many entries come in their order, whichever entry is first", () => {
  const entries = [
    entryOf({ startsLocal: "2026-01-05T09:00", recurrence: "FREQ=DAILY" }),
    entryOf({ startsLocal: "2026-01-05T08:00", recurrence: "FREQ=WEEKLY" }),
    entryOf({ startsLocal: "2026-01-15T10:00" }),
  ];
  const [from, to] = [new Date("2026-01-10T00:00Z"), new Date("2026-03-10T00:00Z")];
  const all = entries.flatMap((entry) => occurrencesIn(entry, [], { from, to }))
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
  const first = (most: number) => firstOccurrences(entries, new Map(), { from, to }, { most });
  expect(first(1_000)).toEqual(all);
  expect(first(12)).toEqual(all.slice(0, 12));
});

test("a rule that never matches from its first day has no day", () => {
  const rest = { from: "2026-11-23", to: "2099-12-31", most: 1 };
  for (
    const [rule, start] of [
      ["FREQ=MONTHLY;INTERVAL=12;BYMONTHDAY=31", "2026-02-01"],
      ["FREQ=YEARLY;INTERVAL=2;BYMONTH=2;BYMONTHDAY=29", "2025-03-01"],
    ] as const
  ) {
    expect(recurrenceDates(checkedRecurrence(rule), start, rest)).toEqual([]);
  }
});

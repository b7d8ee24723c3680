import { expect, test } from "vitest";
import {
  earliestGroupStart,
  type PacedGroup,
  strictestPace,
} from "../../../../server/core/delivery/pacing/group_pace.ts";
import { nextStart } from "../../../../server/core/delivery/forecast/group_outlooks.ts";

const MINUTE = 60 * 1000;
const HOUR = 60 * MINUTE;
const now = new Date("2026-11-22T15:00Z"); // noon in Brazil
const at = (ms: number) => new Date(now.getTime() + ms);
const none: PacedGroup = {
  gapMs: null,
  perHour: null,
  perDay: null,
  quietHours: null,
  timeZone: "America/Sao_Paulo",
  starts: [],
  waiting: [],
};

test.each<[string, Partial<PacedGroup>, Date, string | null]>([
  ["without limits of its own", { starts: [at(-1)] }, now, null],
  ["whose gap is over", { gapMs: HOUR, starts: [at(-HOUR)] }, now, null],
  ["within its gap", { gapMs: HOUR, starts: [at(-20 * MINUTE)] }, at(40 * MINUTE), "GROUP_PACE"],
  [
    "at its cap of an hour",
    { perHour: 2, starts: [at(-10 * MINUTE), at(-50 * MINUTE), at(-HOUR)] },
    at(10 * MINUTE + 1_000),
    "GROUP_PACE",
  ],
  ["below its cap", { perDay: 3, starts: [at(-HOUR), at(-2 * HOUR)] }, now, null],
  [
    "in its quiet hours",
    { quietHours: { from: "11:00", to: "13:00" } },
    at(HOUR),
    "GROUP_QUIET_HOURS",
  ],
  [
    "whose gap ends in its quiet hours",
    { gapMs: HOUR, starts: [at(-30 * MINUTE)], quietHours: { from: "12:15", to: "14:00" } },
    at(2 * HOUR),
    "GROUP_PACE",
  ],
  [
    "with messages that wait already",
    { gapMs: HOUR, starts: [at(-MINUTE)], waiting: [at(59 * MINUTE), at(119 * MINUTE)] },
    at(179 * MINUTE),
    "GROUP_PACE",
  ],
  ["whose turn has come", { gapMs: HOUR, starts: [at(-HOUR)], waiting: [at(HOUR)] }, now, null],
])("a group %s takes a message in time", (_, group, start, because) => {
  expect(earliestGroupStart({ ...none, ...group }, now)).toEqual({ at: start, because });
});

test("of the account's limits and the group's, the stricter holds", () => {
  const account = { gapMinMs: 5_000, perHour: 200, perDay: 1_500 };
  expect(strictestPace(none, account)).toEqual({ gapMs: 5_000, perHour: 200, perDay: 1_500 });
  expect(strictestPace({ ...none, gapMs: HOUR, perHour: 500, perDay: 10 }, account))
    .toEqual({ gapMs: HOUR, perHour: 200, perDay: 10 });
});

test("the next time of a group satisfies both its limits and the account's", () => {
  const pace = {
    gapMinMs: 1_000,
    gapMaxMs: 1_000,
    perMinute: 60,
    perHour: 100,
    perDay: 100,
    identicalPerHour: null,
  };
  const lane = {
    pace,
    quietHours: { from: "13:00", to: "15:00" },
    timeZone: none.timeZone,
    warmUpFrom: null,
    freeAt: at(MINUTE),
    nthLatest: () => null,
  };
  expect(nextStart(lane, none, now)).toEqual({ at: at(MINUTE), because: "PACE" });
  const group = { ...none, gapMs: 2 * HOUR, starts: [at(-30 * MINUTE)] };
  expect(nextStart(lane, group, now).at).toEqual(at(3 * HOUR)); // 13:30 is quiet
});

import { expect, test } from "vitest";
import { isBackupDue } from "../../server/process/backup_schedule.ts";

const at = (time: string) => new Date(`2026-11-${time}:00Z`);
const hour = 6;

test.each([
  ["never made", null, null, "23T05:00", true],
  ["before the hour, made yesterday", "22T06:00", "22T06:00", "23T05:55", false],
  ["at the hour", "22T06:00", "22T06:00", "23T06:00", true],
  ["made today", "23T06:00", "23T06:00", "23T20:00", false],
  ["under way", "23T06:00", "22T06:00", "23T06:10", false],
  ["failed an hour ago", "23T06:00", "22T06:00", "23T07:01", true],
  ["off at the hour", "21T06:00", "21T06:00", "23T05:00", true],
  ["by hand shortly before the hour", "23T05:59", "23T05:59", "23T06:00", true],
])("a copy %s", (_, startedAt, succeededAt, now, isDue) => {
  const state = {
    startedAt: startedAt ? at(startedAt) : null,
    succeededAt: succeededAt ? at(succeededAt) : null,
  };
  expect(isBackupDue(state, { now: at(now), hour })).toBe(isDue);
});

import { expect, test } from "vitest";
import {
  type NoticedProblem,
  noticeDue,
} from "../../../../server/core/operations/health/notice_due.ts";

const noon = new Date("2026-11-21T15:00:00Z"); // in Brazil
const midnight = new Date("2026-11-22T03:00:00Z");
const before = (now: Date, minutes: number) => new Date(now.getTime() - minutes * 60_000);

const problem = (now: Date, minutes: number, more: Partial<NoticedProblem> = {}) => ({
  level: "ALERT" as const,
  openedAt: before(now, minutes),
  notifiedAt: null,
  notifiedLevel: null,
  ...more,
});
const note = { level: "NOTE" } as const;
const notified = (now: Date, minutes: number, level: "NOTE" | "ALERT") => ({
  notifiedAt: before(now, minutes),
  notifiedLevel: level,
});

test("an alert is sent once it has settled, by day and by night", () => {
  expect(noticeDue(problem(noon, 1), noon)).toBeNull(); // a restart takes as long
  expect(noticeDue(problem(noon, 2), noon)).toBe("OPENED");
  expect(noticeDue(problem(midnight, 2), midnight)).toBe("OPENED");
});

test("a note is sent by day only, and later", () => {
  expect(noticeDue(problem(noon, 9, note), noon)).toBeNull();
  expect(noticeDue(problem(noon, 10, note), noon)).toBe("OPENED");
  expect(noticeDue(problem(midnight, 60, note), midnight)).toBeNull();
});

test("a problem is recalled once a day; a note waits until the morning", () => {
  expect(noticeDue(problem(noon, 99, notified(noon, 60, "ALERT")), noon)).toBeNull();
  const day = 24 * 60;
  expect(noticeDue(problem(noon, day + 9, notified(noon, day, "ALERT")), noon)).toBe("REMINDED");
  const old = problem(midnight, day + 9, { ...note, ...notified(midnight, day, "NOTE") });
  expect(noticeDue(old, midnight)).toBeNull();
});

test("a note that becomes an alert is sent again; an alert that wavers is not", () => {
  expect(noticeDue(problem(noon, 20, notified(noon, 5, "NOTE")), noon)).toBe("OPENED");
  const wavered = problem(noon, 20, { ...note, ...notified(noon, 5, "ALERT") });
  expect(noticeDue(wavered, noon)).toBeNull();
});

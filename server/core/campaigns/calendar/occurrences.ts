import type { CalendarEntryId } from "../../ids.ts";
import { dayOf, instantOf } from "../../zoned.ts";
import type { CalendarEntry, CalendarException, Occurrence } from "./entry.ts";
import { recurrenceDates } from "./recurrence.ts";

type Period = { readonly from: Date; readonly to: Date };

/**
 * Returns an entry's occurrences that start within a period (`to` excluded), in their order. A local
 * time that the clocks skip is moved by as much, one that they show twice counts the first time, and
 * a day that the zone never had has none.
 */
export function occurrencesIn(
  entry: CalendarEntry,
  exceptions: readonly CalendarException[],
  { from, to }: Period,
): Occurrence[] {
  const { timeZone, startsLocal, recurrence } = entry;
  const start = startsLocal.slice(0, 10);
  // A time may move by its day's gap: one day more on each side.
  const first = addDays(dayOf(from, timeZone), -1);
  const last = addDays(dayOf(to, timeZone), 1);
  const days = recurrenceDates(recurrence, start, { from: first, to: last });
  const changed = new Map(exceptions.map((exception) => [exception.occurrence, exception]));
  const originals = new Set(days.flatMap((day) => timesOf(entry).map((time) => `${day}T${time}`)));
  for (const { occurrence, startsLocal: moved } of exceptions) {
    const day = (moved ?? occurrence).slice(0, 10);
    if (first <= day && day <= last && isOccurrence(entry, occurrence)) originals.add(occurrence);
  }
  return [...originals].flatMap((occurrence) => at(entry, occurrence, changed.get(occurrence)))
    .filter(({ startsAt }) => startsAt >= from && startsAt < to)
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
}

/** Days whose occurrences are found at once. */
const WEEK_MS = 7 * 86_400_000;

/**
 * Returns the first occurrences of many entries in a period, in their order. It goes week by week and
 * ends with the most that are wanted: a calendar may have a million in a year.
 */
export function firstOccurrences(
  entries: readonly CalendarEntry[],
  exceptions: ReadonlyMap<CalendarEntryId, readonly CalendarException[]>,
  { from, to }: Period,
  { most, isWanted = () => true }: {
    readonly most: number;
    readonly isWanted?: (one: Occurrence) => boolean;
  },
): Occurrence[] {
  let found: Occurrence[] = [];
  for (const week of occurrencesByWeek(entries, exceptions, { from, to })) {
    found = found.concat(week.filter(isWanted));
    if (found.length >= most) break;
  }
  return found.slice(0, most);
}

/** Yields the occurrences of many entries in a period week by week, in their order. */
export function* occurrencesByWeek(
  entries: readonly CalendarEntry[],
  exceptions: ReadonlyMap<CalendarEntryId, readonly CalendarException[]>,
  { from, to }: Period,
): Generator<Occurrence[]> {
  for (let at = from; at < to;) {
    const week = { from: at, to: new Date(Math.min(to.getTime(), at.getTime() + WEEK_MS)) };
    yield entries
      .flatMap((entry) => occurrencesIn(entry, exceptions.get(entry.id) ?? [], week))
      .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
    at = week.to;
  }
}

/** Whether the series has an occurrence of this name. */
function isOccurrence(entry: CalendarEntry, occurrence: string): boolean {
  const [day = "", time = ""] = occurrence.split("T");
  if (!isDay(day) || !timesOf(entry).includes(time)) return false;
  const start = entry.startsLocal.slice(0, 10);
  return recurrenceDates(entry.recurrence, start, { from: day, to: day }).length > 0;
}

/** Returns the occurrence of this name; null: the series has none, or it is canceled. */
export function occurrenceOf(
  entry: CalendarEntry,
  exceptions: readonly CalendarException[],
  occurrence: string,
): Occurrence | null {
  const exception = exceptions.find((one) => one.occurrence === occurrence);
  return isOccurrence(entry, occurrence) ? at(entry, occurrence, exception)[0] ?? null : null;
}

/** How far ahead the next occurrence is looked for: a rare rule is looked for again by then. */
const AHEAD_DAYS = 400;

/** Returns when an entry next starts, after an instant; null: not within some thirteen months. */
export function nextStart(
  entry: CalendarEntry,
  exceptions: readonly CalendarException[],
  after: Date,
): Date | null {
  const from = new Date(after.getTime() + 1);
  for (const days of [8, 40, AHEAD_DAYS]) {
    const to = new Date(after.getTime() + days * 86_400_000);
    const [first] = occurrencesIn(entry, exceptions, { from, to });
    if (first) return first.startsAt;
  }
  return null;
}

const timesOf = ({ times, startsLocal }: Pick<CalendarEntry, "times" | "startsLocal">) =>
  times.length > 0 ? times : [startsLocal.slice(11, 16)];

function at(
  entry: CalendarEntry,
  occurrence: string,
  exception: CalendarException | undefined,
): Occurrence[] {
  if (exception?.isCanceled) return [];
  const startsLocal = exception?.startsLocal ?? occurrence;
  const startsAt = startOf(startsLocal, entry.timeZone);
  if (!startsAt) return [];
  const { kind, offerId, campaignTextId } = entry;
  return [{
    entry,
    occurrence,
    title: exception?.title ?? entry.title,
    startsLocal,
    startsAt,
    content: exception?.content ?? { kind, offerId, campaignTextId },
    groupIds: exception?.groupIds ?? entry.groupIds,
    groupTags: exception?.groupTags ?? entry.groupTags,
    isException: exception !== undefined,
  }];
}

/** Milliseconds by which a zone differs from UTC on a whole day; null: they change; "NONE": no day. */
type Difference = number | null | "NONE";

/** The differences of days that were needed lately, and how many of them are remembered. */
const differences = new Map<string, Difference>();
const MOST_REMEMBERED = 5_000;

/** Returns the instant of a local time; null: the zone does not have its day. */
function startOf(local: string, zone: string): Date | null {
  const day = local.slice(0, 10);
  const key = `${day} ${zone}`;
  let difference = differences.get(key);
  if (difference === undefined) {
    if (differences.size >= MOST_REMEMBERED) differences.clear();
    differences.set(key, difference = differenceOn(day, zone));
  }
  if (difference === "NONE") return null;
  return difference === null
    ? instantOf(local, zone)
    : new Date(Date.parse(`${local}Z`) - difference);
}

function differenceOn(day: string, zone: string): Difference {
  const date = Temporal.PlainDate.from(day);
  const start = date.toZonedDateTime(zone);
  if (start.toPlainDate().toString() !== day) return "NONE"; // Samoa had no 30 December 2011
  const next = date.add({ days: 1 }).toZonedDateTime(zone);
  const isEven = start.offsetNanoseconds === next.offsetNanoseconds &&
    next.epochMilliseconds - start.epochMilliseconds === 86_400_000;
  return isEven ? start.offsetNanoseconds / 1_000_000 : null;
}

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

const addDays = (day: string, days: number): string =>
  Temporal.PlainDate.from(day).add({ days }).toString();

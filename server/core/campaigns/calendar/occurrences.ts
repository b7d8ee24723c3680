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
  const days = recurrenceDates(recurrence, start, {
    from: addDays(dayOf(from, timeZone), -1),
    to: addDays(dayOf(to, timeZone), 1),
  });
  const changed = new Map(exceptions.map((exception) => [exception.occurrence, exception]));
  const originals = new Set(days.flatMap((day) => timesOf(entry).map((time) => `${day}T${time}`)));
  for (const { occurrence } of exceptions) {
    if (isOccurrence(entry, occurrence)) originals.add(occurrence);
  }
  return [...originals].flatMap((occurrence) => at(entry, occurrence, changed.get(occurrence)))
    .filter(({ startsAt }) => startsAt >= from && startsAt < to)
    .sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime());
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
  if (!hasDay(startsLocal.slice(0, 10), entry.timeZone)) return [];
  const { kind, offerId, campaignTextId } = entry;
  return [{
    entry,
    occurrence,
    startsLocal,
    startsAt: instantOf(startsLocal, entry.timeZone),
    content: exception?.content ?? { kind, offerId, campaignTextId },
    groupIds: exception?.groupIds ?? entry.groupIds,
    groupTags: exception?.groupTags ?? entry.groupTags,
    isException: exception !== undefined,
  }];
}

/** Whether a zone has this day: Samoa went from 29 to 31 December 2011. */
const hasDay = (day: string, zone: string): boolean =>
  Temporal.PlainDate.from(day).toZonedDateTime(zone).toPlainDate().toString() === day;

const isDay = (text: string) => /^\d{4}-\d\d-\d\d$/.test(text);

const addDays = (day: string, days: number): string =>
  Temporal.PlainDate.from(day).add({ days }).toString();

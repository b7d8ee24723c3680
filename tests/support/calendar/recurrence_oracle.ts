import ICAL from "ical.js";
import fc from "fast-check";
import {
  checkedRecurrence,
  recurrenceDates,
} from "../../../server/core/campaigns/calendar/recurrence.ts";

const days = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

/** A series: a rule as it is stored, and its first day, which is one of its days. */
export type Series = { readonly rule: string; readonly start: string };

const some = (values: readonly string[], most: number) =>
  fc.subarray([...values], { minLength: 1, maxLength: most }).map((chosen) => chosen.join(","));
const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, at) => String(from + at));

const bodies = fc.oneof(
  fc.constant("FREQ=DAILY"),
  fc.constant("FREQ=WEEKLY"),
  some(days, 7).map((byDay) => `FREQ=WEEKLY;BYDAY=${byDay}`),
  some(numbers(1, 31), 4).map((byDay) => `FREQ=MONTHLY;BYMONTHDAY=${byDay}`),
  fc.constant("FREQ=MONTHLY;BYMONTHDAY=-1"),
  fc.tuple(fc.constantFrom("1", "2", "3", "4", "-1"), fc.constantFrom(...days))
    .map(([nth, day]) => `FREQ=MONTHLY;BYDAY=${nth}${day}`),
  fc.tuple(some(numbers(1, 12), 3), some(numbers(1, 28), 2))
    .map(([months, monthDays]) => `FREQ=YEARLY;BYMONTHDAY=${monthDays};BYMONTH=${months}`),
);

/** Rules of every kind that an entry may have. */
export const recurrenceRules: fc.Arbitrary<Series> = fc.record({
  body: bodies,
  interval: fc.constantFrom(1, 1, 2, 3, 5),
  end: fc.oneof(
    fc.constant(""),
    fc.integer({ min: 1, max: 60 }).map((count) => `;COUNT=${count}`),
    fc.integer({ min: 0, max: 3_000 }).map((day) => `;UNTIL=${dayAfter("2020-01-01", day)}`),
  ),
  first: fc.integer({ min: 0, max: 1_500 }).map((day) => isoAfter("2020-01-01", day)),
}).map(({ body, interval, end, first }) => {
  const every = interval === 1 ? "" : `;INTERVAL=${interval}`;
  // The first day is one of the rule's: RFC 5545 leaves the others undefined.
  const [start = first] = recurrenceDates(checkedRecurrence(body), first, {
    from: first,
    to: "2099-12-31",
    most: 1,
  });
  return { rule: checkedRecurrence(`${body}${every}${end}`), start };
});

const isoAfter = (day: string, days: number) =>
  Temporal.PlainDate.from(day).add({ days }).toString();
const dayAfter = (day: string, days: number) => isoAfter(day, days).replaceAll("-", "");

/** Returns where the days of ten years differ from those of `ical.js`; null: nowhere. */
export function unlikeOracle({ rule, start }: Series): string | null {
  const to = isoAfter(start, 3_652);
  const own = recurrenceDates(rule, start, { from: start, to });
  const iterator = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromDateString(start));
  const theirs: string[] = [];
  for (let next = iterator.next(); next && next.toString() <= to; next = iterator.next()) {
    theirs.push(next.toString());
  }
  const at = own.findIndex((day, index) => day !== theirs[index]);
  if (at < 0 && own.length === theirs.length) return null;
  const place = at < 0 ? own.length : at;
  return `${rule} from ${start}: ${own[place]} is not ${theirs[place]}`;
}

export const allZones = Intl.supportedValuesOf("timeZone");
/** Every twentieth zone, and those whose clocks are peculiar. */
export const sampledZones = [
  ...allZones.filter((_, at) => at % 20 === 0),
  "America/Sao_Paulo",
  "America/New_York",
  "Europe/Lisbon",
  "Australia/Lord_Howe",
  "Africa/Cairo",
];

const formats = new Map<string, Intl.DateTimeFormat>();

/** What a zone's clocks show at an instant, by `Intl`: YYYY-MM-DDTHH:MM. */
export function wallClockOf(instant: Date, timeZone: string): string {
  const format = formats.get(timeZone) ??
    new Intl.DateTimeFormat("sv-SE", {
      timeZone,
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
    });
  formats.set(timeZone, format);
  return format.format(instant).replace(" ", "T");
}

const HOUR_MS = 3_600_000;
/** By so much clocks are put back: an earlier instant within may show the same time. */
const PUT_BACK_MS = [0.5, 1, 2, 3].map((hours) => hours * HOUR_MS);

/** The milliseconds from one local time to another, as if no clock was ever changed. */
const elapsed = (from: string, to: string) => Date.parse(`${to}Z`) - Date.parse(`${from}Z`);

/**
 * Returns how the clocks at an occurrence differ from its local time; null: they show it, for the
 * first time, or they skip it and show as much later as they were put forward (RFC 5545).
 */
export function unlikeWallClock(
  { startsAt, startsLocal }: { readonly startsAt: Date; readonly startsLocal: string },
  timeZone: string,
): string | null {
  const shown = wallClockOf(startsAt, timeZone);
  const before = (ms: number) => wallClockOf(new Date(startsAt.getTime() - ms), timeZone);
  if (shown === startsLocal) {
    const isChanged = elapsed(before(3 * HOUR_MS), shown) !== 3 * HOUR_MS;
    return isChanged && PUT_BACK_MS.some((ms) => before(ms) === startsLocal)
      ? `${timeZone} shows ${startsLocal} before, too`
      : null;
  }
  const gap = elapsed(startsLocal, shown);
  return gap > 0 && elapsed(before(gap), startsLocal) === gap
    ? null
    : `${timeZone} shows ${shown} at ${startsLocal}`;
}

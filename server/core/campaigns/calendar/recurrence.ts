import { RRuleTemporal } from "rrule-temporal";
import { Failure } from "../../errors.ts";

/** The parts of a recurrence rule (RFC 5545) that an entry may have, and the form of each. */
const parts: Readonly<Record<string, RegExp>> = {
  FREQ: /^(DAILY|WEEKLY|MONTHLY|YEARLY)$/,
  INTERVAL: /^([1-9]\d?|[12]\d\d|3[0-5]\d|36[0-6])$/,
  COUNT: /^([1-9]\d{0,2}|1000)$/,
  UNTIL: /^\d{8}(T\d{6}Z?)?$/,
  BYDAY: /^([+-]?[1-5])?(MO|TU|WE|TH|FR|SA|SU)(,([+-]?[1-5])?(MO|TU|WE|TH|FR|SA|SU)){0,9}$/,
  BYMONTHDAY: /^-?([1-9]|[12]\d|3[01])(,-?([1-9]|[12]\d|3[01])){0,30}$/,
  BYMONTH: /^([1-9]|1[0-2])(,([1-9]|1[0-2])){0,11}$/,
  BYSETPOS: /^-?[1-5](,-?[1-5]){0,4}$/,
  WKST: /^(MO|SU)$/,
};

/**
 * Returns a recurrence rule in the one form that is stored: parts in a fixed order, the last day as
 * a date. @throws Failure RECURRENCE_INVALID
 */
export function checkedRecurrence(typed: string): string {
  const invalid = new Failure("RECURRENCE_INVALID", ["recurrence"]);
  const given = new Map<string, string>();
  for (const part of typed.trim().toUpperCase().replace(/^RRULE:/, "").split(";")) {
    const [name = "", value = "", ...more] = part.split("=");
    if (more.length > 0 || given.has(name) || !parts[name]?.test(value)) throw invalid;
    given.set(name, name === "UNTIL" ? value.slice(0, 8) : value);
  }
  const has = (name: string) => given.has(name);
  const isOrdinal = /\d/.test(given.get("BYDAY") ?? "");
  const isMonthly = ["MONTHLY", "YEARLY"].includes(given.get("FREQ") ?? "");
  const isWrong = !has("FREQ") || has("COUNT") && has("UNTIL") || isOrdinal && !isMonthly ||
    given.get("FREQ") === "WEEKLY" && has("BYMONTHDAY") ||
    has("BYSETPOS") && !has("BYDAY") && !has("BYMONTHDAY") ||
    isOrdinal && has("BYSETPOS");
  if (isWrong || has("UNTIL") && dateOf(given.get("UNTIL")!) === null) throw invalid;
  const rule = Object.keys(parts).flatMap((name) =>
    given.has(name) ? `${name}=${given.get(name)}` : []
  )
    .join(";");
  try {
    if (recurrenceDates(rule, FIRST, { from: FIRST, to: LAST, most: 1 }).length === 0) {
      throw invalid;
    }
  } catch {
    throw invalid; // the library gave up looking for a day: there is none
  }
  return rule;
}

/** A leap year and what follows: every rule that ever matches does so within. */
const [FIRST, LAST] = ["2000-01-01", "2099-12-31"];

/** Returns the date of UNTIL as YYYY-MM-DD; null: it is none. */
function dateOf(until: string): string | null {
  const text = `${until.slice(0, 4)}-${until.slice(4, 6)}-${until.slice(6, 8)}`;
  try {
    return Temporal.PlainDate.from(text, { overflow: "reject" }).toString();
  } catch {
    return null;
  }
}

const utc = (date: string) => Temporal.PlainDate.from(date).toZonedDateTime("UTC");

/** Days of one reading: the longest series of days that is ever asked for. */
const MOST = 4_000;

/**
 * Returns the days of a series that begins on `start`, from one day to another, both included and
 * all as YYYY-MM-DD. Days are counted as UTC's, which has no gaps: what its clocks show that day in
 * the entry's zone is decided afterwards.
 */
export function recurrenceDates(
  rule: string | null,
  start: string,
  { from, to, most = MOST }: { readonly from: string; readonly to: string; readonly most?: number },
): string[] {
  if (rule === null) return from <= start && start <= to ? [start] : [];
  const first = from > start ? from : start;
  if (first > to) return [];
  const days: string[] = [];
  const series = seriesOf(rule, start);
  if (most < MOST) {
    const following = (at: Temporal.ZonedDateTime, isIncluded: boolean) => {
      try {
        return series.next(at, isIncluded);
      } catch {
        return null; // the library gave up looking for a day: there is none
      }
    };
    for (let at = following(utc(first), true); at && days.length < most;) {
      const day = at.toPlainDate().toString();
      if (day > to) break;
      days.push(day);
      at = following(at, false);
    }
    return days;
  }
  return series.between(utc(first), utc(to), true).slice(0, most)
    .map((at) => at.toPlainDate().toString());
}

function seriesOf(rule: string, start: string) {
  const rruleString = `RRULE:${rule.replace(/UNTIL=(\d{8})/, "UNTIL=$1T000000Z")}`;
  return new RRuleTemporal({ rruleString, dtstart: utc(start), tzid: "UTC" });
}

/** Splits a rule before a day: what is left of it until then, and what goes on from that day. */
export function splitRecurrence(
  rule: string,
  start: string,
  day: string,
): { readonly before: string; readonly after: string } {
  const last = Temporal.PlainDate.from(day).subtract({ days: 1 }).toString();
  const ended = rule.replace(/;(COUNT|UNTIL)=[^;]+/, "");
  const before = insertPart(ended, `UNTIL=${last.replaceAll("-", "")}`);
  const count = /COUNT=(\d+)/.exec(rule)?.[1];
  if (!count) return { before, after: rule };
  const gone = recurrenceDates(rule, start, { from: start, to: last }).length;
  return { before, after: insertPart(ended, `COUNT=${Math.max(1, Number(count) - gone)}`) };
}

const insertPart = (rule: string, part: string) => checkedRecurrence(`${rule};${part}`);

const weekdays = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];

/**
 * Moves a rule by days, as its start is moved. @throws Failure CALENDAR_SERIES_FIXED for a rule that
 * names days of the month, which are changed by the rule
 */
export function shiftRecurrence(rule: string, days: number): string {
  if (days === 0 || !/BYDAY|BYMONTHDAY|BYMONTH/.test(rule)) return rule;
  if (!rule.includes("FREQ=WEEKLY") || rule.includes("BYMONTH")) {
    throw new Failure("CALENDAR_SERIES_FIXED", ["startsLocal"]);
  }
  return rule.replace(/BYDAY=([^;]+)/, (_, named: string) => {
    const moved = named.split(",").map((day) => (weekdays.indexOf(day) + days % 7 + 7) % 7);
    return `BYDAY=${moved.sort((a, b) => a - b).map((at) => weekdays[at]).join(",")}`;
  });
}

/** A day of the calendar: YYYY-MM-DD. */
export type Day = string;

const DAY = 24 * 60 * 60 * 1000;
const utc = (day: Day) => new Date(`${day}T00:00:00Z`);

/** Returns the day so many days later, or earlier. */
export const addDays = (day: Day, days: number): Day =>
  new Date(utc(day).getTime() + days * DAY).toISOString().slice(0, 10);

/** Returns how many days `to` is after `from`. */
export const daysBetween = (from: Day, to: Day): number =>
  Math.round((utc(to).getTime() - utc(from).getTime()) / DAY);

/** 0 is Sunday. */
export const weekday = (day: Day): number => utc(day).getUTCDay();

/** Returns the days from a day on. */
const daysFrom = (first: Day, count: number): Day[] =>
  Array.from({ length: count }, (_, at) => addDays(first, at));

/** Returns the Sunday that begins the week of a day. */
const weekStart = (day: Day): Day => addDays(day, -weekday(day));

/** Returns the same day of another month, or its last day. */
export function addMonths(day: Day, months: number): Day {
  const date = utc(day);
  const first = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1));
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(date.getUTCDate(), last));
  return first.toISOString().slice(0, 10);
}

/** Returns the days of a view: the next two weeks, a week, or the six weeks around a month. */
export function daysOfView(view: CalendarView, day: Day): Day[] {
  if (view === "agenda") return daysFrom(day, 14);
  if (view === "semana") return daysFrom(weekStart(day), 7);
  return daysFrom(weekStart(`${day.slice(0, 8)}01`), 42);
}

export type CalendarView = "agenda" | "semana" | "mes";

const words = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat("pt-BR", { ...options, timeZone: "UTC" });
const long = words({ weekday: "long", day: "numeric", month: "long" });
const short = words({ weekday: "short", day: "2-digit", month: "2-digit" });
const month = words({ month: "long", year: "numeric" });

/** "sexta-feira, 27 de novembro" */
export const longDay = (day: Day) => long.format(utc(day));

/** "sex., 27/11" */
export const shortDay = (day: Day) => short.format(utc(day));

/** "novembro de 2026" */
export const monthOf = (day: Day) => month.format(utc(day));

/** Returns the local date and time of an instant in a zone: 2026-11-27T09:00. */
export function localIn(instant: string | number, timeZone: string): string {
  const form = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "short",
  });
  return form.format(new Date(instant)).replace(" ", "T");
}

/** Moves a local date and time by days and minutes, within its day. */
export function shifted(local: string, days: number, minutes = 0): string {
  const [hour = 0, minute = 0] = local.slice(11, 16).split(":").map(Number);
  const total = Math.min(24 * 60 - 1, Math.max(0, hour * 60 + minute + minutes));
  const two = (n: number) => String(n).padStart(2, "0");
  return `${addDays(local.slice(0, 10), days)}T${two(Math.floor(total / 60))}:${two(total % 60)}`;
}

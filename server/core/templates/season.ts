import { Failure } from "../errors.ts";

/** A named part of every year, from its first to its last day (MM-DD), also over New Year's. */
export type Season = {
  readonly name: string;
  readonly firstDay: string;
  readonly lastDay: string;
};

/** Characters of a name at most. */
const LONGEST_SEASON_NAME = 40;

/** Whether that day (YYYY-MM-DD) is in the season. */
export function holds({ firstDay, lastDay }: Season, day: string): boolean {
  const today = day.slice(-5);
  return firstDay <= lastDay
    ? firstDay <= today && today <= lastDay
    : firstDay <= today || today <= lastDay;
}

/** Tidied. @throws Failure SEASON_INVALID, with the field at fault. */
export function checkedSeason({ name: typed, firstDay, lastDay }: Season): Season {
  const name = typed.trim().replace(/\s+/g, " ");
  if ([...name].length > LONGEST_SEASON_NAME || !/^\P{C}+$/u.test(name)) refuse("name");
  if (!isDay(firstDay)) refuse("firstDay");
  if (!isDay(lastDay)) refuse("lastDay");
  return { name, firstDay, lastDay };
}

function refuse(field: keyof Season): never {
  throw new Failure("SEASON_INVALID", ["season", field]);
}

/** Whether a leap year has that day. */
function isDay(text: string): boolean {
  if (!/^\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`2028-${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(5, 10) === text;
}

/** A time of the year that the product knows: so many days, up to one that may move with the year. */
export type SeasonRule = {
  readonly name: string;
  readonly days: number;
  /** The last day of a year's season (MM-DD); `days` do not reach back over New Year's. */
  readonly last: (year: number) => string;
};

/** Returns the season of the year of that day (YYYY-MM-DD). */
export function seasonOf({ name, days, last }: SeasonRule, day: string): Season {
  const year = Number(day.slice(0, 4));
  const lastDay = last(year);
  const first = Temporal.PlainDate.from(`${day.slice(0, 4)}-${lastDay}`).subtract({
    days: days - 1,
  });
  return { name, firstDay: first.toString().slice(5), lastDay };
}

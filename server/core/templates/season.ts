import { Failure } from "../errors.ts";

/** A time of every year, by name: from its first to its last day (MM-DD), over New Year's too. */
export type Season = {
  readonly name: string;
  readonly firstDay: string;
  readonly lastDay: string;
};

/** Characters of a name at most. */
const LONGEST_NAME = 40;

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
  if ([...name].length > LONGEST_NAME || !/^\P{C}+$/u.test(name)) refuse("name");
  if (!isDay(firstDay)) refuse("firstDay");
  if (!isDay(lastDay)) refuse("lastDay");
  return { name, firstDay, lastDay };
}

function refuse(field: keyof Season): never {
  throw new Failure("SEASON_INVALID", ["season", field]);
}

/** A day that some year has: a leap year has them all. */
function isDay(text: string): boolean {
  if (!/^\d\d-\d\d$/.test(text)) return false;
  const day = new Date(`2028-${text}T00:00:00Z`);
  return !Number.isNaN(day.getTime()) && day.toISOString().slice(5, 10) === text;
}

import type { RetailSeason } from "../../__generated__/TextEditor_query.graphql.ts";
import { monthDayLabel } from "../../ui/text/clock.ts";

export type { RetailSeason };

/** A time of the retail year as the server lists it, the soonest first. */
export type SeasonDates = {
  readonly season: RetailSeason;
  readonly name: string;
  readonly day: string;
  readonly isNow: boolean;
};

/** Returns the day of a season: "10/05". */
export const seasonDay = ({ day }: Pick<SeasonDates, "day">) => monthDayLabel(day.slice(5));

/** Seasons that are announced before they begin. */
const ANNOUNCED = 3;

/** Returns the seasons of now, and those that come next. */
export function currentSeasons(seasons: readonly SeasonDates[]): ReadonlySet<RetailSeason> {
  const now = seasons.filter(({ isNow }) => isNow);
  const next = seasons.filter(({ isNow }) => !isNow).slice(0, ANNOUNCED);
  return new Set([...now, ...next].map(({ season }) => season));
}

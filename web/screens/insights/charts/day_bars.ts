/** What of a day is charted. */
export type DayMeasure = "clicks" | "sales" | "commission";

/** A day's figures; null: not known. */
export type DayFigures = {
  readonly day: string;
  readonly clicks: number | null;
  readonly sales: number | null;
  /** Confirmed commission, in cents. */
  readonly commission: number | null;
};

/** A bar: one day, or the week that ends with `to`. */
export type DayBar = { readonly from: string; readonly to: string; readonly value: number };

/** Days that have a bar each; longer periods have one a week. */
const MOST_DAYS = 92;
const WEEK = 7;

/**
 * Returns the bars of a period, in order: the first week may be short, so that the last is whole.
 * Null: the measure is not known of any day.
 */
export function dayBars(days: readonly DayFigures[], measure: DayMeasure): DayBar[] | null {
  if (days.every((day) => day[measure] === null)) return null;
  const size = days.length > MOST_DAYS ? WEEK : 1;
  const bars: DayBar[] = [];
  for (let end = days.length; end > 0; end -= size) {
    const some = days.slice(Math.max(0, end - size), end);
    const value = some.reduce((sum, day) => sum + (day[measure] ?? 0), 0);
    bars.unshift({ from: some[0]!.day, to: some.at(-1)!.day, value });
  }
  return bars;
}

/** Returns the highest bar, the latest of those alike; undefined: there is none above 0. */
export const bestBar = (bars: readonly DayBar[]): DayBar | undefined =>
  bars.toSorted((a, b) => b.value - a.value || (a.to < b.to ? 1 : -1))
    .find(({ value }) => value > 0);

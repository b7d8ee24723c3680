import { Failure } from "../errors.ts";
import type { Given } from "../given.ts";
import { zoned } from "../zoned.ts";

/** The periods that are chosen by a name; each ends today. */
export const presets = { LAST_7_DAYS: 7, LAST_30_DAYS: 30, LAST_90_DAYS: 90, LAST_365_DAYS: 365 };
export type PeriodPreset = keyof typeof presets;

/** Days of a period at most. */
const MOST_DAYS = 366;

/** Whole days of the person's zone, as YYYY-MM-DD, the last one included. */
export type Period = { readonly from: string; readonly to: string; readonly days: number };

export type ChosenPeriod = Given<{ preset: PeriodPreset; from: string; to: string }>;

/**
 * Returns the chosen period: `from` and `to`, else the preset, else the last 30 days.
 * @throws Failure INSIGHTS_PERIOD_INVALID
 */
export function periodOf({ preset, from, to }: ChosenPeriod, now: Date, zone: string): Period {
  const today = zoned(now, zone).toPlainDate();
  if (!from && !to) {
    const days = presets[preset ?? "LAST_30_DAYS"];
    return { from: String(today.subtract({ days: days - 1 })), to: String(today), days };
  }
  const [first, last] = [dayIn(from, "from"), to ? dayIn(to, "to") : today];
  const days = first.until(last).total("days") + 1;
  if (days < 1 || days > MOST_DAYS) throw new Failure("INSIGHTS_PERIOD_INVALID", ["to"]);
  return { from: String(first), to: String(last), days };
}

function dayIn(text: string | null | undefined, name: string): Temporal.PlainDate {
  const isDay = /^[12]\d{3}-\d{2}-\d{2}$/.test(text ?? ""); // PostgreSQL has no year 0
  try {
    if (isDay) return Temporal.PlainDate.from(text!);
  } catch { /* no such day */ }
  throw new Failure("INSIGHTS_PERIOD_INVALID", [name]);
}

/** Returns the period of the same length that ends the day before. */
export function periodBefore({ from, days }: Period): Period {
  const first = Temporal.PlainDate.from(from);
  return {
    from: String(first.subtract({ days })),
    to: String(first.subtract({ days: 1 })),
    days,
  };
}

/** Returns the days of a period, in order. */
export function daysOf({ from, days }: Period): string[] {
  const first = Temporal.PlainDate.from(from);
  return Array.from({ length: days }, (_, nth) => String(first.add({ days: nth })));
}

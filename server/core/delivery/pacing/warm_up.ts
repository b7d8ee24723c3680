import { zoned } from "../../zoned.ts";

/**
 * How many messages a new number may send on each day of its first two weeks: each day about a fifth
 * more, from 20 up to 200. Source: the practice of those who run such numbers.
 */
export const WARM_UP_CAPS = [20, 24, 28, 34, 41, 49, 58, 69, 82, 98, 118, 141, 168, 200] as const;

/** A day of a number's warming up, by the clocks of its person. */
type WarmUpDay = {
  /** From 1. */
  readonly day: number;
  readonly cap: number;
  readonly begins: Date;
  /** When the next day begins. */
  readonly ends: Date;
};

/** Which day of its warming up a number has at `at`; null: it needs none, or that is over. */
export function warmUpDay(from: Date | null, zone: string, at: Date): WarmUpDay | null {
  if (!from) return null;
  const today = zoned(at, zone).toPlainDate();
  const day = Math.max(0, zoned(from, zone).toPlainDate().until(today).days); // a zone may change
  const cap = WARM_UP_CAPS[day];
  if (cap === undefined) return null;
  const tomorrow = today.add({ days: 1 });
  const first = startOf(tomorrow, zone);
  // Where clocks are set back just past midnight, today comes again.
  const ends = first > at ? first : startAgain(tomorrow, zone);
  return { day: day + 1, cap, begins: startOf(today, zone), ends };
}

/** When a number that is new since `from` counts as warmed up. */
export const warmUpEnds = (from: Date, zone: string): Date =>
  startOf(zoned(from, zone).toPlainDate().add({ days: WARM_UP_CAPS.length }), zone);

const startOf = (day: Temporal.PlainDate, zone: string) =>
  new Date(day.toZonedDateTime(zone).epochMilliseconds);
const startAgain = (day: Temporal.PlainDate, zone: string) =>
  new Date(
    day.toPlainDateTime().toZonedDateTime(zone, { disambiguation: "later" }).epochMilliseconds,
  );

import { zoned } from "../../zoned.ts";

/**
 * How many messages a new number may send on each day of its first two weeks: about a fifth more
 * each day, from 20 to 200. Source: the practice of people who operate such numbers.
 */
export const WARM_UP_CAPS = [20, 24, 28, 34, 41, 49, 58, 69, 82, 98, 118, 141, 168, 200] as const;

/** A day of a number's warm-up, in its owner's time zone. */
type WarmUpDay = {
  /** From 1. */
  readonly day: number;
  readonly cap: number;
  readonly begins: Date;
  /** When the next day begins. */
  readonly ends: Date;
};

/** Returns the day of a number's warm-up at `at`; null: it has none, or it is over. */
export function warmUpDay(from: Date | null, zone: string, at: Date): WarmUpDay | null {
  if (!from) return null;
  const today = zoned(at, zone).toPlainDate();
  const day = Math.max(0, zoned(from, zone).toPlainDate().until(today).days); // a zone may change
  const cap = WARM_UP_CAPS[day];
  if (cap === undefined) return null;
  const tomorrow = today.add({ days: 1 });
  const first = startOf(tomorrow, zone);
  // Where clocks are set back just past midnight, the same day begins twice.
  const ends = first > at ? first : startAgain(tomorrow, zone);
  return { day: day + 1, cap, begins: startOf(today, zone), ends };
}

/** Returns when the warm-up of a number that is new since `from` is over. */
export const warmUpEnds = (from: Date, zone: string): Date =>
  startOf(zoned(from, zone).toPlainDate().add({ days: WARM_UP_CAPS.length }), zone);

const startOf = (day: Temporal.PlainDate, zone: string) =>
  new Date(day.toZonedDateTime(zone).epochMilliseconds);
const startAgain = (day: Temporal.PlainDate, zone: string) =>
  new Date(
    day.toPlainDateTime().toZonedDateTime(zone, { disambiguation: "later" }).epochMilliseconds,
  );

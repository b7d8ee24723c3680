import { Failure } from "../../errors.ts";
import { zoned } from "../../zoned.ts";

/** A minute that has just begun may still be chosen. */
const GRACE_MS = 60 * 1000;

/** ISO 8601 to the minute or second: without an offset, which would be passed over in silence. */
const LOCAL_TIME = /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d)?$/;

/**
 * The instant of the local date and time that was asked for; `now` when none was. A time that the
 * zone skips comes as much later; of one that it shows twice, the first that is not over counts.
 * @throws Failure for nonsense, the past, and more than a year ahead.
 */
export function plannedAt(
  { localTime, zone }: { readonly localTime?: string | null | undefined; readonly zone: string },
  now: Date,
): Date {
  if (localTime == null) return now;
  const oldest = now.getTime() - GRACE_MS;
  const newest = zoned(now, zone).add({ years: 1 }).epochMilliseconds;
  const instant = readings(localTime, zone).find((ms) => ms >= oldest);
  if (instant === undefined || instant > newest) throw new Failure("TIME_INVALID", ["localTime"]);
  return new Date(instant);
}

/** When the zone's clocks show this time: first and last; none for what is no time. */
function readings(localTime: string, zone: string): number[] {
  if (!LOCAL_TIME.test(localTime)) return [];
  try {
    const time = Temporal.PlainDateTime.from(localTime);
    return (["compatible", "later"] as const).map((disambiguation) =>
      time.toZonedDateTime(zone, { disambiguation }).epochMilliseconds
    );
  } catch (error) {
    if (error instanceof RangeError) return [];
    throw error;
  }
}

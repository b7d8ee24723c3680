import { zoned } from "../../zoned.ts";
import type { QuietHours } from "../settings/bot_settings.ts";

/**
 * The end of the quiet stretch that holds `at`; null when it is not quiet then. What counts is what
 * the zone's clocks show, whatever they skip or repeat: nobody there reads a quiet hour on a message.
 */
export function quietUntil(hours: QuietHours | null, zone: string, at: Date): Date | null {
  if (!hours) return null;
  let instant = zoned(at, zone);
  if (!isQuiet(hours, instant)) return null;
  do {
    instant = clockReads(hours.to, instant);
  } while (isQuiet(hours, instant));
  return new Date(instant.epochMilliseconds);
}

function isQuiet({ from, to }: QuietHours, instant: Temporal.ZonedDateTime): boolean {
  const time = instant.toPlainTime().toString({ smallestUnit: "minute" });
  return from < to ? from <= time && time < to : from <= time || time < to;
}

/** When the clocks next show this time, or are set to another: whichever comes first. */
function clockReads(time: string, instant: Temporal.ZonedDateTime): Temporal.ZonedDateTime {
  const ahead = instant.toPlainTime().until(Temporal.PlainTime.from(time));
  const reads = instant.toInstant().add(ahead.sign > 0 ? ahead : ahead.add({ hours: 24 }))
    .toZonedDateTimeISO(instant.timeZoneId);
  const change = instant.getTimeZoneTransition("next");
  return change && change.epochMilliseconds < reads.epochMilliseconds ? change : reads;
}

import type { Pace, QuietHours } from "../settings/bot_settings.ts";
import type { Reason } from "../queue/dispatch.ts";
import { warmUpDay } from "./warm_up.ts";
import { zoned } from "../../zoned.ts";

/**
 * A message may be a little longer under way than the one that it follows: every window is judged
 * by this much longer than it is called, or one more could arrive within it than its cap.
 */
const JITTER_MS = 1000;
const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The caps: how many messages of one session may start in any window of so many milliseconds. */
const WINDOWS = [
  { cap: "perMinute", ms: MINUTE_MS + JITTER_MS, because: "MINUTE_CAP" },
  { cap: "perHour", ms: HOUR_MS + JITTER_MS, because: "HOUR_CAP" },
  { cap: "perDay", ms: DAY_MS + JITTER_MS, because: "DAY_CAP" },
] as const satisfies readonly { cap: keyof Pace; ms: number; because: Reason }[];

/** A day has up to 25 hours: starts older than this, in milliseconds, hold nothing up any more. */
export const LOOKS_BACK_MS = 25 * HOUR_MS + JITTER_MS;

/** The window in which the same words are counted, in milliseconds. */
export const IDENTICAL_MS = HOUR_MS + JITTER_MS;

/** What decides when a session's next message may start. */
export type LanePace = {
  readonly pace: Pace;
  readonly quietHours: QuietHours | null;
  readonly zone: string;
  /** Since when the number is new, and used ever more by the day; null: no such plan is kept to. */
  readonly warmUpFrom: Date | null;
  /** Of the number's owner, where that is somebody else; left out: as `zone`. */
  readonly warmUpZone?: string;
  /** Before this instant the gap drawn after the latest start is not over. */
  readonly freeAt: Date | null;
  /** The session's starts, the latest being the first; null where there are fewer. */
  readonly nthLatest: (n: number) => Date | null;
};

/** Milliseconds from one start to the next, any of the allowed as likely; `random` is in [0, 1). */
export function drawGap({ gapMinMs, gapMaxMs }: Pace, random: () => number): number {
  return gapMinMs + Math.floor(random() * (gapMaxMs - gapMinMs + 1));
}

type EarliestStart = { readonly at: Date; readonly because: Reason | null };

/**
 * The earliest instant from `at` on when gap, caps and quiet hours together allow a start, and what
 * held it up last; null: nothing did. Gap and caps each only say "not before": quiet hours come last
 * and end at an instant that those still allow, so that once round is enough. So does a day's cap of
 * a new number: what one day allows, the next day allows as well.
 */
export function earliestStart(lane: LanePace, at: Date): EarliestStart {
  let start: EarliestStart = { at, because: null };
  const notBefore = (instant: Date | null, because: Reason) => {
    if (instant && instant > start.at) start = { at: instant, because };
  };
  notBefore(lane.freeAt, "PACE");
  for (const { cap, ms, because } of WINDOWS) {
    const oldest = lane.nthLatest(lane.pace[cap]);
    notBefore(oldest && new Date(oldest.getTime() + ms), because);
  }
  const day = warmUpDay(lane.warmUpFrom, lane.warmUpZone ?? lane.zone, start.at);
  const first = day && lane.nthLatest(day.cap);
  if (first && first >= day.begins) notBefore(day.ends, "WARM_UP_CAP");
  notBefore(quietUntil(lane.quietHours, lane.zone, start.at), "QUIET_HOURS");
  return start;
}

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

/**
 * When words may be said once more that were said as often as is allowed: `starts` are the latest
 * times, as many as the cap, oldest first, each of which counts for `windowMs`. `waiting`: the times
 * for which others with the same words wait already; each takes one, so that all are told their own.
 */
export function identicalSlot(
  starts: readonly Date[],
  waiting: readonly Date[],
  windowMs: number,
): Date {
  const times = waiting.map((at) => at.getTime()).sort((a, b) => a - b);
  for (let n = 0, before = 0;; n++) {
    const round = 1 + Math.floor(n / starts.length);
    const slot = starts[n % starts.length]!.getTime() + round * windowMs;
    while (before < times.length && times[before]! <= slot) before++;
    if (before <= n) return new Date(slot);
  }
}

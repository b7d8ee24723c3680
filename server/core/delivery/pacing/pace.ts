import type { Pace, QuietHours } from "../settings/bot_settings.ts";
import type { Reason } from "../queue/dispatch.ts";
import { warmUpDay } from "./warm_up.ts";
import { zoned } from "../../zoned.ts";

/**
 * Added to every window: messages take different times to arrive, and without it one more than the
 * cap could arrive within a window.
 */
const JITTER_MS = 1000;
const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The caps on how many messages of one session may start within a window of `ms` milliseconds. */
const WINDOWS = [
  { cap: "perMinute", ms: MINUTE_MS + JITTER_MS, because: "MINUTE_CAP" },
  { cap: "perHour", ms: HOUR_MS + JITTER_MS, because: "HOUR_CAP" },
  { cap: "perDay", ms: DAY_MS + JITTER_MS, because: "DAY_CAP" },
] as const satisfies readonly { cap: keyof Pace; ms: number; because: Reason }[];

/** Milliseconds after which a start no longer limits anything: a day has up to 25 hours. */
export const LOOKS_BACK_MS = 25 * HOUR_MS + JITTER_MS;

/** The window in which identical texts are counted, in milliseconds. */
export const IDENTICAL_MS = HOUR_MS + JITTER_MS;

/** What decides when a session's next message may start. */
export type LanePace = {
  readonly pace: Pace;
  readonly quietHours: QuietHours | null;
  readonly timeZone: string;
  /** When the number's warm-up began; null: none applies. */
  readonly warmUpFrom: Date | null;
  /** The time zone of the number's owner; left out: `zone`. */
  readonly warmUpZone?: string;
  /** When the gap after the latest start is over. */
  readonly freeAt: Date | null;
  /** Returns the n-th latest start of the session, from 1; null where there are fewer. */
  readonly nthLatest: (n: number) => Date | null;
};

/**
 * Draws the milliseconds from one start to the next, evenly from the allowed range; `random` is in
 * [0, 1).
 */
export function drawGap({ gapMinMs, gapMaxMs }: Pace, random: () => number): number {
  return gapMinMs + Math.floor(random() * (gapMaxMs - gapMinMs + 1));
}

type EarliestStart = { readonly at: Date; readonly because: Reason | null };

/**
 * Returns the earliest instant from `at` on at which gap, caps and quiet hours all allow a start,
 * and what delayed it last; null: nothing did. One pass is enough: gap and caps only set a lower
 * bound, quiet hours come last and end at an instant that the others still allow, and what one day
 * of a warm-up allows, the next allows as well.
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
  const day = warmUpDay(lane.warmUpFrom, lane.warmUpZone ?? lane.timeZone, start.at);
  const first = day && lane.nthLatest(day.cap);
  if (first && first >= day.begins) notBefore(day.ends, "WARM_UP_CAP");
  notBefore(quietUntil(lane.quietHours, lane.timeZone, start.at), "QUIET_HOURS");
  return start;
}

/**
 * Returns the end of the quiet hours around `at`; null when it is not quiet then. Quiet hours
 * follow the zone's clocks, including the hours that they skip or repeat.
 */
export function quietUntil(hours: QuietHours | null, timeZone: string, at: Date): Date | null {
  if (!hours) return null;
  let instant = zoned(at, timeZone);
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

/** Returns when the clocks next show this time or are next changed, whichever comes first. */
function clockReads(time: string, instant: Temporal.ZonedDateTime): Temporal.ZonedDateTime {
  const ahead = instant.toPlainTime().until(Temporal.PlainTime.from(time));
  const reads = instant.toInstant().add(ahead.sign > 0 ? ahead : ahead.add({ hours: 24 }))
    .toZonedDateTimeISO(instant.timeZoneId);
  const change = instant.getTimeZoneTransition("next");
  return change && change.epochMilliseconds < reads.epochMilliseconds ? change : reads;
}

/**
 * Returns when a text that has reached its cap may be sent again. `starts`: its latest starts, as
 * many as the cap, oldest first; each counts for `windowMs`. `waiting`: the times assigned to
 * queued messages with the same text, each of which takes one place, so that every message gets a
 * time of its own.
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

import type { Pace, QuietHours } from "../settings/bot_settings.ts";
import type { Reason } from "../queue/dispatch.ts";
import { quietUntil } from "./quiet_hours.ts";
import { warmUpDay } from "./warm_up.ts";

/**
 * A message may be a little longer under way than the one that it follows: every window is judged
 * by this much longer than it is called, or one more could arrive within it than its cap.
 */
const JITTER_MS = 1000;
const MINUTE_MS = 60 * 1000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** The caps: how many messages of one session may start in any window of so many milliseconds. */
export const WINDOWS = [
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

export type EarliestStart = { readonly at: Date; readonly because: Reason | null };

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

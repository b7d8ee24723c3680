const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;

/** The waits between attempts: together about three days. */
const waits: readonly number[] = [
  5 * SECOND,
  MINUTE,
  5 * MINUTE,
  30 * MINUTE,
  2 * HOUR,
  5 * HOUR,
  10 * HOUR,
  14 * HOUR,
  20 * HOUR,
  20 * HOUR,
];

/** How much longer a wait may be, so that what failed together does not return together. */
const JITTER = 0.2;

/**
 * Returns when to attempt again after `attempts` that failed; null: never.
 *
 * @param random from 0 to 1
 */
export function nextAttempt(attempts: number, now: Date, random: number): Date | null {
  const wait = waits[attempts - 1];
  return wait === undefined ? null : new Date(now.getTime() + wait * (1 + JITTER * random));
}

/** Whether a response says that the event arrived: redirects do not. */
export const isDelivered = (status: number | null): boolean =>
  status !== null && status >= 200 && status < 300;

/** What a receiver answers that wants nothing any more. */
export const GONE = 410;

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/** How often the last days are read, and how many of them. */
const OFTEN_MS = 2 * HOUR_MS;
const LAST_DAYS = 3;
/** How often all days that may still change are read again, and how many; Shopee reports no more. */
const CORRECTED_MS = DAY_MS;
const CHANGEABLE_DAYS = 89;
/** Days of one window of that. */
const WINDOW_DAYS = 30;

/** How far a source was read. */
export type Due = {
  readonly updatedAt: Date | null;
  readonly correctedAt: Date | null;
  /** Where the reading of all days goes on. */
  readonly readingFrom: Date | null;
};

/** A time whose purchases are read in one go. */
export type Window = {
  readonly from: Date;
  readonly until: Date;
  /** It is one of those of all days, and the last of them. */
  readonly isCorrection: boolean;
  readonly isLast: boolean;
};

/**
 * Returns the window to read next; null: nothing is due. All days are read first, the oldest window
 * first, so that what is covered has no gap; one window a run, since Shopee accepts a new report
 * every 30 seconds.
 */
export function nextWindow({ updatedAt, correctedAt, readingFrom }: Due, now: Date): Window | null {
  const age = (since: Date | null) => since === null ? Infinity : now.getTime() - since.getTime();
  const oldest = now.getTime() - CHANGEABLE_DAYS * DAY_MS;
  if (readingFrom !== null || age(correctedAt) >= CORRECTED_MS) {
    const from = Math.max(readingFrom?.getTime() ?? oldest, oldest);
    const end = from + WINDOW_DAYS * DAY_MS;
    const isLast = end >= now.getTime();
    const until = isLast ? now : new Date(end);
    return { from: new Date(from), until, isCorrection: true, isLast };
  }
  if (age(updatedAt) < OFTEN_MS) return null;
  const from = new Date(now.getTime() - LAST_DAYS * DAY_MS);
  return { from, until: now, isCorrection: false, isLast: true };
}

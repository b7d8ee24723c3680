const HOUR = 60 * 60 * 1000;
/** A product whose price moves is read twice a day; a calm one less and less, down to once a week. */
const OFTEN_MS = 12 * HOUR;
const SELDOM_MS = 7 * 24 * HOUR;
/** After a wall or a silence: an hour, then two, then four. */
const RETRY_MS = HOUR;
/** Taken off at random, so that what was saved together is not read together. Never added. */
const SPREAD = 0.2;

type Calm = { readonly calmReads: number; readonly failures: number };

/** When a product is to be read again. `chance`: at random from 0 up to, not including, 1. */
export function nextRefresh({ calmReads, failures }: Calm, now: Date, chance: number): Date {
  const ms = failures > 0 ? RETRY_MS * 2 ** (failures - 1) : OFTEN_MS * 2 ** calmReads;
  return new Date(now.getTime() + Math.min(ms, SELDOM_MS) * (1 - SPREAD * chance));
}

/** When one that is gone is looked at again: shops bring things back. */
export const weeklyRefresh = (now: Date, chance: number): Date =>
  new Date(now.getTime() + SELDOM_MS * (1 - SPREAD * chance));

/** Whether a link has to be followed by the next read: each is, within a week. */
export const isLinkDue = (linkCheckedAt: Date | null, now: Date): boolean =>
  linkCheckedAt === null || now.getTime() - linkCheckedAt.getTime() >= SELDOM_MS - OFTEN_MS;

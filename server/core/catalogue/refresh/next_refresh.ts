const HOUR = 60 * 60 * 1000;
/** A product with a moving price is read twice a day, a calm one less often, at least once a week. */
const OFTEN_MS = 12 * HOUR;
const SELDOM_MS = 7 * 24 * HOUR;
/** After a failed read: one hour, then two, then four. */
const RETRY_MS = HOUR;
/** The share subtracted at random, so that products saved together are not read together. */
const SPREAD = 0.2;

type Calm = { readonly calmReads: number; readonly failures: number };

/** Returns when a product is read again. `chance` is random, from 0 up to, not including, 1. */
export function nextRefresh({ calmReads, failures }: Calm, now: Date, chance: number): Date {
  const ms = failures > 0 ? RETRY_MS * 2 ** (failures - 1) : OFTEN_MS * 2 ** calmReads;
  return new Date(now.getTime() + Math.min(ms, SELDOM_MS) * (1 - SPREAD * chance));
}

/** Returns when a product that is gone is read again: some come back. */
export const weeklyRefresh = (now: Date, chance: number): Date =>
  new Date(now.getTime() + SELDOM_MS * (1 - SPREAD * chance));

/** Whether the next read has to follow the link, so that each is followed within a week. */
export const isLinkDue = (linkCheckedAt: Date | null, now: Date): boolean =>
  linkCheckedAt === null || now.getTime() - linkCheckedAt.getTime() >= SELDOM_MS - OFTEN_MS;

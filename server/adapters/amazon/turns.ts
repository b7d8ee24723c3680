import { setTimeout } from "node:timers/promises";
import { LRUCache } from "lru-cache";
import { ShopRefusal } from "../../core/marketplaces/api/shop_api.ts";

/** Accounts whose turns are counted. */
const MOST_ACCOUNTS = 2_000;
/** Milliseconds for which somebody waits for their turn; then they are told to come back. */
const LONGEST_MS = 60_000;

export type Pace = {
  /** Milliseconds between two questions of one account. */
  readonly gapMs: number;
  /** Milliseconds of a clock that only goes forward, and a way to let them pass. */
  readonly now: () => number;
  readonly rest: (ms: number) => Promise<unknown>;
};

export const usualPace: Pace = { gapMs: 1_000, now: () => performance.now(), rest: setTimeout };

/**
 * Whoever asks in the name of an account waits for their turn, one after the other: Amazon refuses
 * more than one question a second of an account that sells little. Source: Creators API, API rates.
 * The turn throws ShopRefusal RATE_LIMITED when it is too far away.
 */
export function turns({ gapMs, now, rest }: Pace) {
  const nextAt = new LRUCache<string, number>({ max: MOST_ACCOUNTS });
  return async (account: string): Promise<void> => {
    const from = now();
    const turn = Math.max(from, nextAt.get(account) ?? from);
    const waits = turn - from;
    if (waits > LONGEST_MS) {
      throw new ShopRefusal("RATE_LIMITED", "too many wait already", Math.ceil(waits / 1_000));
    }
    nextAt.set(account, turn + gapMs);
    if (waits > 0) await rest(waits);
  };
}

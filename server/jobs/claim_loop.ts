import { setTimeout as delay } from "node:timers/promises";
import type { Logger } from "@logtape/logtape";

/** The most milliseconds between two claims, and the fewest. */
const CLAIM_EVERY = 30_000;
const CLAIM_AGAIN = 50;
/** Milliseconds to wait after the database failed. */
const AFTER_FAILURE = 1_000;

type Options<Claimed> = {
  readonly log: Logger;
  /** The most attempts of one process at once. */
  readonly mostAtOnce: number;
  /** Claims what is due, so that no other process attempts it meanwhile. */
  readonly claim: (most: number) => Promise<readonly Claimed[]>;
  /** Returns in how many milliseconds more is due; null: nothing waits. */
  readonly nextIn: () => Promise<number | null>;
  /** Attempts one and records what it brought. What it throws is logged: it is due again later. */
  readonly attempt: (claimed: Claimed) => Promise<void>;
};

export type ClaimLoop = {
  /** Checks for work soon: something happened. */
  readonly signal: () => void;
  /** Ends once what is being attempted has ended. */
  readonly stop: () => Promise<void>;
};

/** Claims and attempts what is due in the database, until it is stopped. */
export function runClaims<Claimed>(
  { log, mostAtOnce, claim, nextIn, attempt }: Options<Claimed>,
): ClaimLoop {
  const attempting = new Set<Promise<void>>();
  const stopping = new AbortController();
  let isSignaled = false;
  let wake = () => {};

  /** Starts what is due. @returns milliseconds until there may be more */
  async function start(): Promise<number> {
    const most = mostAtOnce - attempting.size;
    if (most <= 0) return CLAIM_EVERY; // the end of an attempt signals
    for (const claimed of await claim(most)) {
      const attempted = attempt(claimed).catch((error) =>
        log.error("an attempt was not recorded: {error}", { error })
      );
      attempting.add(attempted);
      attempted.finally(() => (attempting.delete(attempted), signal()));
    }
    return Math.min(CLAIM_EVERY, await nextIn() ?? Infinity);
  }

  function sleep(ms: number): Promise<void> {
    return new Promise((resolve) => {
      const timer = setTimeout(resolve, Math.max(0, ms));
      wake = () => (clearTimeout(timer), resolve());
    });
  }

  function signal() {
    isSignaled = true;
    wake();
  }

  async function run() {
    while (!stopping.signal.aborted) {
      isSignaled = false;
      const wait = await start().catch((error) => {
        log.error("nothing was claimed: {error}", { error });
        return AFTER_FAILURE;
      });
      if (!isSignaled && !stopping.signal.aborted) await sleep(wait);
      if (!stopping.signal.aborted) await delay(CLAIM_AGAIN); // quick signals share one claim
    }
    await Promise.all(attempting);
  }

  const running = run();
  return {
    signal,
    async stop() {
      stopping.abort();
      wake();
      await running;
    },
  };
}

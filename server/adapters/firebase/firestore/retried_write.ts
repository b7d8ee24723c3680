import { setTimeout as delay } from "node:timers/promises";

/** Attempts of one transaction. */
const ATTEMPTS = 5;

/** gRPC's codes of what may work at once: a used-up quota does not. */
const PASSING: ReadonlySet<unknown> = new Set([1, 2, 4, 10, 13, 14, 16]);

type Waits = {
  /** Milliseconds between the first two attempts; each wait is twice as long as the one before. */
  readonly retryMs: number;
  /** Milliseconds of all attempts together. */
  readonly writeMs: number;
};

/**
 * Attempts a transaction five times at most, within a time that is shorter than the claim of what it
 * writes: the SDK itself waits a minute before each attempt after a used-up quota, and more than ten
 * minutes for one that does not answer. One that goes on beyond that time must not write any more once
 * `signal` is aborted. @throws the last error; after the time is over, an error that has its message
 */
export async function retriedWrite<Result>(
  { retryMs, writeMs }: Waits,
  attempt: (signal: AbortSignal) => Promise<Result>,
): Promise<Result> {
  const ending = new AbortController();
  let last: unknown = null;
  const attempts = async () => {
    for (let nth = 1;; nth++) {
      try {
        return await attempt(ending.signal);
      } catch (error) {
        last = error;
        if (nth === ATTEMPTS || !PASSING.has((error as { code?: unknown }).code)) throw error;
      }
      await delay(retryMs * 2 ** (nth - 1), undefined, { signal: ending.signal });
    }
  };
  const late = delay(writeMs, undefined, { signal: ending.signal }).then(() => {
    const cause = last instanceof Error ? `; the last problem: ${last.message}` : "";
    throw new Error(`DEADLINE_EXCEEDED: not written within ${writeMs / 1000} s${cause}`);
  });
  const writing = attempts();
  writing.catch(() => {}); // what comes after the time is over
  late.catch(() => {});
  try {
    return await Promise.race([writing, late]);
  } finally {
    ending.abort();
  }
}

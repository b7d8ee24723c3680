import pRetry from "p-retry";
import pTimeout from "p-timeout";

/** Attempts of one transaction after the first. */
const RETRIES = 4;

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
  let problem = "";
  const writing = pRetry(() => attempt(ending.signal), {
    retries: RETRIES,
    minTimeout: retryMs,
    signal: ending.signal,
    shouldRetry: ({ error }) => PASSING.has((error as { code?: unknown }).code),
    onFailedAttempt: ({ error }) => void (problem = `; the last problem: ${error.message}`),
  });
  const late = () => {
    throw new Error(`DEADLINE_EXCEEDED: not written within ${writeMs / 1000} s${problem}`);
  };
  try {
    return await pTimeout(writing, { milliseconds: writeMs, fallback: late });
  } finally {
    ending.abort();
  }
}

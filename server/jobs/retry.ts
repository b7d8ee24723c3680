import pRetry, { AbortError } from "p-retry";

/** Waits 50 ms, 200 ms, 800 ms and so on between attempts, at most 5 s. */
const BACKOFF = { retries: Infinity, minTimeout: 50, factor: 4, maxTimeout: 5_000 } as const;

/**
 * Runs `task` until it succeeds or `signal` aborts; resolves in both cases. Calls `onFailure` with
 * each error; what that throws ends the retries.
 */
export async function retryUntilDone(
  task: () => Promise<void>,
  signal: AbortSignal,
  onFailure: (error: unknown) => void,
): Promise<void> {
  async function attempt(): Promise<void> {
    try {
      await task();
    } catch (error) {
      try {
        onFailure(error);
      } catch (final) {
        throw new AbortError(final as Error);
      }
      throw new Error("the task failed", { cause: error }); // a TypeError would end the retries
    }
  }
  try {
    await pRetry(attempt, { ...BACKOFF, signal });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

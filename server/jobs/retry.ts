import pRetry from "p-retry";

/** Waits 50 ms, 200 ms, 800 ms and so on between two tries, at most 5 s. */
const BACKOFF = { retries: Infinity, minTimeout: 50, factor: 4, maxTimeout: 5_000 } as const;

/**
 * Runs `task` until it succeeds or `signal` aborts; resolves in both cases. Calls `onFailure` with
 * each error.
 */
export async function retryUntilDone(
  task: () => Promise<void>,
  signal: AbortSignal,
  onFailure: (error: unknown) => void,
): Promise<void> {
  /** The library gives up at a TypeError that is not the network's, so it sees none. */
  const attempt = () =>
    task().catch((error) => {
      onFailure(error);
      throw new Error("the task failed", { cause: error });
    });
  try {
    await pRetry(attempt, { ...BACKOFF, signal });
  } catch (error) {
    if (!signal.aborted) throw error;
  }
}

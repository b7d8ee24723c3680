/** Milliseconds between one try and the next; the last stands for all further ones. */
const PAUSES = [50, 200, 1_000, 5_000];

/** Does `task` until it succeeds, or until `signal` says that it need not. Every failure is told. */
export async function persistently(
  task: () => Promise<void>,
  signal: AbortSignal,
  onFailure: (error: unknown) => void,
): Promise<void> {
  for (let tries = 0; !signal.aborted; tries++) {
    try {
      return await task();
    } catch (error) {
      onFailure(error);
      await pause(PAUSES[Math.min(tries, PAUSES.length - 1)]!, signal);
    }
  }
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener("abort", () => (clearTimeout(timer), resolve()), { once: true });
  });
}

const MAX_DELAY_S = 15;

/** Returns the ms before a retry: 1 s, doubling to 15, with jitter, so that clients do not return at once. */
export const retryDelay = (tries: number, random = Math.random()) =>
  Math.min(2 ** tries, MAX_DELAY_S) * 1000 * (0.75 + random / 2);

/** Waits for `ms`, or until the device has a network again. */
export function waitForRetry(ms: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const goOn = () => resolve();
  const timer = setTimeout(goOn, ms);
  addEventListener("online", goOn);
  return promise.finally(() => {
    clearTimeout(timer);
    removeEventListener("online", goOn);
  });
}

/** Whether the server itself responds, rather than a proxy in its place. */
export const isServerUp = () =>
  fetch("/healthz", { cache: "no-store" }).then(({ ok }) => ok, () => false);

/**
 * Calls `listener` once the server responds, checking ever less often from the delay of `tries` on, and
 * at once when the device has a network again. Returns the unsubscribe.
 */
export function onServerUp(listener: () => void, tries = 0): () => void {
  let isStopped = false;
  const check = async (tries: number) => {
    await waitForRetry(retryDelay(tries));
    if (isStopped) return;
    if (!await isServerUp()) return await check(tries + 1);
    if (!isStopped) listener();
  };
  check(tries);
  return () => void (isStopped = true);
}

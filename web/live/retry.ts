const LONGEST = 15; // s

/** ms to wait before a try: 1 s, doubling to 15, spread so that a restart meets no crowd. */
export const retryDelay = (tries: number, random = Math.random()) =>
  Math.min(2 ** tries, LONGEST) * 1000 * (0.75 + random / 2);

/** Waits so long, or until the device has a network again. */
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

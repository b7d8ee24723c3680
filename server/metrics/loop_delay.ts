/** How often the event loop is to run a timer, in milliseconds. */
const EVERY_MS = 50;
/** As many delays as a report has time for. */
const MOST = 512;

export type LoopDelay = { readonly p50: number; readonly p99: number; readonly max: number };

/**
 * Measures by how much the event loop runs a timer too late. Deno's `monitorEventLoopDelay` measures
 * nothing, so that a timer does.
 */
export function loopDelay(now: () => number = () => performance.now()) {
  const delays = new Float64Array(MOST);
  let count = 0;
  let due = now() + EVERY_MS;
  const timer = setInterval(() => {
    const at = now();
    delays[count++ % MOST] = Math.max(0, at - due);
    due = at + EVERY_MS;
  }, EVERY_MS);
  Deno.unrefTimer(timer as unknown as number);
  const read = (): LoopDelay => {
    const sorted = delays.slice(0, Math.min(count, MOST)).sort();
    const at = (share: number) => sorted[Math.ceil(share * sorted.length) - 1] ?? 0;
    return { p50: at(0.5), p99: at(0.99), max: at(1) };
  };
  return {
    /** Returns the delays since they were last forgotten. */
    read,
    forget: () => void (count = 0),
    stop: () => clearInterval(timer),
  };
}

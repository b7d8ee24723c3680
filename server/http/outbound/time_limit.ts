import { OutboundRefusal } from "../../core/outbound.ts";

const over = new Error("nobody waits any longer");

/** Returns one time limit for a whole request: `signal` aborts after `ms`, or when `given` does. */
export function timeLimit(ms: number, given?: AbortSignal) {
  const clock = new AbortController();
  const timer = setTimeout(
    () => clock.abort(new OutboundRefusal("TIMED_OUT", `not done in ${ms} ms`)),
    ms,
  );
  const signal = given ? AbortSignal.any([given, clock.signal]) : clock.signal;

  return {
    signal,
    /** Resolves like `promise`, or rejects at the limit: undici ignores the signal until it is connected. */
    within<T>(promise: Promise<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        const end = () => reject(signal.reason);
        if (signal.aborted) end();
        signal.addEventListener("abort", end, { once: true });
        promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", end));
      });
    },
    /** Stops the timer, and aborts what is still in progress. */
    stop(): void {
      clearTimeout(timer);
      clock.abort(over);
    },
  };
}

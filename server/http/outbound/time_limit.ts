import { OutboundRefusal } from "../../core/outbound.ts";

const over = new Error("nobody waits any longer");

/** One clock for the whole of a request: `signal` ends it after `ms`, or when `given` does. */
export function timeLimit(ms: number, given?: AbortSignal) {
  const clock = new AbortController();
  const timer = setTimeout(
    () => clock.abort(new OutboundRefusal("TIMED_OUT", `not done in ${ms} ms`)),
    ms,
  );
  const signal = given ? AbortSignal.any([given, clock.signal]) : clock.signal;

  return {
    signal,
    /** `promise`, or the end of time: undici hears the signal only once it has a connection. */
    within<T>(promise: Promise<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        const end = () => reject(signal.reason);
        if (signal.aborted) end();
        signal.addEventListener("abort", end, { once: true });
        promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", end));
      });
    },
    /** Stops the clock, and with it whatever is still under way. */
    stop(): void {
      clearTimeout(timer);
      clock.abort(over);
    },
  };
}

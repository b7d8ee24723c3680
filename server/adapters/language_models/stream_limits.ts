import { refusal } from "./refusals.ts";

/** How long a model may take, in milliseconds. */
export type StreamLimits = {
  /** Until it says or does anything; a model on a slow machine reads its prompt for a while. */
  readonly firstTokenMs: number;
  /** Between two things. */
  readonly betweenMs: number;
  /** For the whole step, with what is tried again. */
  readonly wholeMs: number;
};

export const streamLimits: StreamLimits = {
  firstTokenMs: 60_000,
  betweenMs: 30_000,
  wholeMs: 180_000,
};

/** Milliseconds after which to ask a silent model again: longer than a person waits for. */
const AFTER_SILENCE_MS = 60_000;

/** A clock for one attempt: its signal ends the request once the model is too slow. */
export function attemptClock({ firstTokenMs, betweenMs }: StreamLimits, given: AbortSignal) {
  const clock = new AbortController();
  const signal = AbortSignal.any([given, clock.signal]);
  const endIn = (ms: number, code: "ASSISTANT_UNAVAILABLE" | "ASSISTANT_CUT_OFF", detail: string) =>
    setTimeout(() => clock.abort(refusal(code, detail, AFTER_SILENCE_MS)), ms);
  let timer = endIn(firstTokenMs, "ASSISTANT_UNAVAILABLE", `no token in ${firstTokenMs} ms`);
  return {
    signal,
    /** The model said or did something. */
    beat(): void {
      clearTimeout(timer);
      timer = endIn(betweenMs, "ASSISTANT_CUT_OFF", `no token for ${betweenMs} ms`);
    },
    /** Ends the request, if it is still under way. */
    stop(): void {
      clearTimeout(timer);
      clock.abort(new Error("nobody waits any longer"));
    },
    /** Resolves like `promise`, or rejects with the signal's reason: not all libraries heed it. */
    within<T>(promise: Promise<T>): Promise<T> {
      return new Promise((resolve, reject) => {
        const end = () => reject(signal.reason);
        if (signal.aborted) end();
        signal.addEventListener("abort", end, { once: true });
        promise.then(resolve, reject).finally(() => signal.removeEventListener("abort", end));
      });
    },
  };
}

import { useCallback, useEffect, useRef } from "react";
import { onReconnect } from "../live/connection_state.ts";

const SECONDS_2 = 2_000; // by then a socket listens

/**
 * Asks again (`refresh` must be stable) for what no subscription told: what happened after the
 * screen's answer and before the socket began to listen, and whatever happens while it is away.
 */
export function useRefetchMissed(refresh?: () => void) {
  useEffect(() => {
    if (!refresh) return;
    const timer = setTimeout(refresh, SECONDS_2);
    const forget = onReconnect(refresh);
    return () => {
      clearTimeout(timer);
      forget();
    };
  }, [refresh]);
}

const LEAST = 30;
const MOST = 100; // as the server allows

/** How many to ask for again of a list that shows so many by now, so that it does not shrink. */
export const refetchCount = (shown: number) => Math.min(MOST, Math.max(LEAST, shown));

const SECONDS_10 = 10_000;

/** Calls on, however often it is called, at most once in ten seconds, and then for the last. */
export function useThrottle(call: () => void): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, [call]);
  return useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      call();
    }, SECONDS_10);
  }, [call]);
}

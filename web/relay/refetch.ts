import { useCallback, useEffect, useRef } from "react";
import { onReconnect } from "../live/connection_state.ts";

const FETCH_DELAY_MS = 2_000; // by then the subscription is active

/**
 * Calls `refresh` (stable) for the changes that subscriptions miss: those between the screen's
 * response and the start of the subscription, and those while the socket is disconnected.
 */
export function useRefetchMissed(refresh?: () => void) {
  useEffect(() => {
    if (!refresh) return;
    const timer = setTimeout(refresh, FETCH_DELAY_MS);
    const unsubscribe = onReconnect(refresh);
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [refresh]);
}

const MIN_COUNT = 30;
const MAX_COUNT = 100; // the server's limit

/** Returns how many entries to refetch of a list that shows `shown`, so that it does not shrink. */
export const refetchCount = (shown: number) => Math.min(MAX_COUNT, Math.max(MIN_COUNT, shown));

const INTERVAL_MS = 10_000;

/** Returns a function that calls `call` at most once in an interval (10 s), at its end. */
export function useThrottle(call: () => void, interval = INTERVAL_MS): () => void {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => {
    clearTimeout(timer.current);
    timer.current = undefined;
  }, [call]);
  return useCallback(() => {
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      call();
    }, interval);
  }, [call, interval]);
}

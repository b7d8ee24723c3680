import { useEffect } from "react";
import { onReconnect } from "../live/live_state.ts";

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

import { useCallback, useEffect, useRef } from "react";

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

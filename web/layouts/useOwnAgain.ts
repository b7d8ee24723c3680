import { useEffect } from "react";
import { clearCachedAnswers } from "../pwa/answer_cache.ts";

const SECONDS_5 = 5_000;

/**
 * Once the time is over, asks who one is until the server says that it is oneself again: a page of
 * somebody else's is then loaded anew. This device's clock may be ahead of the server's.
 */
export function useOwnAgain(isOver: boolean, refresh: () => void) {
  useEffect(() => {
    if (!isOver) return;
    const ask = () => void clearCachedAnswers().then(refresh);
    ask();
    const timer = setInterval(ask, SECONDS_5);
    return () => clearInterval(timer);
  }, [isOver, refresh]);
}

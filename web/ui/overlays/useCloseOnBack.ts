import { useEffect, useEffectEvent, useRef } from "react";

/** Closes, and then does `next`: what it leads to lies above the screen that was there before. */
export type Close = (next?: () => void) => void;

/**
 * Gives what lies over the screen a place in the browser's history, as phones' users expect: going
 * back closes it, whichever way it is closed goes back. The router hears of neither: to it, a change
 * of history is a change of screen. Its own `idx` grows along, so that it never loses count.
 */
export function useCloseOnBack(onClose: () => void): Close {
  const next = useRef<() => void>(undefined);
  const isClosing = useRef(false);
  const closed = useEffectEvent(onClose);
  useEffect(() => {
    history.pushState({ ...history.state, idx: (history.state?.idx ?? 0) + 1 }, "");
    const onPop = (event: Event) => {
      event.stopImmediatePropagation();
      forget();
      closed();
      next.current?.();
    };
    const forget = () => removeEventListener("popstate", onPop, true);
    addEventListener("popstate", onPop, true); // before the router's own listener
    return forget;
  }, []);
  return (then) => {
    if (isClosing.current) return; // a second click would leave the screen, too
    isClosing.current = true;
    next.current = then;
    history.back();
  };
}

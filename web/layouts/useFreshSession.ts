import { useEffect } from "react";

const SECONDS_3 = 3_000; // by then the first screen is drawn

let isKept = false;

/** Keeps the session from ending while the app is open; it begins once nobody waits for a screen. */
export function useFreshSession() {
  useEffect(() => {
    if (isKept) return;
    isKept = true;
    setTimeout(() => {
      import("../identity/keep_fresh.ts").then(
        ({ keepSessionAlive: keepFresh }) => keepFresh(),
        () => {
          isKept = false; // with the next page of the app
        },
      );
    }, SECONDS_3);
  }, []);
}

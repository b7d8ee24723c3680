import { useSyncExternalStore } from "react";

const wide = matchMedia("(min-width: 960px)");
const subscribeWide = (listener: () => void) => {
  wide.addEventListener("change", listener);
  return () => wide.removeEventListener("change", listener);
};

/** Whether the window has space for the drawer and two columns: 960 px. */
export const useIsDesktop = () => useSyncExternalStore(subscribeWide, () => wide.matches);

let offlineSince: number | null = navigator.onLine ? null : Date.now();
const subscribeOnline = (listener: () => void) => {
  const change = () => {
    offlineSince = navigator.onLine ? null : offlineSince ?? Date.now();
    listener();
  };
  addEventListener("online", change);
  addEventListener("offline", change);
  return () => {
    removeEventListener("online", change);
    removeEventListener("offline", change);
  };
};

/** Returns since when (ms) the device has no network; null while it has one. */
export const useOfflineSince = () => useSyncExternalStore(subscribeOnline, () => offlineSince);

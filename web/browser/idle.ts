type Connection = { readonly saveData: boolean; readonly effectiveType: string };

const connection = () => (navigator as { connection?: Connection }).connection;

/** Whether the browser saves data or the network is slow; false if the browser does not say. */
export function isSlowConnection(): boolean {
  const known = connection();
  return known !== undefined && (known.saveData || known.effectiveType !== "4g");
}

/** Whether the browser is set to save data. */
export const savesData = () => connection()?.saveData === true;

/** Calls `run` once the browser is idle. */
export const whenIdle = (run: () => void) =>
  void (globalThis.requestIdleCallback ?? setTimeout)(run); // not in Safari

/** Calls `run` once the page is loaded and the browser idle. */
export function whenLoaded(run: () => void) {
  const start = () => whenIdle(run);
  if (document.readyState === "complete") start();
  else addEventListener("load", start, { once: true });
}

/**
 * Whether this device had nothing of the app's release when the page was opened: no service worker, and
 * its script came over the network. Such a visit loads only what it needs.
 */
export const isFirstVisit = !navigator.serviceWorker?.controller && !isCached(import.meta.url);

function isCached(address: string): boolean {
  const [file] = performance.getEntriesByName(address) as PerformanceResourceTiming[];
  return file?.transferSize === 0;
}

import { mayReload } from "../browser/chunk_errors.ts";
import { hasUnsavedChanges } from "../browser/unsaved_changes.ts";

/** `waiting`: it is loaded at the next change of screen; `asking`: something is unsaved, so the person decides. */
type NewRelease = "none" | "waiting" | "asking";

let state: NewRelease = "none";
const listeners = new Set<() => void>();

/** For `useSyncExternalStore`. */
export const newRelease = () => state;
export function onNewRelease(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Records that a newer release is served; it is loaded at the next change of screen. */
export function markOutdated() {
  if (state === "none") setState("waiting");
}

/** Loads a newer release, if any, on a change of screen. */
export function handleScreenChange() {
  if (state !== "none") loadNewRelease();
}

/** Loads the newer release, because this one no longer works; asks first if something is unsaved. */
export function loadNewRelease() {
  if (hasUnsavedChanges() || !mayReload()) setState("asking");
  else location.reload();
}

function setState(next: NewRelease) {
  if (state === next) return;
  state = next;
  for (const listener of listeners) listener();
}

/** Loads the newer release when another worker takes control; the first one does not reload the page. */
export function followWorkerUpdates() {
  const { serviceWorker } = navigator; // exists only on https
  if (!serviceWorker) return;
  let isFirst = serviceWorker.controller === null;
  serviceWorker.addEventListener("controllerchange", () => {
    if (!isFirst) return loadNewRelease(); // the files of this release are gone
    isFirst = false;
    cacheLoadedFiles(serviceWorker.controller);
  });
}

/** Has the worker cache what the page requested before the worker took control. */
function cacheLoadedFiles(worker: ServiceWorker | null) {
  const controlledAt = performance.now();
  new PerformanceObserver((list) => {
    const loaded = list.getEntries().filter(({ startTime }) => startTime <= controlledAt);
    if (loaded.length > 0) worker?.postMessage({ loaded: loaded.map(({ name }) => name) });
  }).observe({ type: "resource", buffered: true });
}

import { mayReload } from "../browser/chunk_errors.ts";
import { hasUnsavedChanges } from "../browser/unsaved_changes.ts";

/** `waiting`: loaded at the next change of screen; `asking`: something is unsaved, the person decides. */
type NewRelease = "none" | "waiting" | "asking";

let state: NewRelease = "none";
const listeners = new Set<() => void>();

/** For `useSyncExternalStore`. */
export const newRelease = () => state;
export function onNewRelease(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** A newer release is served; this one still works, until the next change of screen. */
export function markOutdated() {
  if (state === "none") become("waiting");
}

/** Another screen is shown: a good moment to load the newer release. */
export function handleScreenChange() {
  if (state !== "none") loadNewRelease();
}

/** This release works no more: loads the newer one, or asks where something typed is unsaved. */
export function loadNewRelease() {
  if (hasUnsavedChanges() || !mayReload()) become("asking");
  else location.reload();
}

function become(next: NewRelease) {
  if (state === next) return;
  state = next;
  for (const listener of listeners) listener();
}

/** Loads the newer release when another worker takes the page; the first one takes it quietly. */
export function followWorkerUpdates() {
  const { serviceWorker } = navigator; // without https there is none
  if (!serviceWorker) return;
  let isFirst = serviceWorker.controller === null;
  serviceWorker.addEventListener("controllerchange", () => {
    if (!isFirst) return loadNewRelease(); // the files of this one are gone
    isFirst = false;
    handOver(serviceWorker.controller);
  });
}

/** What this page loaded before there was a worker is kept, too; also what was on its way by then. */
function handOver(worker: ServiceWorker | null) {
  const takenAt = performance.now();
  new PerformanceObserver((list) => {
    const loaded = list.getEntries().filter(({ startTime }) => startTime <= takenAt);
    if (loaded.length > 0) worker?.postMessage({ loaded: loaded.map(({ name }) => name) });
  }).observe({ type: "resource", buffered: true });
}

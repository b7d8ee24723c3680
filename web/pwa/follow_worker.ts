import { loadNewRelease } from "./release.ts";

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

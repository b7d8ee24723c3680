const SECONDS_10 = 10_000;

/** A new release removes the old files: reloads once, at most every 10 s (SPEC.md §9). */
export function reloadOnLostChunk() {
  addEventListener("vite:preloadError", (event) => {
    if (mayReload()) {
      event.preventDefault(); // the failed import would only flash an error before the reload
      location.reload();
    }
  });
}

/** Whether ten seconds have passed since the last reload of this kind; remembers this one. */
export function mayReload(now = Date.now()): boolean {
  try {
    const last = Number(sessionStorage.getItem("chunkReload") ?? 0);
    if (now - last < SECONDS_10) return false;
    sessionStorage.setItem("chunkReload", String(now));
    return true;
  } catch {
    return false; // nothing to remember it by: an error page is better than a loop
  }
}

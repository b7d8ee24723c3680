const SECONDS_10 = 10_000;

/** Whether a file of the app could not be loaded: a new release removed it, or nobody answers. */
export const isChunkLoadError = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|preload css/i.test(error.message);

/** Reloads where the server is there, for its new release; else the page would be lost as well. */
export async function reloadForNewRelease(): Promise<"reloading" | "offline" | "broken"> {
  const isServed = await fetch("/healthz", { cache: "no-store" }).then(() => true, () => false);
  if (!isServed) return "offline";
  if (!mayReload()) return "broken";
  location.reload();
  return "reloading";
}

/** At most once in ten seconds (SPEC.md §9); remembers this one. */
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

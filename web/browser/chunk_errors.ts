import { isServerUp } from "../live/retry.ts";

const MIN_INTERVAL_MS = 10_000;

/** Whether a file of the app failed to load: a new release removed it, or there is no network. */
export const isChunkLoadError = (error: unknown) =>
  error instanceof Error &&
  /dynamically imported module|importing a module script|preload css/i.test(error.message);

/** Reloads for a new release if the server responds; offline a reload would lose the page. */
export async function reloadForNewRelease(): Promise<"reloading" | "offline" | "broken"> {
  if (!await isServerUp()) return "offline";
  if (!mayReload()) return "broken";
  location.reload();
  return "reloading";
}

/** Returns whether a reload is allowed, at most once in ten seconds, and records it. */
export function mayReload(now = Date.now()): boolean {
  try {
    const last = Number(sessionStorage.getItem("chunkReload") ?? 0);
    if (now - last < MIN_INTERVAL_MS) return false;
    sessionStorage.setItem("chunkReload", String(now));
    return true;
  } catch {
    return false; // it cannot be recorded, and an error page is better than a loop
  }
}

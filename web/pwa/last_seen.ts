/** What is shown instead of an answer of now: `at` when it was seen, `since` when none came (ms). */
export type StaleAnswer = { readonly at: number; readonly since: number };

let shown: StaleAnswer | null = null;
const listeners = new Set<() => void>();

/** For `useSyncExternalStore`; null while every answer is the server's own. */
export const staleAnswer = () => shown;
export function onStaleChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** An answer of before is shown, seen at `at` (ms): of several, the oldest counts. */
export function markStale(at: number) {
  publish({ at: Math.min(at, shown?.at ?? at), since: shown?.since ?? Date.now() });
}

/** The server has answered. */
export function markFresh() {
  if (shown) publish(null);
}

function publish(next: StaleAnswer | null) {
  shown = next;
  for (const listener of listeners) listener();
}

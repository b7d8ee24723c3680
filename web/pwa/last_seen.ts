/** What is shown instead of an answer of now: `at` when it was seen, `since` when none came (ms). */
export type LastSeen = { readonly at: number; readonly since: number };

let shown: LastSeen | null = null;
const listeners = new Set<() => void>();

/** For `useSyncExternalStore`; null while every answer is the server's own. */
export const lastSeen = () => shown;
export function onLastSeen(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** An answer of before is shown, seen at `at` (ms): of several, the oldest counts. */
export function showsLastSeen(at: number) {
  tell({ at: Math.min(at, shown?.at ?? at), since: shown?.since ?? Date.now() });
}

/** The server has answered. */
export function showsThePresent() {
  if (shown) tell(null);
}

function tell(next: LastSeen | null) {
  shown = next;
  for (const listener of listeners) listener();
}

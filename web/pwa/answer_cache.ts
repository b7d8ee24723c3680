import { hasConsent } from "../browser/consent.ts";
import { ANSWER_CACHE, CACHE_OWNER } from "../worker/answer_cache.ts";

/** What is shown instead of an answer of now: `at` when it was seen, `since` when none came (ms). */
type StaleAnswer = { readonly at: number; readonly since: number };

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

/** Forgets what was seen, and keeps no more: whoever used the device has signed out. */
export async function clearCachedAnswers(): Promise<void> {
  await globalThis.caches?.delete(ANSWER_CACHE).catch(() => false); // without https there is none
}

/** From now on what this person sees is kept; what another has seen is forgotten. */
export async function cacheAnswersFor(personId: string): Promise<void> {
  if (!globalThis.caches || !hasConsent()) return;
  const owner = await (await (await caches.open(ANSWER_CACHE)).match(CACHE_OWNER))?.text();
  if (owner === personId) return;
  await clearCachedAnswers();
  await (await caches.open(ANSWER_CACHE)).put(CACHE_OWNER, new Response(personId));
}

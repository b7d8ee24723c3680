import { hasConsent } from "../browser/consent.ts";
import { ANSWER_CACHE, CACHE_OWNER } from "../worker/answer_cache.ts";

/** A cached response on screen: `at` when it was received, `since` when the server stopped responding (ms). */
type StaleAnswer = { readonly at: number; readonly since: number };

let shown: StaleAnswer | null = null;
const listeners = new Set<() => void>();

/** For `useSyncExternalStore`; null while every response comes from the server. */
export const staleAnswer = () => shown;
export function onStaleChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Records that a cached response, received at `at` (ms), is shown; of several the oldest counts. */
export function markStale(at: number) {
  publish({ at: Math.min(at, shown?.at ?? at), since: shown?.since ?? Date.now() });
}

/** Records that the server has responded. */
export function markFresh() {
  if (shown) publish(null);
}

function publish(next: StaleAnswer | null) {
  shown = next;
  for (const listener of listeners) listener();
}

/** Deletes the cached responses and stops caching; called on signing out. */
export async function clearCachedAnswers(): Promise<void> {
  await globalThis.caches?.delete(ANSWER_CACHE).catch(() => false); // exists only on https
}

/** Starts caching the responses of this person; deletes those of another. */
export async function cacheAnswersFor(personId: string): Promise<void> {
  if (!globalThis.caches || !hasConsent()) return;
  const owner = await (await (await caches.open(ANSWER_CACHE)).match(CACHE_OWNER))?.text();
  if (owner === personId) return;
  await clearCachedAnswers();
  await (await caches.open(ANSWER_CACHE)).put(CACHE_OWNER, new Response(personId));
}

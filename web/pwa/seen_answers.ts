import { hasConsent } from "../consent.ts";
import { CACHE_OWNER, ANSWER_CACHE } from "../worker/seen.ts";

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

import { hasConsent } from "../consent.ts";
import { OWNER, SEEN } from "../worker/seen.ts";

/** Forgets what was seen, and keeps no more: whoever used the device has signed out. */
export async function forgetSeen(): Promise<void> {
  await globalThis.caches?.delete(SEEN).catch(() => false); // without https there is none
}

/** From now on what this person sees is kept; what another has seen is forgotten. */
export async function keepSeenFor(personId: string): Promise<void> {
  if (!globalThis.caches || !hasConsent()) return;
  const owner = await (await (await caches.open(SEEN)).match(OWNER))?.text();
  if (owner === personId) return;
  await forgetSeen();
  await (await caches.open(SEEN)).put(OWNER, new Response(personId));
}

import type { Identified, IdentityProvider } from "../core/users/identity.ts";

/** Milliseconds. Signed out elsewhere, a token still opens this instance's door for so long. */
const REMEMBERED_MS = 5_000;
const REMEMBERED = 10_000;

type Memory = { readonly identified: Identified | null; readonly until: number };

/**
 * Asks a provider once for a burst of requests with the same credentials. Whatever is done through
 * its own endpoints, signing out above all, makes it forget them at once.
 */
export function rememberIdentity(provider: IdentityProvider): IdentityProvider {
  let memories = new Map<string, Memory>();
  const keyOf = (headers: Headers) => `${headers.get("authorization")}\n${headers.get("cookie")}`;
  return {
    async identify(headers) {
      if (!headers.has("authorization") && !headers.has("cookie")) return null;
      const key = keyOf(headers);
      const memory = memories.get(key);
      if (memory && memory.until > performance.now()) return memory.identified;
      const mine = memories; // what is forgotten while the provider is asked stays forgotten
      const identified = await provider.identify(headers);
      mine.delete(key); // the newest stand last, so that the oldest go first
      mine.set(key, { identified, until: performance.now() + REMEMBERED_MS });
      if (mine.size > REMEMBERED) mine.delete(mine.keys().next().value!);
      return identified;
    },
    openSession: provider.openSession,
    async endSession(headers) {
      try {
        return await provider.endSession(headers);
      } finally {
        memories = new Map();
      }
    },
    async handle(request, clientAddress) {
      try {
        return await provider.handle(request, clientAddress);
      } finally {
        if (request.method !== "GET") memories = new Map(); // asking changes nothing
      }
    },
  };
}

import type { Accounts } from "../core/users/accounts.ts";
import type { Identified, IdentityProvider } from "../core/users/identity.ts";

/** Milliseconds. Signed out elsewhere, a token still opens this instance's door for so long. */
const REMEMBERED_MS = 5_000;
const REMEMBERED = 10_000;
/** Characters; longer credentials are asked about each time: what strangers send must not fill memory. */
const LONGEST = 8_192;

type Memory = { readonly identified: Identified | null; readonly until: number };

export type CachedIdentity = IdentityProvider & {
  /** The same accounts, where whatever ends a session is forgotten here at once, too. */
  readonly forgetting: (accounts: Accounts) => Accounts;
};

/**
 * Asks a provider once for a burst of requests with the same credentials. Whatever is done through
 * its own endpoints or its accounts, signing out above all, makes it forget them at once.
 */
export function cachedIdentity(provider: IdentityProvider): CachedIdentity {
  let memories = new Map<string, Memory>();
  const thenForgetting =
    <Args extends unknown[]>(end: (...args: Args) => Promise<void>) => async (...args: Args) => {
      try {
        await end(...args);
      } finally {
        memories = new Map();
      }
    };
  const keyOf = (headers: Headers) => `${headers.get("authorization")}\n${headers.get("cookie")}`;
  return {
    browser: provider.browser,
    async identify(headers) {
      if (!headers.has("authorization") && !headers.has("cookie")) return null;
      const key = keyOf(headers);
      if (key.length > LONGEST) return await provider.identify(headers);
      const memory = memories.get(key);
      if (memory && memory.until > performance.now()) return memory.identified;
      const mine = memories; // what is forgotten while the provider is asked stays forgotten
      const identified = await provider.identify(headers);
      mine.delete(key); // the newest stand last, so that the oldest go first
      mine.set(key, { identified, until: performance.now() + REMEMBERED_MS });
      if (mine.size > REMEMBERED) mine.delete(mine.keys().next().value!);
      return identified;
    },
    async openSession(token) {
      try {
        return await provider.openSession(token);
      } finally {
        memories = new Map(); // a new session may stand for a new password: others have ended
      }
    },
    forgetting: (accounts) => ({
      ...accounts,
      endSession: thenForgetting(accounts.endSession),
      endSessions: thenForgetting(accounts.endSessions),
      setBlocked: thenForgetting(accounts.setBlocked),
      remove: thenForgetting(accounts.remove),
    }),
    async renewSession(headers) {
      try {
        return await provider.renewSession(headers);
      } finally {
        memories = new Map();
      }
    },
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

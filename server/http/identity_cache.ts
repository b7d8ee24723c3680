import type { Accounts, Identified, IdentityProvider } from "../core/users/account/identity.ts";
import type { SentHeaders } from "./request_origin.ts";

/** Milliseconds. A token that another instance signed out works here for so long at most. */
const LIFETIME_MS = 5_000;
const MAX_ENTRIES = 10_000;
/** Characters; longer credentials are not cached: what strangers send must not fill memory. */
const LONGEST_KEY = 8_192;

type Entry = { readonly identified: Identified | null; readonly until: number };

export type CachedIdentity = Omit<IdentityProvider, "identify"> & {
  readonly identify: (headers: SentHeaders) => Promise<Identified | null>;
  /**
   * Returns what `find` makes of who sends a request, if this cache has them; null: ask `identify`.
   * What is found counts as a hit.
   */
  readonly remembered: <Found>(
    headers: SentHeaders,
    find: (identified: Identified) => Found | null,
  ) => Found | null;
  /** The same accounts, whose changes that end a session clear the cache. */
  readonly clearedBy: (accounts: Accounts) => Accounts;
};

/**
 * Asks a provider once for a burst of requests with the same credentials. Every change through its
 * own endpoints or its accounts, such as signing out, clears the cache. `lookups` counts.
 */
export function cachedIdentity(
  provider: IdentityProvider,
  lookups: { hits: number; misses: number } = { hits: 0, misses: 0 },
): CachedIdentity {
  let entries = new Map<string, Entry>();
  const thenClear =
    <Args extends unknown[]>(end: (...args: Args) => Promise<void>) => async (...args: Args) => {
      try {
        await end(...args);
      } finally {
        entries = new Map();
      }
    };
  const keyOf = (headers: SentHeaders) =>
    `${headers.get("authorization")}\n${headers.get("cookie")}`;
  function cached(key: string): Entry | null {
    const entry = entries.get(key);
    return entry && entry.until > performance.now() ? entry : null;
  }
  return {
    browser: provider.browser,
    remembered(headers, find) {
      const identified = cached(keyOf(headers))?.identified;
      const found = identified ? find(identified) : null;
      if (found !== null) lookups.hits++;
      return found;
    },
    async identify(headers) {
      if (!headers.has("authorization") && !headers.has("cookie")) return null;
      const key = keyOf(headers);
      if (key.length > LONGEST_KEY) return await provider.identify(new Headers([...headers]));
      const entry = cached(key);
      if (entry) {
        lookups.hits++;
        return entry.identified;
      }
      lookups.misses++;
      const current = entries; // what is cleared meanwhile stays cleared
      const identified = await provider.identify(new Headers([...headers]));
      current.delete(key); // the newest come last, so that the oldest go first
      current.set(key, { identified, until: performance.now() + LIFETIME_MS });
      if (current.size > MAX_ENTRIES) current.delete(current.keys().next().value!);
      return identified;
    },
    async openSession(token) {
      try {
        return await provider.openSession(token);
      } finally {
        entries = new Map(); // a new password may have ended other sessions
      }
    },
    clearedBy: (accounts) => ({
      ...accounts,
      endSession: thenClear(accounts.endSession),
      endSessions: thenClear(accounts.endSessions),
      setBlocked: thenClear(accounts.setBlocked),
      remove: thenClear(accounts.remove),
    }),
    async renewSession(headers) {
      try {
        return await provider.renewSession(headers);
      } finally {
        entries = new Map();
      }
    },
    async endSession(headers) {
      try {
        return await provider.endSession(headers);
      } finally {
        entries = new Map();
      }
    },
    async handle(request, clientAddress) {
      try {
        return await provider.handle(request, clientAddress);
      } finally {
        if (request.method !== "GET") entries = new Map(); // a GET changes nothing
      }
    },
  };
}

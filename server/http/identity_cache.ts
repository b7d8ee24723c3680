import PQueue from "p-queue";
import type { Accounts, Identified, IdentityProvider } from "../core/users/account/identity.ts";
import type { SentHeaders } from "./request_origin.ts";

/** Milliseconds. A token that another instance signed out works here for so long at most. */
const LIFETIME_MS = 5_000;
/** Who is used with less than so many milliseconds left is identified again, behind the requests. */
const RENEW_BELOW_MS = 1_500;
const MAX_ENTRIES = 10_000;
/** Characters; longer credentials are not cached: what strangers send must not fill memory. */
const LONGEST_KEY = 8_192;

type Entry = {
  readonly identified: Identified | null;
  readonly until: number;
  /** Whether it is being identified again, or waits for it. */
  isRenewing: boolean;
};

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
 * own endpoints or its accounts, such as signing out, clears the cache. Who goes on asking is
 * identified again before their time is over, one after another: nobody waits for it, and entries
 * that were made at once do not expire at once. `lookups` counts; `clock` is in milliseconds, and only goes forward.
 */
export function cachedIdentity(
  provider: IdentityProvider,
  lookups: { hits: number; misses: number } = { hits: 0, misses: 0 },
  clock = () => performance.now(),
): CachedIdentity {
  let entries = new Map<string, Entry>();
  /** One that never ends must not hold up those behind it for longer than they have. */
  const renewals = new PQueue({ concurrency: 1, timeout: RENEW_BELOW_MS });
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
  function cached(key: string, headers: SentHeaders): Entry | null {
    const entry = entries.get(key);
    const left = entry ? entry.until - clock() : 0;
    if (!entry || left <= 0) return null;
    if (left < RENEW_BELOW_MS && entry.identified && !entry.isRenewing) renew(key, entry, headers);
    return entry;
  }
  function store(into: Map<string, Entry>, key: string, identified: Identified | null) {
    into.delete(key); // the newest come last, so that the oldest go first
    into.set(key, { identified, until: clock() + LIFETIME_MS, isRenewing: false });
    if (into.size > MAX_ENTRIES) into.delete(into.keys().next().value!);
  }
  function renew(key: string, entry: Entry, headers: SentHeaders) {
    entry.isRenewing = true;
    const [current, sent] = [entries, new Headers([...headers])];
    const isLeft = () => current.get(key) === entry && entry.until > clock();
    const renewed = renewals.add(async () => {
      if (!isLeft()) return;
      const identified = await provider.identify(sent);
      if (current.get(key) === entry) store(current, key, identified);
    });
    renewed.catch(() => {}); // the next request after its time is told
  }
  return {
    browser: provider.browser,
    remembered(headers, find) {
      const identified = cached(keyOf(headers), headers)?.identified;
      const found = identified ? find(identified) : null;
      if (found !== null) lookups.hits++;
      return found;
    },
    async identify(headers) {
      if (!headers.has("authorization") && !headers.has("cookie")) return null;
      const key = keyOf(headers);
      if (key.length > LONGEST_KEY) return await provider.identify(new Headers([...headers]));
      const entry = cached(key, headers);
      if (entry) {
        lookups.hits++;
        return entry.identified;
      }
      lookups.misses++;
      const current = entries; // what is cleared meanwhile stays cleared
      const identified = await provider.identify(new Headers([...headers]));
      store(current, key, identified);
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

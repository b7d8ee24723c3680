import { expect, test } from "vitest";
import type { IdentityProvider } from "../../server/core/users/account/identity.ts";
import { cachedIdentity } from "../../server/http/identity_cache.ts";

/** A provider that identifies nobody, and counts its requests. */
function countedIdentity() {
  let times = 0;
  const provider: IdentityProvider = {
    browser: { provider: "embedded", social: [] },
    identify: () => Promise.resolve((times++, null)),
    openSession: () => Promise.resolve(null),
    endSession: () => Promise.resolve([]),
    renewSession: () => Promise.resolve([]),
    handle: () => Promise.resolve(new Response()),
  };
  const identity = cachedIdentity(provider);
  return {
    identity,
    async times(...cookies: string[]) {
      const before = times;
      for (const cookie of cookies) await identity.identify(new Headers({ cookie }));
      return times - before;
    },
  };
}

test("a burst of requests with the same credentials is one query", async () => {
  const { times } = countedIdentity();
  expect(await times("session=a", "session=a", "session=b", "session=a")).toBe(2);
});

test("credentials that are too long are not cached", async () => {
  const { times } = countedIdentity();
  const long = `session=${"x".repeat(50_000)}`;
  expect(await times(long, long)).toBe(2);
});

test("a new session, or the end of one, clears the cache for all", async () => {
  const { identity, times } = countedIdentity();
  expect(await times("session=a")).toBe(1);
  await identity.openSession("token");
  expect(await times("session=a")).toBe(1);
  await identity.endSession(new Headers());
  expect(await times("session=a")).toBe(1);
  await identity.handle(new Request("http://localhost/api/auth/account"), "");
  expect(await times("session=a")).toBe(0); // a GET changes nothing
});

import { setImmediate } from "node:timers/promises";
import { expect, test } from "vitest";
import type { Identified, IdentityProvider } from "../../server/core/users/account/identity.ts";
import { cachedIdentity } from "../../server/http/identity_cache.ts";

const ana: Identified = {
  provider: "embedded",
  subject: "ana",
  sessionKey: "1",
} as Identified;

/** A provider whose answers the test gives, and a clock that it moves. */
function answeredIdentity() {
  const asked: PromiseWithResolvers<Identified | null>[] = [];
  let now = 0;
  const identify = () => {
    const answer = Promise.withResolvers<Identified | null>();
    asked.push(answer);
    return answer.promise;
  };
  const provider = { ...countedIdentity().provider, identify };
  const identity = cachedIdentity(provider, undefined, () => now);
  return {
    identity,
    asked,
    /** Asks as this session so many milliseconds after the beginning. */
    at(ms: number, cookie = "session=a") {
      now = ms;
      return identity.identify(new Headers({ cookie }));
    },
  };
}

test("who goes on asking is identified again in time, and never waits for it", async () => {
  const { at, asked } = answeredIdentity();
  const first = at(0);
  asked[0]!.resolve(ana);
  expect(await first).toBe(ana);
  expect(await at(2_000)).toBe(ana);
  expect(asked).toHaveLength(1);
  expect(await at(3_600)).toBe(ana);
  expect(await at(4_000)).toBe(ana);
  expect(asked).toHaveLength(2); // once, however often they ask
  asked[1]!.resolve(ana);
  await setImmediate();
  expect(await at(6_000)).toBe(ana);
  expect(asked).toHaveLength(2);
});

test("one whose session ended elsewhere is nobody once they are identified again", async () => {
  const { at, asked } = answeredIdentity();
  const first = at(0);
  asked[0]!.resolve(ana);
  await first;
  await at(4_000);
  asked[1]!.resolve(null);
  await setImmediate();
  expect(await at(4_001)).toBeNull();
});

test("what could not be asked in time is asked by who comes next, who is told why it fails", async () => {
  const { at, asked } = answeredIdentity();
  const first = at(0);
  asked[0]!.resolve(ana);
  await first;
  expect(await at(4_000)).toBe(ana);
  asked[1]!.reject(new Error("the database is away"));
  await setImmediate();
  expect(await at(4_999)).toBe(ana);
  expect(asked).toHaveLength(2);
  const late = at(5_000);
  asked[2]!.reject(new Error("the database is away"));
  await expect(late).rejects.toThrow("away");
});

test("a session that ends here while it is identified again stays ended", async () => {
  const { at, asked, identity } = answeredIdentity();
  const first = at(0);
  asked[0]!.resolve(ana);
  await first;
  await at(4_000);
  await identity.endSession(new Headers());
  asked[1]!.resolve(ana);
  await setImmediate();
  const next = at(4_001);
  asked[2]!.resolve(null);
  expect(await next).toBeNull();
});

test("they are identified again one after another, and none whose time is over by then", async () => {
  const { at, asked } = answeredIdentity();
  const cookies = ["session=a", "session=b", "session=c"];
  for (const [nth, cookie] of cookies.entries()) {
    const first = at(0, cookie);
    asked[nth]!.resolve(ana);
    await first;
  }
  for (const cookie of cookies) await at(4_000, cookie);
  expect(asked).toHaveLength(4);
  asked[3]!.resolve(ana);
  await setImmediate();
  expect(asked).toHaveLength(5);
  void at(5_500, "session=d"); // meanwhile the last one's time is over
  asked[4]!.resolve(ana);
  await setImmediate();
  expect(asked).toHaveLength(6); // that of the new session
});

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
    provider,
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

test("a stranger's credentials are not asked for again on their own", async () => {
  const { at, asked } = answeredIdentity();
  const first = at(0);
  asked[0]!.resolve(null);
  expect(await first).toBeNull();
  expect(await at(4_000)).toBeNull();
  await setImmediate();
  expect(asked).toHaveLength(1);
});

import { expect, test } from "vitest";
import { newId, type StoreId } from "../../../server/core/ids.ts";
import { cachedPage } from "../../../server/http/pages/cached_page.ts";
import { storeCache } from "../../../server/http/pages/store_cache.ts";

const text = (page: { plain: { body: Uint8Array } } | null) =>
  page && new TextDecoder().decode(page.plain.body);

function countedStore() {
  const store = { id: newId("sto"), changeCount: 0 };
  const queries: StoreId[][] = [];
  let version = 1;
  let now = 0;
  const cache = storeCache({
    changeCounts: (ids) => {
      queries.push([...ids]);
      return Promise.resolve(new Map([[store.id, store.changeCount]]));
    },
    appearance: () => Promise.resolve(version),
    now: () => now,
  });
  const make = async (html: string, validForMs = 1_000) => ({
    page: await cachedPage(html, {}),
    validForMs,
  });
  return {
    store,
    queries,
    cache,
    make,
    paint: () => version++,
    wait: (ms: number) => now += ms,
  };
}

test("a page that was read before a change and finished after it is not served", async () => {
  const { store, cache, make } = countedStore();
  const before = { ...store };
  await cache.load("page", before, async () => {
    const made = await make("old");
    store.changeCount++; // commits while the page is rendered
    return made;
  });
  expect(await cache.find("page")).toBeNull();
  await cache.load("page", { ...store }, () => make("new"));
  expect(text(await cache.find("page")!)).toBe("new");
});

test("requests that come together share a query, and none gets an answer from before it came", async () => {
  const { store, queries, cache, make } = countedStore();
  await cache.load("page", { ...store }, () => make("old"));
  const many = Array.from({ length: 50 }, () => cache.find("page")!);
  expect((await Promise.all(many)).map(text)).toEqual(many.map(() => "old"));
  expect(queries).toHaveLength(1);
  const early = cache.find("page")!;
  await new Promise((resolve) => setImmediate(resolve)); // its query has begun
  store.changeCount++;
  expect(await cache.find("page")).toBeNull();
  await early;
});

test("a page ends with its prices, with the site's colours, and with its store", async () => {
  const { store, cache, make, paint, wait } = countedStore();
  await cache.load("page", { ...store }, () => make("old", 100));
  wait(100);
  expect(cache.find("page")).toBeNull();
  await cache.load("page", { ...store }, () => make("new", 100));
  paint();
  expect(await cache.find("page")).toBeNull();
  await cache.load("other", { id: newId("sto"), changeCount: 0 }, () => make("gone"));
  expect(await cache.find("other")).toBeNull();
});

test("of those who want a page at once one renders it", async () => {
  const { store, cache, make } = countedStore();
  let made = 0;
  const pages = await Promise.all(
    Array.from({ length: 10 }, () => cache.load("page", { ...store }, () => make(`${++made}`))),
  );
  expect([made, ...pages.map(text)]).toEqual([1, ...pages.map(() => "1")]);
});

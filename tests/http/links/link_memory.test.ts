import { expect, test } from "vitest";
import type { ShortLinkId } from "../../../server/core/ids.ts";
import type { ServedLink } from "../../../server/core/links/served_links.ts";
import { linkMemory } from "../../../server/http/links/link_memory.ts";
import { until } from "../../support/until.ts";

const link = (slug: string, more: Partial<ServedLink> = {}): ServedLink => ({
  id: `lnk_${slug}` as ShortLinkId,
  userId: "usr_ana",
  slug,
  targets: [{ url: `https://loja.example/${slug}`, weight: 1 }],
  offerId: null,
  passwordHash: null,
  startsAt: null,
  expiresAt: null,
  disabledAt: null,
  deletedAt: null,
  isOfferDeleted: false,
  ...more,
});

function memory(links: Map<string, ServedLink>, bytes = 1_000_000) {
  const reads: string[][] = [];
  return {
    reads,
    ...linkMemory({
      bytes,
      read(slugs) {
        reads.push([...slugs]);
        return Promise.resolve(slugs.flatMap((slug) => links.get(slug) ?? []));
      },
    }),
  };
}

test("links that are requested together are read together, and each once", async () => {
  const m = memory(new Map([["aaa", link("aaa")], ["bbb", link("bbb")]]));
  const found = await Promise.all(["aaa", "bbb", "aaa", "ccc"].map(m.load));
  expect(found.map((one) => one?.location ?? null)).toEqual([
    "https://loja.example/aaa",
    "https://loja.example/bbb",
    "https://loja.example/aaa",
    null,
  ]);
  expect(m.reads).toEqual([["aaa", "bbb", "ccc"]]);
  expect(m.stored("aaa")?.location).toBe("https://loja.example/aaa");
  expect(m.stored("ccc")).toBe(null);
  expect(m.stored("ddd")).toBe(undefined);
});

test("a change of a link, its offer or its person makes it be read again", async () => {
  const links = new Map([
    ["aaa", link("aaa", { offerId: "ofr_1" })],
    ["bbb", link("bbb")],
    ["ccc", link("ccc", { userId: "usr_rui" })],
  ]);
  const m = memory(links);
  for (const [id, slug] of [["lnk_bbb", "bbb"], ["ofr_1", "aaa"], ["usr_rui", "ccc"]] as const) {
    for (const one of links.keys()) await m.load(one);
    m.forget(id);
    await until("a change", () => m.stored(slug) === undefined);
    expect([...links.keys()].filter((one) => m.stored(one))).toEqual(
      [...links.keys()].filter((one) => one !== slug),
    );
  }
});

test("what was read before a change is not kept", async () => {
  const reading = Promise.withResolvers<readonly ServedLink[]>();
  const m = linkMemory({ bytes: 1_000_000, read: () => reading.promise });
  const found = m.load("aaa");
  await Promise.resolve();
  await Promise.resolve();
  m.forget("lnk_aaa");
  reading.resolve([link("aaa")]);
  expect((await found)?.location).toBe("https://loja.example/aaa");
  expect(m.stored("aaa")).toBe(undefined);
});

test("links take no more than the bytes they may; those in use stay", async () => {
  const slugs = Array.from({ length: 1_000 }, (_, n) => `link-${n}`);
  const m = memory(new Map(slugs.map((slug) => [slug, link(slug)])), 50_000);
  for (const slug of slugs) {
    await m.load(slug);
    expect(m.stored("link-0")).toBeTruthy();
  }
  expect(m.size()).toBeLessThan(250);
  expect(m.stored("link-1")).toBe(undefined);
});

test("only a link that leads everybody to one place is kept as an address", async () => {
  const cases: [Partial<ServedLink>, boolean][] = [
    [{}, true],
    [{ passwordHash: "x" }, false],
    [{ expiresAt: new Date() }, false],
    [{ startsAt: new Date() }, false],
    [{ disabledAt: new Date() }, false],
    [{ isOfferDeleted: true }, false],
    [{ targets: [{ url: "javascript:alert(1)", weight: 1 }] }, false],
    [{ targets: [{ url: "https://a.example", weight: 1, isFull: true }] }, false],
    [{
      targets: [{ url: "https://a.example", weight: 1 }, { url: "https://b.example", weight: 1 }],
    }, false],
  ];
  for (const [more, isFixed] of cases) {
    const m = memory(new Map([["aaa", link("aaa", more)]]));
    expect([more, (await m.load("aaa"))?.location !== null]).toEqual([more, isFixed]);
  }
});

test("a link that is visited while a change is looked for is forgotten, too", async () => {
  const names = Array.from({ length: 21_001 }, (_, nth) => `s${String(nth).padStart(5, "0")}`);
  const links = new Map(names.map((name) => [name, link(name)]));
  const m = memory(links, 2 * 21_000 * 233); // all but the last are the old generation
  await Promise.all(names.slice(0, 9_000).map(m.load));
  await Promise.all(names.slice(9_000, 18_000).map(m.load));
  await Promise.all(names.slice(18_000).map(m.load));
  const size = m.size();
  m.forget("lnk_s00000");
  m.forget("lnk_s20999"); // beyond the first turn
  while (m.size() === size) await new Promise((resolve) => setImmediate(resolve));
  expect(m.stored("s20999")?.id).toBe("lnk_s20999"); // moved to the young generation
  await until("the link is forgotten", () => Promise.resolve(m.stored("s20999") === undefined));
});

test("links with several long targets take as much of the memory as they are long", async () => {
  const url = `https://loja.example/${"a".repeat(3_900)}`;
  const targets = Array.from({ length: 10 }, () => ({ url, weight: 1 }));
  const names = Array.from({ length: 100 }, (_, nth) => `long-${nth}`);
  const m = memory(new Map(names.map((name) => [name, link(name, { targets })])), 400_000);
  for (const name of names) await m.load(name);
  expect(m.size()).toBeLessThanOrEqual(12);
});

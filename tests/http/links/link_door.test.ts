import { expect, test } from "vitest";
import { linkResolver } from "../../../server/http/links/link_resolver.ts";

test("an address that tried many slugs in vain finds no link by trying, and others do", async () => {
  let now = 1_800_000_000_000;
  const loaded: string[] = [];
  const location = "https://loja.example/a";
  const stored = { id: "lnk_1", userId: "usr_1", offerId: null, location, link: null } as const;
  const door = linkResolver({
    memory: {
      stored: () => undefined,
      load(slug) {
        loaded.push(slug);
        return Promise.resolve(slug === "promo" ? stored : null);
      },
    },
    clicks: { add: () => Promise.resolve() },
    countryHeader: null,
    isLimited: true,
    now: () => now,
  });
  const answer = (slug: string, address = "203.0.113.1") =>
    door.resolve({ method: "GET", path: `/${slug}`, header: () => null, address });

  for (let nth = 0; nth < 60; nth++) {
    expect(await answer(`word-${nth}`)).toEqual({ kind: "UNKNOWN" });
  }
  expect(await answer("promo")).toEqual({ kind: "TOO_MANY", waitMs: 60_000 });
  expect(await answer("word-60")).toEqual({ kind: "TOO_MANY", waitMs: 60_000 });
  expect(loaded.length).toBe(60);
  expect(await answer("promo", "203.0.113.2")).toEqual({ kind: "REDIRECT", location });
  now += 60_000;
  expect(await answer("promo")).toEqual({ kind: "REDIRECT", location });
});

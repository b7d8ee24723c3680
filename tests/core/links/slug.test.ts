import { expect, test } from "vitest";
import { isSlug, randomSlug, slugOf } from "../../../server/core/links/slug.ts";

test("a random slug has seven characters, none of which looks like another", () => {
  const slugs = Array.from({ length: 500 }, randomSlug);
  expect(slugs.every((slug) => /^[a-hjkmnp-z2-9]{7}$/.test(slug) && isSlug(slug))).toBe(true);
  expect(new Set(slugs).size).toBe(500);
});

test.each([
  ["Ofertas da Ana", "ofertas-da-ana"],
  [" PROMOÇÃO ", "promocao"],
  ["ab", null],
  ["a".repeat(40), "a".repeat(40)],
  ["a".repeat(41), null],
  ["-ana", null],
  ["ana--links", null],
  ["ana/links", null],
  ["аna", null], // Cyrillic
  ["ana.html", null],
])("%j as a slug is %j", (typed, slug) => {
  expect(slugOf(typed)).toBe(slug);
});

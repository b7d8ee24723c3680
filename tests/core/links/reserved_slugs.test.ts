import { expect, test } from "vitest";
import { isReservedSlug } from "../../../server/core/links/reserved_slugs.ts";
import { isSlug } from "../../../server/core/links/slug.ts";
import { paths, publicPaths } from "../../../web/paths.ts";
import { addresses } from "../../support/permissions/addresses.ts";

/** The first part of an address, where a short link could have it. */
const firstPart = (address: string) => address.split("/")[1]!.toLowerCase();

test("no short link can shadow a fixed address", () => {
  const served = Object.keys(addresses).map((address) => address.split(" ")[1]!);
  const parts = [...served, ...Object.values(paths), ...Object.values(publicPaths)].map(firstPart);
  const open = [...new Set(parts)].filter((part) => isSlug(part) && !isReservedSlug(part));
  expect(parts).toContain("graphql"); // or the rule would hold of nothing
  expect(open).toEqual([]);
});

test("capitals do not free a word", () => {
  expect(isReservedSlug("App")).toBe(true);
  expect(isReservedSlug("ofertas")).toBe(false);
});

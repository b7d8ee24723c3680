import { expect, test } from "vitest";
import { parseProductsParams } from "../../../../web/routing/search_params.ts";
import { isLowest, matchesFilter } from "../../../../web/screens/products/product_state.ts";

const priced = (price: number | null, low90: number | null, median90: number | null) => {
  const cents = (value: number | null) => value === null ? null : { cents: value };
  return {
    price: cents(price),
    priceHistory: { low90: cents(low90), median90: cents(median90) },
  };
};

test("a price is the lowest of 90 days only if it was ever higher", () => {
  expect(isLowest(priced(2990, 2990, 3490))).toBe(true);
  expect(isLowest(priced(2990, 2990, 2990))).toBe(false); // always so
  expect(isLowest(priced(3190, 2990, 3490))).toBe(false);
  expect(isLowest(priced(null, 2990, 3490))).toBe(false);
  expect(isLowest(priced(2990, null, null))).toBe(false); // never read
});

const parse = (address: string) => parseProductsParams(new URLSearchParams(address));

test("the filter is parsed from the address, unknown values are ignored", () => {
  expect(parse("q= café &etiqueta=promo&loja=mercadolivre&so=baixou")).toEqual({
    view: "baixou",
    page: {
      search: "café",
      tag: "promo",
      marketplace: "MERCADO_LIVRE",
      dropped: true,
      link: null,
      first: 30,
    },
  });
  expect(parse("so=toString&loja=constructor&q=")).toEqual({
    view: null,
    page: { search: null, tag: null, marketplace: null, dropped: null, link: null, first: 30 },
  });
});

test("a product leaves the list that it no longer belongs to", () => {
  const product = {
    tags: ["promo"],
    marketplace: "AMAZON",
    linkStatus: "OK",
    droppedFrom: { formatted: "R$ 10,00" },
  };
  expect(matchesFilter(product, parse("etiqueta=promo&loja=amazon&so=baixou").page)).toBe(true);
  expect(matchesFilter({ ...product, tags: [] }, parse("etiqueta=promo").page)).toBe(false);
  expect(matchesFilter({ ...product, droppedFrom: null }, parse("so=baixou").page)).toBe(false);
  expect(matchesFilter(product, parse("so=fora").page)).toBe(false);
  expect(matchesFilter({ ...product, linkStatus: "GONE" }, parse("so=fora").page)).toBe(true);
  expect(matchesFilter(product, parse("loja=shopee").page)).toBe(false);
});

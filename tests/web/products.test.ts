import { expect, test } from "vitest";
import { parseProductsParams } from "../../web/routing/search_params.ts";
import { isLowest } from "../../web/screens/products/product_words.ts";
import { isAmong } from "../../web/screens/products/sought_products.ts";

const priced = (price: number | null, low90: number | null, median90: number | null) => {
  const cents = (value: number | null) => value === null ? null : { cents: value };
  return {
    price: cents(price),
    priceHistory: { low90: cents(low90), median90: cents(median90) },
  };
};

test("a price is the lowest of 90 days only where it was ever higher", () => {
  expect(isLowest(priced(2990, 2990, 3490))).toBe(true);
  expect(isLowest(priced(2990, 2990, 2990))).toBe(false); // always so
  expect(isLowest(priced(3190, 2990, 3490))).toBe(false);
  expect(isLowest(priced(null, 2990, 3490))).toBe(false);
  expect(isLowest(priced(2990, null, null))).toBe(false); // nobody looked
});

const sought = (address: string) => parseProductsParams(new URLSearchParams(address));

test("the address says what is sought of the catalogue, and nonsense in it says nothing", () => {
  expect(sought("q= café &etiqueta=promo&loja=mercadolivre&so=baixou")).toEqual({
    view: "baixou",
    shop: "mercadolivre",
    page: {
      search: "café",
      tag: "promo",
      marketplace: "MERCADO_LIVRE",
      dropped: true,
      link: null,
      first: 30,
    },
  });
  expect(sought("so=toString&loja=constructor&q=")).toEqual({
    view: null,
    shop: null,
    page: { search: null, tag: null, marketplace: null, dropped: null, link: null, first: 30 },
  });
});

test("a product leaves the list that it does not belong to any more", () => {
  const product = {
    tags: ["promo"],
    marketplace: "AMAZON",
    linkState: "OK",
    droppedFrom: { formatted: "R$ 10,00" },
  };
  expect(isAmong(product, sought("etiqueta=promo&loja=amazon&so=baixou").page)).toBe(true);
  expect(isAmong({ ...product, tags: [] }, sought("etiqueta=promo").page)).toBe(false);
  expect(isAmong({ ...product, droppedFrom: null }, sought("so=baixou").page)).toBe(false);
  expect(isAmong(product, sought("so=fora").page)).toBe(false);
  expect(isAmong({ ...product, linkState: "GONE" }, sought("so=fora").page)).toBe(true);
  expect(isAmong(product, sought("loja=shopee").page)).toBe(false);
});

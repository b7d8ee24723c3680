import { expect, test } from "vitest";
import { linkStatusAfter } from "../../../../server/core/catalogue/refresh/inspect_products.ts";
import { isLinkDue, nextRefresh } from "../../../../server/core/catalogue/refresh/next_refresh.ts";
import type {
  ProductReading,
  Reading,
} from "../../../../server/core/marketplaces/readings/product_reading.ts";

const now = new Date("2026-11-21T12:00:00Z");
const HOUR = 60 * 60 * 1000;
const hours = (at: Date) => (at.getTime() - now.getTime()) / HOUR;

test("an unchanged product is read less and less, down to once a week; a failing one after an hour, two, four", () => {
  const calm = [0, 1, 2, 3, 4, 20].map((calmReads) =>
    hours(nextRefresh({ calmReads, failures: 0 }, now, 0))
  );
  expect(calm).toEqual([12, 24, 48, 96, 168, 168]);
  const failures = [1, 2, 3, 30].map((failures) =>
    hours(nextRefresh({ calmReads: 3, failures }, now, 0))
  );
  expect(failures).toEqual([1, 2, 4, 168]);
});

test("products saved together are read at different times, and none later than due", () => {
  const spread = [0, 0.5, 0.999].map((chance) =>
    hours(nextRefresh({ calmReads: 4, failures: 0 }, now, chance))
  );
  expect(spread[0]).toBe(168);
  expect(spread[1]).toBeCloseTo(151.2);
  expect(spread[2]).toBeGreaterThan(134);
});

test("each link is followed within a week", () => {
  expect(isLinkDue(null, now)).toBe(true);
  expect(isLinkDue(new Date(now.getTime() - 6 * 24 * HOUR), now)).toBe(false);
  expect(isLinkDue(new Date(now.getTime() - 6.6 * 24 * HOUR), now)).toBe(true);
});

const nothing: ProductReading = {
  marketplace: "AMAZON",
  productId: null,
  shop: null,
  title: null,
  price: null,
  oldPrice: null,
  pixPrice: null,
  cardPrice: null,
  lowestPrice: null,
  imageUrl: null,
  installments: null,
  couponCode: null,
  shipping: null,
  rating: null,
  availability: "UNKNOWN",
  blocked: false,
};
const titled: ProductReading = { ...nothing, title: { value: "Kindle", source: "META" } };
const amazon = "https://www.amazon.com.br/dp/B0CFPL6CFY";
const other = "https://loja.example/fone";

test.each<[string, string, Partial<Reading>, string | null]>([
  ["answers 404", amazon, { absent: true, product: nothing }, "GONE"],
  ["shows the product", amazon, { product: titled }, "OK"],
  ["shows a wall", amazon, { product: { ...nothing, blocked: true } }, null],
  ["leads to the front page", amazon, { hops: ["https://www.amazon.com.br/"].map(url) }, "GONE"],
  ["leads to another product, untitled", amazon, {
    hops: [url("https://www.amazon.com.br/dp/B0CFPL6CFZ")],
  }, "UNKNOWN"],
  ["says too little", amazon, { hops: [url(amazon)] }, "UNKNOWN"],
  ["of a shop without ids leads to its front page", other, {
    hops: [url("https://loja.example/")],
  }, "GONE"],
  ["of a shop without ids has another path", other, {
    hops: [url("https://loja.example/fones/fone")],
  }, "UNKNOWN"],
])("a link that %s", (_, address, reading, state) => {
  expect(linkStatusAfter(url(address), { hops: [url(address)], product: nothing, ...reading }))
    .toBe(state);
});

function url(text: string): URL {
  return new URL(text);
}

import { describe, expect, test } from "vitest";
import { readPage, readPageOnward } from "../../../server/adapters/web_pages/read_page.ts";
import { recipeOf } from "../../../server/adapters/web_pages/recipes/table.ts";
import type { ProductReading } from "../../../server/core/marketplaces/readings/product_reading.ts";
import {
  type Expected,
  fixturesDir,
  pageBytes,
  storedPages,
} from "../../support/sites/stored_pages.ts";
import { streamPage } from "../../support/sites/page.ts";

const pages = storedPages();

/** A reading in the form of `EXPECTED.json`; prices that it does not contain are not compared. */
function inItsWords(reading: ProductReading, expected: Expected) {
  const prices = [reading.price, reading.oldPrice, reading.pixPrice, reading.cardPrice];
  const currencies = new Set(prices.flatMap((price) => price?.value.currency ?? []));
  expect(currencies.size).toBeLessThanOrEqual(1);
  return {
    marketplace: reading.marketplace.toLowerCase().replace("_", ""),
    productId: reading.productId,
    title: reading.title?.value ?? null,
    priceCents: reading.price?.value.cents ?? null,
    oldPriceCents: reading.oldPrice?.value.cents ?? null,
    pixPriceCents: reading.pixPrice?.value.cents ?? null,
    cardPriceCents: reading.cardPrice?.value.cents ?? null,
    currency: [...currencies][0] ?? null,
    imageUrl: reading.imageUrl?.value ?? null,
    availability: reading.availability.toLowerCase(),
    blocked: reading.blocked,
    ...expected.shopId && { shopId: expected.shopId }, // from the address, not from the reader
  };
}

/** Additional facts of these pages; of all others none of them is read. */
const beside: Readonly<Record<string, object>> = {
  "pages/mercadolivre/notebook-asus.html": {
    installments: { count: 10, amount: { cents: 35_790, currency: "BRL" }, isInterestFree: true },
    shipping: "Frete grátis para São Paulo",
    rating: { tenths: 49, count: 2_152 },
  },
  "pages/mercadolivre/catalog-pdp.html": {
    installments: { count: 10, amount: { cents: 59_582, currency: "BRL" }, isInterestFree: true },
    shipping: "Frete grátis para São Paulo",
    rating: { tenths: 50, count: 38 },
  },
  "pages/magazineluiza/structured-offer.html": {
    installments: { count: 10, amount: { cents: 50_589, currency: "BRL" }, isInterestFree: true },
  },
  // The seller's own 4.91 of 139,123 is no rating of the product.
  "pages/shopee/kindle-11.html": { rating: { tenths: 49, count: 103 } },
  "pages/amazon/kindle-paperwhite.html": { rating: { tenths: 48, count: 8_400 } },
  "pages/amazon/com-full-page.html": { rating: { tenths: 44, count: 21_200 } },
  "pages/amazon/es-full-page.html": { rating: { tenths: 41, count: 5_182 } },
};

function toldBeside({ installments, couponCode: coupon, shipping, rating }: ProductReading) {
  const reported = Object.entries({ installments, coupon, shipping, rating });
  return Object.fromEntries(reported.flatMap(([name, fact]) => fact ? [[name, fact.value]] : []));
}

const asserted = ({ pixPriceCents = null, cardPriceCents = null, ...expected }: Expected) => {
  const { marketplace, productId, title, priceCents, oldPriceCents } = expected;
  const { currency, imageUrl, availability, blocked, shopId } = expected;
  return {
    ...{ marketplace, productId, title, priceCents, oldPriceCents, pixPriceCents, cardPriceCents },
    ...{ currency, imageUrl, availability, blocked },
    ...shopId && { shopId },
  };
};

describe.runIf(pages.length > 0)("the stored pages of real shops", () => {
  test.each(pages)("$file is read as expected", async (visit) => {
    const reading = await readPage(streamPage(pageBytes(visit), visit.url.href, 64 * 1024));
    expect(inItsWords(reading, visit.expected)).toEqual(asserted(visit.expected));
  });

  test.each(pages)("$file is read the same where the address says nothing", async (visit) => {
    const reading = await readPage(streamPage(pageBytes(visit), visit.url.origin, 4_000));
    expect(inItsWords(reading, visit.expected)).toEqual(asserted(visit.expected));
  });

  test.each(pages)("$file has these payments, shipping, codes and ratings", async (visit) => {
    const reading = await readPage(streamPage(pageBytes(visit), visit.url.href, 5_000));
    expect(toldBeside(reading)).toEqual(beside[visit.file] ?? {});
  });

  test.each(pages)("$file is read the same up to its end", async (visit) => {
    const page = streamPage(pageBytes(visit), visit.url.href, 64 * 1024);
    const recipe = recipeOf((await readPage(streamPage("", visit.url.href))).marketplace);
    const { product } = await readPageOnward(page, { ...recipe, endings: [] });
    expect(inItsWords(product, visit.expected)).toEqual(asserted(visit.expected));
  });
});

test.runIf(pages.length === 0)("the stored pages were skipped", ({ skip }) => {
  skip(`No stored pages in ${fixturesDir}: set FIXTURES_DIR to read them.`);
});

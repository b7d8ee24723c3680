import { expect, test } from "vitest";
import { lowestInDays } from "../../../../server/core/catalogue/prices/price_history.ts";
import type { Source } from "../../../../server/core/marketplaces/readings/product_reading.ts";
import { exampleOffer } from "../../../../server/core/offers/message/example_offer.ts";
import { endOfCoupon } from "../../../../server/core/offers/message/proven_facts.ts";
import { provenFacts } from "../../../../server/core/offers/queries.ts";
import { testApp } from "../../../support/test_app.ts";
import { utcText } from "../../../../server/core/zoned.ts";

const now = new Date("2026-11-21T12:00:00Z");
const DAY_MS = 24 * 60 * 60 * 1000;
const ago = (days: number) => new Date(now.getTime() - days * DAY_MS);
/** One sighting on each of these days ago. */
const seen = (...lows: [daysAgo: number, cents: number][]) =>
  lows.map(([daysAgo, cents]) => ({
    day: ago(daysAgo).toISOString().slice(0, 10),
    lowCents: cents,
    highCents: cents,
    lowAt: ago(daysAgo),
    sightings: 1,
  }));

test.each([
  ["seen for a month, and dearer", 30, seen([29, 120], [20, 120], [5, 130], [0, 100])],
  ["seen for a week only", 7, seen([7, 120], [4, 120], [0, 100])],
  ["cheaper long ago, not since", 15, seen([29, 90], [14, 120], [9, 120], [0, 100])],
  ["cheaper last week", null, seen([29, 120], [20, 120], [5, 99], [0, 100])],
  ["the same all month", null, seen([29, 100], [20, 100], [5, 100], [0, 100])],
  ["dearer on a single day", null, seen([29, 100], [20, 120], [5, 100], [0, 100])],
  ["hardly dearer", null, seen([29, 102], [20, 102], [5, 102], [0, 100])],
  ["seen too seldom", null, seen([29, 120], [0, 100])],
  ["never seen", null, []],
])("a price %s is the lowest of %s days", (_about, expected, days) => {
  expect(lowestInDays(100, days, now)).toBe(expected);
});

test("only a price that our own reader saw is called the lowest", async () => {
  await using w = await testApp();
  const { id: userId, ...ana } = await w.member();
  const ctx = ana.ctx();
  const sightings = Array.from({ length: 30 }, (_, nth) => ({
    ...{ read_id: `read ${nth}`, user_id: userId, marketplace: "SHOPEE" as const },
    ...{ host: "shopee.com.br", product_id: "1.2", price_cents: 399_90, currency: "BRL" },
    seen_at: new Date(ctx.now.getTime() - (nth + 1) * DAY_MS),
  }));
  await w.db.insertInto("price_sightings").values(sightings).execute();
  const offerFrom = (source: Source) => ({
    ...{ ...exampleOffer, customText: null, userId, marketplace: "SHOPEE" as const },
    ...{ productId: "1.2", sourceUrl: "https://shopee.com.br/product/1/2" },
    evidence: [{ field: "PRICE" as const, source, readAt: utcText(ctx.now) }],
  });
  const sources = ["STRUCTURED_DATA", "VENDOR_API", "SHARED_TEXT", "BROWSER", "PERSON"] as const;
  const offers = sources.map(offerFrom);
  const facts = await provenFacts(ctx, offers);
  expect(offers.map((offer) => facts.get(offer)!.lowestInDays)).toEqual([30, 30, null, null, null]);
});

const offer = {
  userId: "usr_1",
  couponCode: "DEZ",
  marketplace: "AMAZON",
  shop: "Amazon",
} as const;
const coupon = {
  userId: "usr_1",
  code: "DEZ",
  marketplace: "AMAZON",
  shop: "Amazon",
  validFrom: null,
  validUntil: ago(-2),
  disabledAt: null,
} as const;

test("a coupon's end is known where all that have its code and shop have one", () => {
  expect(endOfCoupon(offer, [coupon, { ...coupon, validUntil: ago(-1) }], now)).toEqual(ago(-1));
  expect(endOfCoupon({ ...offer, shop: "Vendedor" }, [coupon], now)).toEqual(ago(-2));
  for (
    const other of [
      { validUntil: null },
      { validUntil: ago(1) },
      { disabledAt: ago(1) },
      { validFrom: ago(-1) },
      { code: "VINTE" },
      { shop: "Outra loja" },
      { marketplace: "SHOPEE" as const, shop: "Shopee" },
      { userId: "usr_2" as const },
    ]
  ) expect(endOfCoupon(offer, [{ ...coupon, ...other }], now)).toBeNull();
  expect(endOfCoupon(offer, [coupon, { ...coupon, validUntil: null }], now)).toBeNull();
});

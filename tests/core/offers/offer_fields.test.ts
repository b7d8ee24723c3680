import { expect, test } from "vitest";
import { cloneOffer, createOffer } from "../../../server/core/offers/create_offer.ts";
import { mergeFacts } from "../../../server/core/offers/facts.ts";
import { updateOffer } from "../../../server/core/offers/update_offer.ts";
import { productPage } from "../../support/sites/product_page.ts";
import { testApp } from "../../support/test_app.ts";

const brl = (cents: number) => ({ cents, currency: "BRL" });
const LINK = "https://loja.example/fone";
const page = productPage({ name: "Fone", price: "199.90" }).replace(
  '"offers":{',
  '"aggregateRating":{"ratingValue":4.8,"ratingCount":120},' +
    '"offers":{"shippingDetails":{"shippingRate":{"value":0,"currency":"BRL"}},',
);

const whole = `installments { count amount { formatted } isInterestFree } couponCode shipping
  rating { stars count } evidence { field source } version`;

test("an offer stores the page's shipping and rating, and what the person types of the rest", async () => {
  await using w = await testApp();
  const ana = await w.member();
  w.shops.serve("loja.example", "/fone", page);
  const { data } = await w.request(
    ana,
    `mutation { createOffer(input: { url: "${LINK}", fields: {
      installments: { count: 10, amount: { cents: 1999 }, isInterestFree: true }, couponCode: " FONE10 " } })
      { ... on Offer { id ${whole} } ... on UserError { code path } } }`,
  );
  expect(data.createOffer).toMatchObject({
    installments: { count: 10, amount: { formatted: "R$ 19,99" }, isInterestFree: true },
    couponCode: "FONE10",
    shipping: "Frete grátis",
    rating: { stars: 4.8, count: 120 },
  });
  const source = (field: string, from = data.createOffer) =>
    from.evidence.find((one: { field: string }) => one.field === field)?.source;
  expect(["INSTALLMENTS", "COUPON", "SHIPPING", "RATING"].map((field) => source(field)))
    .toEqual(["PERSON", "PERSON", "STRUCTURED_DATA", "STRUCTURED_DATA"]);

  const updated = await w.request(
    ana,
    `mutation { updateOffer(input: { id: "${data.createOffer.id}", version: 1, fields: {
      couponCode: null, shipping: "Retire na loja", rating: { stars: 4.5 } } })
      { ... on Offer { ${whole} } ... on UserError { code path } } }`,
  );
  expect(updated.data.updateOffer).toMatchObject({
    installments: { count: 10 },
    couponCode: null,
    shipping: "Retire na loja",
    rating: { stars: 4.5, count: null },
  });
  expect(source("COUPON", updated.data.updateOffer)).toBeUndefined();
  expect(source("RATING", updated.data.updateOffer)).toBe("PERSON");

  const { data: cloned } = await w.request(
    ana,
    `mutation { cloneOffer(input: { id: "${data.createOffer.id}" }) { ... on Offer { ${whole} } } }`,
  );
  expect(cloned.cloneOffer).toMatchObject({ installments: { count: 10 }, rating: { stars: 4.5 } });
});

test.each([
  [{ installments: { count: 1, amount: brl(100), isInterestFree: null } }, "INSTALLMENTS_INVALID"],
  [{ installments: { count: 3, amount: brl(0), isInterestFree: null } }, "PRICE_INVALID"],
  [
    {
      price: brl(100),
      installments: { count: 3, amount: { cents: 9, currency: "USD" }, isInterestFree: null },
    },
    "CURRENCY_INVALID",
  ],
  [{ couponCode: "com espaço" }, "COUPON_CODE_INVALID"],
  [{ shipping: "x".repeat(81) }, "SHIPPING_TOO_LONG"],
  [{ rating: { tenths: 51, count: null } }, "RATING_INVALID"],
  [{ rating: { tenths: 40, count: 0 } }, "RATING_INVALID"],
])("an invalid value is refused: %o", async (fields, code) => {
  await using w = await testApp();
  const ana = await w.member();
  await expect(createOffer(ana.ctx(), { fields: { title: "Fone", ...fields } }))
    .rejects.toMatchObject({ code });
});

test("payments in another currency than the price are dropped, and prevent a change of currency", async () => {
  const installments = (currency: string) => ({
    value: { count: 2, amount: { cents: 5, currency }, isInterestFree: null },
    source: "PRICE_BLOCK" as const,
  });
  const price = { value: brl(10), source: "META" as const };
  expect(mergeFacts([{ price, installments: installments("USD") }], [])).toEqual({ price });

  await using w = await testApp();
  const ana = await w.member();
  const { id } = await createOffer(ana.ctx(), {
    fields: {
      title: "Fone",
      price: brl(100),
      installments: { count: 2, amount: brl(50), isInterestFree: true },
    },
  });
  const change = (version: number, fields: object) =>
    updateOffer(ana.ctx(), { id, version, fields });
  const dollars = { price: { cents: 20, currency: "USD" } };
  await expect(change(1, dollars)).rejects.toMatchObject({ code: "CURRENCY_INVALID" });
  expect(await change(1, { ...dollars, installments: null })).toMatchObject({
    currency: "USD",
    installments: null,
    cleared: ["INSTALLMENTS"],
  });
  const copy = await cloneOffer(ana.ctx(), { id });
  expect(copy.cleared).toEqual(["INSTALLMENTS"]);
});

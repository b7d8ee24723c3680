import { expect, test } from "vitest";
import { createOffer } from "../../../server/core/offers/create_offer.ts";
import { listOffers } from "../../../server/core/offers/load_offers.ts";
import { productPage } from "../../support/sites/product_page.ts";
import { loadField } from "../../../server/core/offers/offer_fields.ts";
import { runReactions } from "../../support/run_reactions.ts";
import { testApp } from "../../support/test_app.ts";

const page = { limit: 10, inverted: false };
const brl = (cents: number) => ({ cents, currency: "BRL" });
const typed = { title: "Fone", price: brl(19_900) };
const LINK = "https://loja.example/fone";

test("a page becomes an offer, each field with its source", async () => {
  await using w = await testApp();
  const ana = await w.member();
  w.shops.serve("loja.example", "/fone", productPage({ name: "Fone Bluetooth", price: "199.90" }));
  const offer = await createOffer(ana.ctx(), { url: `${LINK}?utm_source=outra` });
  expect(offer).toMatchObject({
    title: "Fone Bluetooth",
    priceCents: 19_990,
    marketplace: "OTHER",
    sourceUrl: LINK,
    version: 1,
    status: "DRAFT",
  });
  const readAt = "2026-11-21T12:00:00.000Z";
  expect(offer.evidence).toEqual([
    { field: "TITLE", source: "STRUCTURED_DATA", readAt },
    { field: "SHOP", source: "ADDRESS", readAt },
    { field: "PRICE", source: "STRUCTURED_DATA", readAt },
  ]);
  expect(await w.events()).toEqual(["user.registered", "offer.created"]);
  expect(w.jobs.map(({ reaction }) => reaction)).toEqual([
    "welcomeUser",
    "greetUser",
    "recordPrice",
  ]);
});

test("a page of a range becomes an offer without a price, which no ledger learns", async () => {
  await using w = await testApp();
  const ana = await w.member();
  w.shops.serve("loja.example", "/fone", productPage({ name: "Fone", lowPrice: "99.90" }));
  const offer = await createOffer(ana.ctx(), { url: LINK });
  expect(offer).toMatchObject({
    status: "DRAFT",
    currency: "BRL",
    priceCents: null,
    lowestPriceCents: 9_990,
  });
  expect(offer.evidence.map(({ field, source }) => [field, source])).toContainEqual(
    ["LOWEST_PRICE", "STRUCTURED_DATA"],
  );
  await runReactions(w);
  expect(await w.db.selectFrom("price_sightings").selectAll().execute()).toEqual([]);

  const typed = await createOffer(ana.ctx(), { url: LINK, fields: { price: brl(10_990) } });
  expect(typed.priceCents).toBe(10_990);
  expect(loadField("lowestPrice", typed)).toBeNull();
  const cleared = { lowestPrice: null, price: null };
  expect(await createOffer(ana.ctx(), { url: LINK, fields: cleared }))
    .toMatchObject({
      priceCents: null,
      lowestPriceCents: null,
      cleared: ["PRICE", "LOWEST_PRICE"],
    });
});

test("typed values win over read ones", async () => {
  await using w = await testApp();
  w.shops.serve("loja.example", "/fone", productPage({ name: "Fone Bluetooth", price: "199.90" }));
  const offer = await createOffer((await w.member()).ctx(), {
    url: LINK,
    fields: { title: "  Meu   título " },
  });
  expect(offer).toMatchObject({ title: "Meu título", priceCents: 19_990 });
  expect(offer.evidence.map(({ field, source }) => [field, source])).toEqual(
    expect.arrayContaining([["TITLE", "PERSON"], ["PRICE", "STRUCTURED_DATA"]]),
  );
});

test("the same key gives the same offer, also when both requests are concurrent", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const create = () => createOffer(ana.ctx(), { fields: typed, key: "um-clique" });
  const offers = await Promise.all([create(), create(), create()]);
  expect(new Set([...offers, await create()].map(({ id }) => id)).size).toBe(1);
  expect((await w.events()).filter((name) => name === "offer.created")).toHaveLength(1);

  const bia = await w.member("bia");
  const hers = await createOffer(bia.ctx(), { fields: typed, key: "um-clique" });
  expect(hers.id).not.toBe(offers[0]!.id);
});

test.each([
  ["nothing at all", {}, "OFFER_INPUT_MISSING"],
  ["words instead of a link", { url: "não é um link" }, "LINK_INVALID"],
  ["a private address", { url: "http://192.168.0.1/" }, "LINK_REFUSED"],
  ["a file", { url: "file:///etc/passwd" }, "LINK_INVALID"],
  ["shared text without a link", { sharedText: "Olha que legal" }, "LINK_MISSING_IN_TEXT"],
  ["a title without letters", { fields: { title: "   " } }, "TITLE_MISSING"],
  ["a title without end", { fields: { title: "a".repeat(301) } }, "TITLE_TOO_LONG"],
  ["a price of nothing", { fields: { title: "Fone", price: brl(0) } }, "PRICE_INVALID"],
  [
    "a picture by http",
    { fields: { ...typed, imageUrl: "http://a.example/b.png" } },
    "IMAGE_INVALID",
  ],
  ["two currencies", {
    fields: { ...typed, oldPrice: { cents: 1, currency: "USD" } },
  }, "CURRENCY_INVALID"],
  ["a title of marks alone", { fields: { title: "***" } }, "TITLE_MISSING"],
  ["a title that nobody sees", { fields: { title: "\u200b\u200b" } }, "TITLE_MISSING"],
  [
    "a link without a title",
    { url: "https://loja.example/x", fields: { title: null } },
    "PAGE_WITHOUT_PRODUCT",
  ],
  ["a key that is not text", { fields: typed, key: "a\0b" }, "KEY_INVALID"],
  ["an empty key", { fields: typed, key: "" }, "KEY_INVALID"],
])("%s is refused, and leaves nothing behind", async (_, input, code) => {
  await using w = await testApp();
  const ana = await w.member();
  await expect(createOffer(ana.ctx(), input)).rejects.toMatchObject({ code });
  expect(await listOffers(ana.ctx(), {}, page)).toEqual([]);
});

test("an offer has the currency of any amount in it", async () => {
  await using w = await testApp();
  const fields = { title: "Fone", pixPrice: { cents: 1_000, currency: "USD" } };
  expect(await createOffer((await w.member()).ctx(), { fields }))
    .toMatchObject({ currency: "USD", priceCents: null, pixPriceCents: 1_000 });
});

test("a guest must sign in", async () => {
  await using w = await testApp();
  await expect(createOffer(w.guest.ctx(), { fields: typed }))
    .rejects.toMatchObject({ code: "SIGN_IN_FIRST" });
});

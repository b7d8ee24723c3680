import { enforceRetention } from "../../../server/core/operations/retention/enforce_retention.ts";
import { expect, test } from "vitest";
import { cloneOffer, createOffer } from "../../../server/core/offers/create_offer.ts";
import { deleteOffer, restoreOffer } from "../../../server/core/offers/delete_offer.ts";
import { listOffers } from "../../../server/core/offers/load_offers.ts";
import { recordPrice } from "../../../server/core/catalogue/prices/record_price.ts";
import { updateOffer } from "../../../server/core/offers/update_offer.ts";
import { refreshOffer } from "../../../server/core/offers/refresh_offer.ts";
import { newId } from "../../../server/core/ids.ts";
import { productPage } from "../../support/sites/product_page.ts";
import { testApp } from "../../support/test_app.ts";

const DAY = 24 * 60 * 60 * 1000;
const page = { limit: 10, inverted: false };
const brl = (cents: number) => ({ cents, currency: "BRL" });
const typed = { title: "Fone", price: brl(19_900) };

test("invalid ids, cursors and searches are refused without a database query", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const list = (search: string, after?: string) => async () =>
    await listOffers(ana.ctx(), { search }, { ...page, after });
  await expect(list("a\0b")()).rejects.toMatchObject({ code: "SEARCH_INVALID" });
  await expect(list("a".repeat(101))()).rejects.toMatchObject({ code: "SEARCH_INVALID" });
  await expect(list("", "x\0")()).rejects.toMatchObject({ code: "CURSOR_INVALID" });
  await expect(deleteOffer(ana.ctx(), { id: "ofr_\0" })).rejects.toMatchObject({
    code: "OFFER_NOT_FOUND",
  });
});

test("an edit changes the typed fields, increases the version and has the person as source", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const { id } = await createOffer(ana.ctx(), { fields: { ...typed, oldPrice: brl(29_900) } });
  w.advance(DAY);
  const edited = await updateOffer(ana.ctx(), {
    id,
    version: 1,
    fields: { price: brl(17_900), oldPrice: null },
  });
  expect(edited).toMatchObject({
    version: 2,
    title: "Fone",
    priceCents: 17_900,
    oldPriceCents: null,
  });
  expect(edited.evidence).toEqual([
    { field: "TITLE", source: "PERSON", readAt: "2026-11-21T12:00:00.000Z" },
    { field: "PRICE", source: "PERSON", readAt: "2026-11-22T12:00:00.000Z" },
  ]);
});

test("a typed price takes the place of a range, which comes back when it is cleared", async () => {
  await using w = await testApp();
  const ana = await w.member();
  w.shops.serve("loja.example", "/fone", productPage({ name: "Fone", lowPrice: "99.90" }));
  const offer = await createOffer(ana.ctx(), { url: "https://loja.example/fone" });
  const { id } = offer;
  const edit = (version: number, fields: object) => updateOffer(ana.ctx(), { id, version, fields });
  const costs = async () => {
    const node = `query ($id: ID!) { node(id: $id) { ... on Offer {
      text price { cents } lowestPrice { cents } evidence { field source } } } }`;
    const { text, price, lowestPrice, evidence } = (await w.request(ana, node, { id })).data.node;
    return {
      amounts: [price?.cents ?? null, lowestPrice?.cents ?? null],
      isFrom: text.includes("A partir de"),
      proof: evidence.find(({ field }: { field: string }) => field === "LOWEST_PRICE"),
    };
  };
  const range = {
    amounts: [null, 9_990],
    isFrom: true,
    proof: { field: "LOWEST_PRICE", source: "STRUCTURED_DATA" },
  };
  const exact = { amounts: [10_990, null], isFrom: false, proof: undefined };
  expect(await costs()).toEqual(range);
  const typed = await edit(offer.version, { price: brl(10_990) });
  expect(await costs()).toEqual(exact);
  const refreshed = await refreshOffer(ana.ctx(), { id, version: typed.version });
  expect(await costs()).toEqual(exact);
  const cleared = await edit(refreshed.offer.version, { price: null });
  expect(await costs()).toEqual(range);

  const dollars = await edit(cleared.version, { price: { cents: 2_000, currency: "USD" } });
  await edit(dollars.version, { price: null });
  expect((await costs()).amounts).toEqual([null, null]); // no sum changes its currency
});

test("of two tabs that edit one offer, the second gets a conflict and nothing of it is lost", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const { id } = await createOffer(ana.ctx(), { fields: typed });
  await updateOffer(ana.ctx(), { id, version: 1, fields: { title: "Da primeira aba" } });
  await expect(updateOffer(ana.ctx(), { id, version: 1, fields: { title: "Da segunda" } }))
    .rejects.toMatchObject({
      code: "OFFER_CHANGED_MEANWHILE",
      current: { version: 2, title: "Da primeira aba" },
    });
  const saved = await updateOffer(ana.ctx(), { id, version: 2, fields: { title: "Da segunda" } });
  expect(saved).toMatchObject({ version: 3, title: "Da segunda" });
});

test("a clone is a new draft of the same product", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const offer = await createOffer(ana.ctx(), { fields: typed, key: "k" });
  const clone = await cloneOffer(ana.ctx(), { id: offer.id });
  expect(clone).toEqual({
    ...offer,
    id: clone.id,
    createdAt: expect.any(Date),
    updatedAt: expect.any(Date),
  });
  expect(clone.id).not.toBe(offer.id);
});

test("a deleted offer can be restored as it was, for a week", async () => {
  await using w = await testApp();
  const ana = await w.member();
  const offer = await createOffer(ana.ctx(), { fields: typed });
  const { restorableUntil } = await deleteOffer(ana.ctx(), { id: offer.id });
  expect(restorableUntil).toEqual(new Date("2026-11-28T12:00:00Z"));
  expect(await listOffers(ana.ctx(), {}, page)).toEqual([]);
  expect(await restoreOffer(ana.ctx(), { id: offer.id })).toEqual(offer);
  expect(await listOffers(ana.ctx(), {}, page)).toEqual([offer]);
  await expect(restoreOffer(ana.ctx(), { id: offer.id }))
    .rejects.toMatchObject({ code: "OFFER_NOT_DELETED" });

  await deleteOffer(ana.ctx(), { id: offer.id });
  w.advance(7 * DAY);
  await enforceRetention(w.system.ctx());
  await expect(restoreOffer(ana.ctx(), { id: offer.id }))
    .rejects.toMatchObject({ code: "OFFER_NOT_FOUND" });
});

test("another person's offer does not exist", async () => {
  await using w = await testApp();
  const [ana, bia] = [await w.member(), await w.member("bia")];
  const { id } = await createOffer(ana.ctx(), { fields: typed });
  const absent = { code: "OFFER_NOT_FOUND" };
  await expect(updateOffer(bia.ctx(), { id, version: 1, fields: {} })).rejects.toMatchObject(
    absent,
  );
  await expect(cloneOffer(bia.ctx(), { id })).rejects.toMatchObject(absent);
  await expect(deleteOffer(bia.ctx(), { id })).rejects.toMatchObject(absent);
  expect(await listOffers(bia.ctx(), {}, page)).toEqual([]);
});

test("the search finds every word, without accents or capitals, in title or shop", async () => {
  await using w = await testApp();
  const ana = await w.member();
  for (const title of ["Máquina de café", "Cafeteira 100% inox", "Fone"]) {
    await createOffer(ana.ctx(), { fields: { ...typed, title, shop: "Loja da Esquina" } });
  }
  const found = async (search: string) =>
    (await listOffers(ana.ctx(), { search }, page)).map(({ title }) => title);
  expect(await found("CAFÉ")).toEqual(["Cafeteira 100% inox", "Máquina de café"]);
  expect(await found("esquina maquina")).toEqual(["Máquina de café"]);
  expect(await found("esquina")).toHaveLength(3);
  expect(await found("100%")).toEqual(["Cafeteira 100% inox"]);
  expect(await found("10_%")).toEqual([]);
});

test("a price from our reader is recorded once, however often the job runs", async () => {
  await using w = await testApp();
  const ana = await w.member();
  w.shops.serve(
    "www.amazon.com.br",
    "/dp/B0CFPL6CFY",
    productPage({ name: "Kindle", price: "879" }),
  );
  const { id, userId } = await createOffer(ana.ctx(), {
    url: "https://www.amazon.com.br/dp/B0CFPL6CFY",
  });
  const event = { name: "offer.created", userId, offerId: id } as const;
  const eventId = newId("evt");
  await recordPrice(w.system.ctx(), event, eventId);
  await recordPrice(w.system.ctx(), event, eventId);
  const sightings = await w.db.selectFrom("price_sightings").select([
    "host",
    "product_id",
    "price_cents",
  ])
    .execute();
  expect(sightings).toEqual([
    { host: "www.amazon.com.br", product_id: "B0CFPL6CFY", price_cents: 87_900 },
  ]);
});

test("a typed price is not recorded", async () => {
  await using w = await testApp();
  const { id, userId } = await createOffer((await w.member()).ctx(), { fields: typed });
  await recordPrice(w.system.ctx(), { name: "offer.created", userId, offerId: id }, newId("evt"));
  expect(await w.db.selectFrom("price_sightings").select("read_id").execute()).toEqual([]);
});

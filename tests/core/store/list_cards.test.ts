import { expect, test } from "vitest";
import { createOffer } from "../../../server/core/offers/create_offer.ts";
import { listedSlugs } from "../../../server/core/store/find_store.ts";
import { publishStore } from "../../../server/core/store/publish_store.ts";
import { refreshOffer } from "../../../server/core/offers/refresh_offer.ts";
import { newId, type OfferId } from "../../../server/core/ids.ts";
import type { Store } from "../../../server/core/store/store.ts";
import { listCards } from "../../../server/core/store/list_cards.ts";
import type { CardFilter } from "../../../server/core/store/select_cards.ts";
import { updateStore } from "../../../server/core/store/update_store.ts";
import { updateStoreItems } from "../../../server/core/store/update_store_items.ts";
import { productPage } from "../../support/sites/product_page.ts";
import { type Member, testApp } from "../../support/test_app.ts";
import { createProduct } from "../../../server/core/catalogue/create_product.ts";

type World = Awaited<ReturnType<typeof testApp>>;

const everything: CardFilter = { search: "", sectionId: null, marketplace: null, after: null };

const openStore = (person: Member): Promise<Store> =>
  updateStore(person.ctx(), { slug: `loja-${person.id.slice(-8)}`, title: "Achados da Ana" });

async function readOffer(w: World, person: Member, path: string, price = "99.90") {
  w.shops.serve("loja.example", path, productPage({ name: `Produto ${path.slice(1)}`, price }));
  return await createOffer(person.ctx(), { url: `https://loja.example${path}` });
}

const shown = async (w: World, store: Store, filter: Partial<CardFilter> = {}) =>
  await listCards(w.guest.ctx(), store, { ...everything, ...filter });
const titles = ({ cards }: { cards: readonly { title: string }[] }) =>
  cards.map(({ title }) => title);

test("the pinned offers come first, then the newest; sold-out and old ones sink, hidden ones are gone", async () => {
  await using w = await testApp();
  const ana = await w.member("ana");
  const old = await readOffer(w, ana, "/velho");
  w.advance(31 * 24 * 60 * 60 * 1000);
  const [one, two, three, four] = [
    await readOffer(w, ana, "/um"),
    await readOffer(w, ana, "/dois"),
    await readOffer(w, ana, "/tres"),
    await readOffer(w, ana, "/quatro"),
  ];
  const store = await openStore(ana);
  await updateStore(ana.ctx(), { sections: [{ title: "Casa" }], pinnedOfferIds: [one.id] });
  const { id: sectionId } = await w.db.selectFrom("store_sections").select("id")
    .executeTakeFirstOrThrow();
  await updateStoreItems(ana.ctx(), { ids: [two.id], isSoldOut: true });
  await updateStoreItems(ana.ctx(), { ids: [three.id], isHidden: true });
  await updateStoreItems(ana.ctx(), { ids: [four.id], sectionId });
  const page = await shown(w, store);
  expect(titles(page)).toEqual(["Produto um", "Produto quatro"]);
  expect(page.cards[0]).toMatchObject({
    isPinned: true,
    price: { cents: 9_990, currency: "BRL" },
    isPriceProven: true,
    url: expect.stringMatching(/^\/[a-z2-9]{7}$/),
  });
  expect(page.ended.map(({ title, status }) => [title, status]))
    .toEqual([["Produto dois", "SOLD_OUT"], ["Produto velho", "EXPIRED"]]);
  expect([page.count, page.next, page.marketplaces]).toEqual([2, null, ["OTHER"]]);
  expect(titles(await shown(w, store, { sectionId }))).toEqual(["Produto quatro"]);
  expect(titles(await shown(w, store, { search: "UM" }))).toEqual(["Produto um"]);
  expect(titles(await shown(w, store, { marketplace: "AMAZON" }))).toEqual([]);
  expect(old.id < one.id).toBe(true);
});

test("of offers of one product the newest counts; a price that the catalogue saw later is shown", async () => {
  await using w = await testApp();
  const ana = await w.member("ana");
  await readOffer(w, ana, "/fone", "120.00");
  w.advance(60_000);
  const offer = await readOffer(w, ana, "/fone", "110.00");
  const store = await openStore(ana);
  expect((await shown(w, store)).cards.map(({ price }) => price?.cents)).toEqual([11_000]);
  const product = await createProduct(ana.ctx(), { offerId: offer.id });
  w.advance(60_000);
  await w.db.updateTable("products").where("id", "=", product.id)
    .set({ price_cents: 10_500, price_read_at: w.guest.ctx().now, source: "STRUCTURED_DATA" })
    .execute();
  const { cards: [card] } = await shown(w, store);
  expect([card?.price?.cents, card?.seenAt, card?.isPriceProven])
    .toEqual([10_500, w.guest.ctx().now, true]);
  w.shops.serve("loja.example", "/fone", productPage({ name: "Fone", price: "99.00" }));
  w.advance(60_000);
  await refreshOffer(ana.ctx(), { id: offer.id, version: offer.version });
  expect((await shown(w, store)).cards[0]?.price?.cents).toBe(9_900);
  await w.db.updateTable("products").where("id", "=", product.id)
    .set({ availability: "OUT_OF_STOCK" }).execute();
  expect((await shown(w, store)).ended.map(({ status }) => status)).toEqual(["SOLD_OUT"]);
});

/** Adds an offer like another, whatever the plan allows in a day. */
async function copyOffer({ db }: World, id: OfferId, title: string) {
  const offer = await db.selectFrom("offers").selectAll().where("id", "=", id)
    .executeTakeFirstOrThrow();
  await db.insertInto("offers").values({
    ...offer,
    id: newId("ofr"),
    title,
    source_url: `https://loja.example/${title}`,
    search_text: title,
    evidence: JSON.stringify(offer.evidence),
    reading: null,
    installments: null,
    custom_affiliate_check: null,
    key: null,
  }).execute();
}

test("pages follow one another without a gap, whatever is added meanwhile", async () => {
  await using w = await testApp();
  const ana = await w.member("ana");
  const { id } = await readOffer(w, ana, "/um");
  const names = Array.from({ length: 60 }, (_, nth) => `oferta-${nth}`);
  for (const name of names) await copyOffer(w, id, name);
  const store = await openStore(ana);
  await updateStoreItems(ana.ctx(), { ids: [id], isHidden: true });
  const first = await shown(w, store);
  await copyOffer(w, id, "depois");
  const second = await shown(w, store, { after: first.next });
  expect([...titles(first), ...titles(second)]).toEqual(names.toReversed());
  expect([first.count, first.cards.length, second.next]).toEqual([60, 48, null]);
});

test("the sitemap lists the stores with an offer for sale, as their page counts them", async () => {
  await using w = await testApp();
  const ana = await w.member("ana");
  const offer = await readOffer(w, ana, "/um");
  await openStore(ana);
  const listed = () => listedSlugs(w.guest.ctx());
  expect(await listed()).toEqual([]);
  await publishStore(ana.ctx(), {});
  const { slug } = await w.db.selectFrom("stores").select("slug").executeTakeFirstOrThrow();
  expect(await listed()).toEqual([slug]);
  await updateStoreItems(ana.ctx(), { ids: [offer.id], isHidden: true });
  expect(await listed()).toEqual([]);
  await updateStoreItems(ana.ctx(), { ids: [offer.id], isHidden: false });
  await updateStore(ana.ctx(), { isOnlySent: true });
  expect(await listed()).toEqual([]);
  await updateStore(ana.ctx(), { isOnlySent: false, marketplaces: ["AMAZON"] });
  expect(await listed()).toEqual([]);
  await updateStore(ana.ctx(), { marketplaces: [] });
  expect(await listed()).toEqual([slug]);
  w.advance(31 * 24 * 60 * 60 * 1000);
  expect(await listed()).toEqual([]); // the price is too old
});

test("without drafts, the store shows what was approved or sent", async () => {
  await using w = await testApp();
  const ana = await w.member("ana");
  const offer = await readOffer(w, ana, "/um");
  await readOffer(w, ana, "/dois");
  await w.db.updateTable("offers").set({ status: "SENT" }).where("id", "=", offer.id).execute();
  const store = await openStore(ana);
  expect((await shown(w, store)).count).toBe(2);
  const strict = await updateStore(ana.ctx(), { isOnlySent: true });
  expect(titles(await shown(w, strict))).toEqual(["Produto um"]);
});

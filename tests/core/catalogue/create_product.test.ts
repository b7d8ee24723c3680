import { enforceRetention } from "../../../server/core/operations/retention/enforce_retention.ts";
import { expect, test } from "vitest";
import { deleteProducts, restoreProducts } from "../../../server/core/catalogue/delete_products.ts";
import { findDuplicates, mergeProducts } from "../../../server/core/catalogue/merge_products.ts";
import { listProducts, listProductTags } from "../../../server/core/catalogue/list_products.ts";
import { createProduct } from "../../../server/core/catalogue/create_product.ts";
import { updateProducts } from "../../../server/core/catalogue/update_products.ts";
import { newId, type ProductId } from "../../../server/core/ids.ts";
import { createOffer } from "../../../server/core/offers/create_offer.ts";
import { createOfferFromProduct } from "../../../server/core/offers/create_offer_from_product.ts";
import type { Offer } from "../../../server/core/offers/offer.ts";
import { productPage } from "../../support/sites/product_page.ts";
import { seedProduct, seedProducts } from "../../support/seed/products.ts";
import { runReactions } from "../../support/run_reactions.ts";
import { blocked } from "../../support/sites/shop_site.ts";
import { testApp } from "../../support/test_app.ts";

const DAY = 24 * 60 * 60 * 1000;
const page = { limit: 10, inverted: false };
const kindle = "https://www.amazon.com.br/dp/B0CFPL6CFY";

async function scene() {
  const w = await testApp();
  const [ana, bia] = [await w.member(), await w.member("bia")];
  w.shops.serve(
    "www.amazon.com.br",
    "/dp/B0CFPL6CFY",
    productPage({ name: "Kindle", price: "879" }),
  );
  const titles = async (who = ana) =>
    (await listProducts(who.ctx(), {}, page)).map(({ title }) => title);
  return { w, ana, bia, titles };
}

test("a link becomes a product without others' tags, and its price is recorded once", async () => {
  const { w, ana } = await scene();
  await using _ = w;
  const url = `${kindle}?tag=outro-20`;
  const saved = await createProduct(ana.ctx(), { url, tags: ["  Leitura "], note: "presente" });
  expect(saved).toMatchObject({
    marketplace: "AMAZON",
    productId: "B0CFPL6CFY",
    sourceUrl: kindle,
    title: "Kindle",
    priceCents: 87_900,
    source: "STRUCTURED_DATA",
    tags: ["Leitura"],
    note: "presente",
    linkStatus: "OK",
  });
  const again = await createProduct(ana.ctx(), { url: kindle, tags: ["leitura", "natal"] });
  expect(again).toMatchObject({ id: saved.id, version: 2, tags: ["Leitura", "natal"] });
  expect(again.note).toBe("presente");
  expect(await w.count("products")).toBe(1);
  expect(await w.count("price_sightings")).toBe(1); // the same instant
});

test("an offer becomes a product with the age of its price, and a product an offer with the same", async () => {
  const { w, ana } = await scene();
  await using _ = w;
  const offer = await createOffer(ana.ctx(), { url: kindle });
  await runReactions(w);
  w.advance(DAY);
  const product = await createProduct(ana.ctx(), { offerId: offer.id });
  expect(product).toMatchObject({ title: "Kindle", priceCents: 87_900, sourceUrl: kindle });
  expect(product.priceReadAt).toEqual(offer.createdAt);
  expect(await w.count("price_sightings")).toBe(1);
  const input = { productId: product.id, key: "um clique" };
  const [made, ...same] = await Promise.all(
    Array.from({ length: 3 }, () => createOfferFromProduct(ana.ctx(), input)),
  ) as [Offer, ...Offer[]];
  expect(same.map(({ id }) => id)).toEqual([made.id, made.id]);
  expect(made).toMatchObject({ title: "Kindle", priceCents: 87_900, status: "DRAFT" });
  expect(made.sourceUrl).toBe(kindle);
  expect(made.evidence).toContainEqual({
    field: "PRICE",
    source: "STRUCTURED_DATA",
    readAt: offer.createdAt.toISOString(),
  });
});

test("a page that shows no product, and an offer without a link, are refused with a reason", async () => {
  const { w, ana } = await scene();
  await using _ = w;
  w.shops.serve("www.amazon.com.br", "/dp/B0CFPL6CFZ", blocked);
  const wall = "https://www.amazon.com.br/dp/B0CFPL6CFZ";
  const { id } = await createOffer(ana.ctx(), { fields: { title: "Fone" } });
  for (
    const [input, code] of [
      [{ url: wall }, "PAGE_BLOCKED"],
      [{ url: "https://loja.example/nada" }, "PAGE_WITHOUT_PRODUCT"],
      [{ url: "não é link" }, "LINK_INVALID"],
      [{ offerId: id }, "PRODUCT_WITHOUT_ADDRESS"],
      [{}, "PRODUCT_INPUT_MISSING"],
      [{ url: kindle, note: "a".repeat(2_001) }, "NOTE_TOO_LONG"],
      [{ url: kindle, tags: ["a".repeat(31)] }, "TAGS_INVALID"],
    ] as const
  ) {
    await expect(createProduct(ana.ctx(), input)).rejects.toMatchObject({ code });
  }
});

test("a plan's products are counted, and deleted ones free their place", async () => {
  const { w, ana } = await scene();
  await using _ = w;
  await w.db.insertInto("plans").values({ price_id: "two", name: "Dois", limits: `{"products":2}` })
    .execute();
  await w.db.updateTable("users").set({ stripe_price_id: "two" }).where("id", "=", ana.id)
    .execute();
  const [one] = await seedProducts(w, ana, [{ path: "/a" }, { path: "/b" }]);
  await expect(createProduct(ana.ctx(), { url: kindle })).rejects.toMatchObject({
    code: "PRODUCTS_LIMIT",
    left: 0,
  });
  await deleteProducts(ana.ctx(), { productIds: [one!.id] });
  await createProduct(ana.ctx(), { url: kindle });
  await expect(restoreProducts(ana.ctx(), { productIds: [one!.id] })).rejects.toMatchObject({
    code: "PRODUCTS_LIMIT",
  });
});

test("tags are added and removed on many at once, however they are typed", async () => {
  const { w, ana } = await scene();
  await using _ = w;
  const products = await seedProducts(w, ana, [
    { path: "/a", tags: "Casa, natal" },
    { path: "/b", tags: "casa" },
  ]);
  const productIds = products.map(({ id }) => id);
  const changed = await updateProducts(ana.ctx(), {
    productIds,
    addTags: ["CASA", "Oferta"],
    removeTags: ["Natal"],
  });
  expect(changed.map(({ tags }) => tags)).toEqual([["Casa", "Oferta"], ["casa", "Oferta"]]);
  expect(await listProductTags(ana.ctx())).toEqual([
    { tag: "casa", products: 1 },
    { tag: "Casa", products: 1 },
    { tag: "Oferta", products: 2 },
  ]);
  const noted = await updateProducts(ana.ctx(), { productIds, note: "ver frete" });
  expect(noted[0]).toMatchObject({ note: "ver frete", version: 3 });
  const cleared = await updateProducts(ana.ctx(), { productIds, note: "" });
  expect(cleared[0]!.note).toBeNull();
});

test("of many, all are changed or none, and another person's do not exist", async () => {
  const { w, ana, bia, titles } = await scene();
  await using _ = w;
  const [own, hers] = [await seedProduct(w, ana), await seedProduct(w, bia)];
  const productIds = [own.id, hers.id];
  const absent = { code: "PRODUCT_NOT_FOUND" };
  await expect(updateProducts(ana.ctx(), { productIds, addTags: ["x"] })).rejects.toMatchObject(
    absent,
  );
  await expect(deleteProducts(ana.ctx(), { productIds })).rejects.toMatchObject(absent);
  await expect(createOfferFromProduct(ana.ctx(), { productId: hers.id })).rejects.toMatchObject(
    absent,
  );
  const wrong = ["prd_\0"] as unknown as ProductId[];
  await expect(deleteProducts(ana.ctx(), { productIds: wrong })).rejects.toMatchObject(absent);
  expect(await titles()).toEqual(["Fone"]);
  expect(await titles(bia)).toEqual(["Fone"]);
});

test("a deleted product can be restored for a week, and then is purged with its words", async () => {
  const { w, ana, titles } = await scene();
  await using _ = w;
  const product = await seedProduct(w, ana, { title: "Liquidificador" });
  const { restorableUntil } = await deleteProducts(ana.ctx(), { productIds: [product.id] });
  expect(restorableUntil).toEqual(new Date("2026-11-28T12:00:00Z"));
  expect(await titles()).toEqual([]);
  const [restored] = await restoreProducts(ana.ctx(), { productIds: [product.id] });
  expect(restored).toEqual(product);
  await expect(restoreProducts(ana.ctx(), { productIds: [product.id] }))
    .rejects.toMatchObject({ code: "PRODUCT_NOT_DELETED" });
  await deleteProducts(ana.ctx(), { productIds: [product.id] });
  w.advance(7 * DAY);
  await enforceRetention(w.system.ctx());
  expect([await w.count("products"), await w.count("product_words")]).toEqual([0, 0]);
});

test("saving a deleted product restores it, with its tags", async () => {
  const { w, ana, titles } = await scene();
  await using _ = w;
  const { id } = await createProduct(ana.ctx(), { url: kindle, tags: ["leitura"] });
  await deleteProducts(ana.ctx(), { productIds: [id] });
  const again = await createProduct(ana.ctx(), { url: kindle });
  expect(again).toMatchObject({ id, tags: ["leitura"], deletedAt: null });
  expect(await titles()).toEqual(["Kindle"]);
});

test("duplicates are found by the shop's id and by their name, each set once", async () => {
  const { w, ana } = await scene();
  await using _ = w;
  const [first, second] = await seedProducts(w, ana, [
    { path: "/a", title: "Fone Bluetooth", shop: "Loja" },
    { path: "/b", title: "FONE  bluetooth!", shop: "loja" },
    { path: "/c", title: "Fone", shop: "Loja" },
  ]);
  const one = await createProduct(ana.ctx(), { url: kindle });
  const { search_words: _words, marks: _marks, ...row } = await w.db.selectFrom("products")
    .selectAll()
    .where("id", "=", one.id).executeTakeFirstOrThrow();
  const host = "amazon.com.br";
  const source_url = `https://${host}/dp/B0CFPL6CFY`;
  await w.db.insertInto("products").values({ ...row, id: newId("prd"), host, source_url })
    .execute();
  const found = await findDuplicates(ana.ctx());
  expect(found.map(({ reasonCode: reason, productIds }) => [reason, productIds.length])).toEqual([
    ["SAME_ID", 2],
    ["SAME_NAME", 2],
  ]);
  expect(found[1]!.productIds).toEqual([first!.id, second!.id].toSorted());
});

test("the product that stays after a merge has the tags, notes and links of all; it can be undone for a week", async () => {
  const { w, ana, titles } = await scene();
  await using _ = w;
  const [kept, other, third] = await seedProducts(w, ana, [
    { path: "/a", title: "Fone", tags: "casa", note: "um" },
    { path: "/b", title: "Fone preto", tags: "Casa, som", note: "dois" },
    { path: "/c", title: "Fone novo", tags: "novo" },
  ]);
  const merge = { id: kept!.id, otherIds: [other!.id, third!.id] };
  const merged = await mergeProducts(ana.ctx(), merge);
  expect(merged).toMatchObject({ id: kept!.id, tags: ["casa", "som", "novo"], note: "um\n\ndois" });
  expect(await titles()).toEqual(["Fone"]);
  w.shops.serve("loja.example", "/b", productPage({ name: "Fone preto", price: "99" }));
  const saved = await createProduct(ana.ctx(), { url: "https://loja.example/b" });
  expect(saved.id).toBe(kept!.id); // the other's link leads to it
  await restoreProducts(ana.ctx(), { productIds: [other!.id] });
  const again = await createProduct(ana.ctx(), { url: "https://loja.example/b" });
  expect(again.id).toBe(other!.id);
  await expect(mergeProducts(ana.ctx(), { id: kept!.id, otherIds: [kept!.id] }))
    .rejects.toMatchObject({ code: "MERGE_INVALID", path: ["otherIds"] });
  const another = newId("prd");
  await expect(mergeProducts(ana.ctx(), { id: another, otherIds: [kept!.id] }))
    .rejects.toMatchObject({ code: "PRODUCT_NOT_FOUND", path: ["id"] });
  await expect(mergeProducts(ana.ctx(), { id: kept!.id, otherIds: [another] }))
    .rejects.toMatchObject({ code: "PRODUCT_NOT_FOUND", path: ["otherIds"] });
});

test("an old price that the page does not show is proven by recorded prices", async () => {
  const { w, ana, bia } = await scene();
  await using _ = w;
  for (const price of ["1299", "1199"]) {
    w.shops.serve("www.amazon.com.br", "/dp/B0CFPL6CFY", productPage({ name: "Kindle", price }));
    await createOffer(bia.ctx(), { url: kindle });
    await runReactions(w);
    w.advance(10 * DAY);
  }
  w.shops.serve(
    "www.amazon.com.br",
    "/dp/B0CFPL6CFY",
    productPage({ name: "Kindle", price: "879" }),
  );
  const offer = await createOffer(ana.ctx(), { url: kindle });
  expect(offer).toMatchObject({ priceCents: 87_900, oldPriceCents: 119_900 });
  expect(offer.evidence).toContainEqual(
    expect.objectContaining({ field: "OLD_PRICE", source: "LEDGER" }),
  );
  const cleared = await createOffer(ana.ctx(), { url: kindle, fields: { oldPrice: null } });
  expect(cleared.oldPriceCents).toBeNull();
});

import { expect, test } from "vitest";
import { connectShop } from "../../../../server/core/marketplaces/connections/connect_shop.ts";
import { createOffer } from "../../../../server/core/offers/create_offer.ts";
import { linkProof } from "../../../../server/core/offers/lookup/link_proof.ts";
import { blocked, redirect } from "../../../support/sites/shop_site.ts";
import { aliExpressStandin } from "../../../support/shops/aliexpress_standin.ts";
import { sold } from "../../../support/shops/shop_scene.ts";
import { tagsOf } from "../../../support/shops/shop_standin.ts";
import { appWithShops } from "../../../support/shops/app_with_shops.ts";
import { pageFile } from "../../../support/sites/page.ts";
import { productPage } from "../../../support/sites/product_page.ts";
import { testApp } from "../../../support/test_app.ts";

const HOST = "shopee.com.br";
const SHORT = "s.shopee.com.br";
const shell = () => new TextDecoder().decode(pageFile("shopee_shell"));

/** Ana, connected to Shopee with the tag that its links credit, and a product on its shelf. */
async function connected(s: Awaited<ReturnType<typeof appWithShops>>) {
  const ana = await s.w.member();
  await connectShop(ana.ctx(), s.keys);
  await s.w.db.updateTable("users").set({ shopee_id: s.shopee.self }).where("id", "=", ana.id)
    .execute();
  return { ana, product: s.shopee.sell(sold("Fone Aurora X2", 12_990)) };
}

const sources = (offer: { evidence: readonly { field: string; source: string }[] }) =>
  Object.fromEntries(offer.evidence.map(({ field, source }) => [field, source]));

test("the shop's API has facts that its page hides, and its link is followed and proven", async () => {
  await using s = await appWithShops();
  const { ana, product } = await connected(s);
  s.w.shops.serve(HOST, product.pathname, shell());
  s.w.shops.serve(SHORT, "/1000000", redirect(`${product.href}?utm_source=an_${s.shopee.self}`));
  const offer = await createOffer(ana.ctx(), { url: product.href });
  expect(offer).toMatchObject({
    title: "Fone Aurora X2",
    priceCents: 12_990,
    marketplace: "SHOPEE",
    ratingTenths: 47,
    sourceUrl: product.href,
    customAffiliateUrl: "https://s.shopee.com.br/1000000",
    customAffiliateProof: "PROVEN",
  });
  expect(sources(offer)).toMatchObject({ TITLE: "VENDOR_API", PRICE: "VENDOR_API" });
  expect(linkProof(offer, tagsOf({ shopeeId: s.shopee.self }))).toEqual({
    finalUrl: `${product.href}?utm_source=an_${s.shopee.self}`,
    creditedTag: s.shopee.self,
    programme: null,
    checkedAt: ana.ctx().now,
  });
});

test("a short link is followed first, and the API is requested with its target", async () => {
  await using s = await appWithShops();
  const { ana, product } = await connected(s);
  s.w.shops.serve(SHORT, "/abc", redirect(`${product.href}?utm_source=an_99999999`));
  s.w.shops.serve(HOST, product.pathname, blocked);
  const offer = await createOffer(ana.ctx(), { url: `https://${SHORT}/abc` });
  expect(offer).toMatchObject({ priceCents: 12_990, sourceUrl: product.href });
});

test("additional facts of the page stay, unless it has another price", async () => {
  await using s = await appWithShops();
  const { ana, product } = await connected(s);
  const page = productPage({ name: "Fone (página)", price: "129.90" }).replace(
    '"offers":',
    '"image":"https://imagens.example/fone.jpg","aggregateRating":{"ratingValue":4.2,"ratingCount":9},"offers":',
  );
  s.w.shops.serve(HOST, product.pathname, page);
  const offer = await createOffer(ana.ctx(), { url: product.href });
  expect(offer).toMatchObject({ title: "Fone Aurora X2", priceCents: 12_990, ratingTenths: 47 });

  const dearer = page.replace("129.90", "159.90").replace(
    '"availability"',
    '"priceSpecification":{"priceType":"ListPrice","price":199.9},"availability"',
  );
  s.w.shops.serve(HOST, product.pathname, dearer);
  const other = await createOffer(ana.ctx(), { url: product.href });
  expect(other).toMatchObject({ priceCents: 12_990, oldPriceCents: null });
});

test("where the API refuses or is unreachable, the page is read and the link is built from the tag", async () => {
  await using s = await appWithShops();
  const { ana, product } = await connected(s);
  s.w.shops.serve(HOST, product.pathname, productPage({ name: "Fone", price: "150.00" }));
  const read = async () => await createOffer(ana.ctx(), { url: product.href });
  s.shopee.refusals.find(({ reason }) => reason === "ACCESS_DENIED")!.provoke();
  s.shopee.failNext("ERROR_500");
  expect(await read()).toMatchObject({
    title: "Fone",
    priceCents: 15_000,
    customAffiliateUrl: null,
  });
  await s.shopee.goAway();
  const offer = await read();
  expect(offer).toMatchObject({ title: "Fone", priceCents: 15_000, customAffiliateUrl: null });
  expect(sources(offer)).toMatchObject({ PRICE: "STRUCTURED_DATA" });
});

test("an API link without proof of its tag is not stored", async () => {
  await using s = await appWithShops();
  const { ana, product } = await connected(s);
  s.w.shops.serve(HOST, product.pathname, shell());
  s.w.shops.serve(SHORT, "/1000000", redirect(product.href)); // no tag on the way
  const offer = await createOffer(ana.ctx(), { url: product.href });
  expect(offer).toMatchObject({
    priceCents: 12_990,
    customAffiliateUrl: null,
    customAffiliateProof: null,
  });
});

test("a person without a connection reads only pages", async () => {
  await using s = await appWithShops();
  const { product } = await connected(s);
  const bia = await s.w.member("bia");
  s.w.shops.serve(HOST, product.pathname, shell());
  const before = s.shopee.requests.length;
  await expect(createOffer(bia.ctx(), { url: product.href }))
    .rejects.toMatchObject({ code: "PAGE_BLOCKED" });
  expect(s.shopee.requests).toHaveLength(before);
});

test("AliExpress's own link has no visible tag: it is stored, and named as such", async () => {
  await using shelf = new AsyncDisposableStack();
  const aliExpress = await aliExpressStandin();
  shelf.defer(aliExpress.close);
  await using w = await testApp({ standins: aliExpress.standins });
  const ana = await w.member();
  const { appKey, appSecret, trackingId } = aliExpress.account.credentials;
  await connectShop(ana.ctx(), { shop: "ALIEXPRESS", key: appKey, secret: appSecret, trackingId });
  const product = aliExpress.sell(sold("Luminária", 4_990));
  const offer = await createOffer(ana.ctx(), { url: product.href });
  expect(offer).toMatchObject({ priceCents: 4_990, customAffiliateProof: "EXPERIMENTAL" });
  expect(offer.customAffiliateUrl).toMatch(/^https:\/\/s\.click\.aliexpress\.com\//);
  expect(linkProof(offer, tagsOf({}))).toMatchObject({ creditedTag: null });
});

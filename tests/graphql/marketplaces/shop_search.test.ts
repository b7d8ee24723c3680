import { expect, test } from "vitest";
import { connectShop } from "../../../server/core/marketplaces/connections/connect_shop.ts";
import { appWithShops } from "../../support/shops/app_with_shops.ts";
import { sold } from "../../support/shops/shop_scene.ts";
import { seedProduct } from "../../support/seed/products.ts";

const proof = `priceProof {
  status oldPrice { cents } claimed { cents } highest { cents } lowestInDays days daysAtPrice spanDays
}`;
const search = `query ($words: String, $sort: ShopSort) {
  viewer {
    shopSearch(shop: SHOPEE, words: $words, sort: $sort) {
      ... on ListedProducts {
        products {
          title commission { formatted } commissionPercent rating sold lastSending { at groups }
          priceHistory { points { price { cents } } } ${proof}
        }
        seenAt
      }
      ... on UserError { code }
      ... on ShopPaused { retryAt }
    }
    shopCategories(shop: MERCADO_LIVRE) { id name }
  }
}`;
const catalogue = `{ viewer { products { edges { node { lastSending { at } ${proof} } } } } }`;

test("a found product comes with its commission and with what our ledger says of its price", async () => {
  await using s = await appWithShops();
  const { w, shopee } = s;
  const ana = await w.member("ana@example.com");
  await connectShop(ana.ctx(), s.keys);
  await s.signIn(ana);
  shopee.sell(sold("Panela elétrica", 349_00, { oldCents: 699_00, commissionBasisPoints: 800 }));
  const ask = async (variables: object) => (await w.request(ana, search, { ...variables })).data;

  for (let day = 0; day < 8; day++) {
    await ask({ words: "panela" });
    s.passes(24 * 60 * 60);
  }
  const { shopSearch, shopCategories } = (await ask({ words: "panela" })).viewer;
  expect(shopSearch.products).toEqual([{
    title: "Panela elétrica",
    commission: { formatted: "R$ 27,92" },
    commissionPercent: 8,
    rating: 4.7,
    sold: 1_234,
    lastSending: null,
    priceHistory: { points: Array.from({ length: 9 }, () => ({ price: { cents: 349_00 } })) },
    priceProof: {
      ...{ status: "DOUBTFUL", oldPrice: null, claimed: { cents: 698_00 } },
      ...{ highest: { cents: 349_00 }, lowestInDays: null, days: 9, daysAtPrice: 9, spanDays: 8 },
    },
  }]);
  expect(shopCategories[0]).toEqual({ id: "MLB1574", name: "Casa, Móveis e Decoração" });

  shopee.refusals.find(({ reason }) => reason === "RATE_LIMITED")!.provoke();
  expect((await ask({ sort: "SALES" })).viewer.shopSearch).toEqual({
    code: "SHOP_RATE_LIMITED",
    retryAt: expect.any(String),
  });
});

test("a product of the catalogue has the same proof", async () => {
  await using s = await appWithShops();
  const ana = await s.w.member("ana@example.com");
  await seedProduct(s.w, ana);
  const { edges } = (await s.w.request(ana, catalogue)).data.viewer.products;
  expect(edges[0].node).toMatchObject({ lastSending: null, priceProof: { status: "UNKNOWN" } });
});

import { expect, test } from "vitest";
import { connectShop } from "../../../../server/core/marketplaces/connections/connect_shop.ts";
import {
  listShopCategories,
  searchShop,
} from "../../../../server/core/marketplaces/api/search_shop.ts";
import { appWithShops } from "../../../support/shops/app_with_shops.ts";
import { sold } from "../../../support/shops/shop_scene.ts";

const caneca = sold("Caneca esmaltada", 49_90, { commissionBasisPoints: 800, sold: 10 });

/** Ana, who connected Shopee. */
async function scene(options: { readonly shopeeCallsPerHour?: number } = {}) {
  const apps = await appWithShops(options);
  const ana = await apps.w.member("ana@example.com");
  await connectShop(ana.ctx(), apps.keys);
  const before = apps.shopee.requests.length;
  return {
    ...apps,
    ana,
    search: (words: string | null) => searchShop(ana.ctx(), { shop: "SHOPEE", words }),
    /** Searches that the shop received. */
    searches: () => apps.shopee.requests.length - before,
    [Symbol.asyncDispose]: apps[Symbol.asyncDispose],
  };
}

test("a connected shop is searched in the person's name; else, and without words, nothing is requested", async () => {
  await using scene = await appWithShops();
  const { w, shopee, keys } = scene;
  const ana = await w.member("ana@example.com");
  const ask = (words: string) => searchShop(ana.ctx(), { shop: "SHOPEE", words });
  await expect(ask("caneca")).rejects.toMatchObject({ code: "SHOP_NOT_CONNECTED" });
  await expect(searchShop(ana.ctx(), { shop: "AMAZON", words: "  " }))
    .rejects.toMatchObject({ code: "SHOP_WORDS_INVALID" });

  await connectShop(ana.ctx(), keys);
  const url = shopee.sell(caneca);
  await expect(ask("c".repeat(101))).rejects.toMatchObject({ code: "SHOP_WORDS_INVALID" });
  const { items, next } = await ask(" caneca ");
  expect(items.map((item) => [item.url.href, item.reading.commissionBasisPoints])).toEqual([
    [url.href, 800],
  ]);
  expect(next).toBeNull();
});

test("without words the shop's own suggestions come, by commission if requested", async () => {
  await using s = await scene();
  s.shopee.sell(caneca);
  const best = s.shopee.sell(sold("Panela", 99_90, { commissionBasisPoints: 1_400 }));
  const { items } = await searchShop(s.ana.ctx(), { shop: "SHOPEE", sort: "COMMISSION" });
  expect(items.map(({ url }) => url.href)[0]).toBe(best.href);
  expect(await listShopCategories(s.ana.ctx(), "SHOPEE")).toEqual([]);
});

test("the same search within five minutes costs no request, another person's does", async () => {
  await using s = await scene();
  s.shopee.sell(caneca);
  const [first, again] = await Promise.all([s.search("caneca"), s.search(" caneca ")]);
  expect([s.searches(), again.seenAt]).toEqual([1, first.seenAt]);
  s.passes(4 * 60);
  expect((await s.search("caneca")).seenAt).toEqual(first.seenAt);
  s.passes(61);
  expect((await s.search("caneca")).seenAt).not.toEqual(first.seenAt);
  const bia = await s.w.member("bia@example.com");
  await connectShop(bia.ctx(), s.keys);
  const before = s.searches();
  await searchShop(bia.ctx(), { shop: "SHOPEE", words: "caneca" });
  expect(s.searches()).toBe(before + 1);
});

test("a pause is refused with its end, by the shop and by our own count, and a failure is not remembered", async () => {
  await using s = await scene({ shopeeCallsPerHour: 3 });
  s.shopee.failNext("ERROR_500");
  await expect(s.search("caneca")).rejects.toMatchObject({ code: "SHOP_FAILED" });
  await s.search("caneca");

  s.shopee.refusals.find(({ reason }) => reason === "RATE_LIMITED")!.provoke();
  const paused = { code: "SHOP_RATE_LIMITED", retryAt: expect.any(Date) };
  await expect(s.search("panela")).rejects.toMatchObject(paused);
  const sent = s.searches();
  await expect(s.search("panela")).rejects.toMatchObject(paused); // it pauses
  expect(s.searches()).toBe(sent);
  s.passes(61);
  const { retryAt } = await s.search("panela").catch((error) => error);
  expect(retryAt.getTime() - s.ana.ctx().now.getTime()).toBeGreaterThan(50 * 60 * 1000); // used up
});

test("the prices of a list enter the ledger, a product once a day", async () => {
  await using s = await scene();
  s.shopee.sell(caneca);
  const ledger = () => s.w.db.selectFrom("price_sightings").select(["price_cents"]).execute();
  await s.search("caneca");
  await s.search("esmaltada");
  expect(await ledger()).toEqual([{ price_cents: 49_90 }]);
  s.passes(24 * 60 * 60);
  await s.search("caneca");
  expect(await ledger()).toHaveLength(2);
});

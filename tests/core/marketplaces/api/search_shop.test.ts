import { expect, test } from "vitest";
import { connectShop } from "../../../../server/core/marketplaces/connections/connect_shop.ts";
import { searchShop } from "../../../../server/core/marketplaces/api/search_shop.ts";
import { appWithShops } from "../../../support/shops/app_with_shops.ts";

test("a connected shop is searched in the person's name; else, and without words, nothing is requested", async () => {
  await using scene = await appWithShops();
  const { w, shopee, keys } = scene;
  const ana = await w.member("ana@example.com");
  const ask = (words: string) => searchShop(ana.ctx(), { shop: "SHOPEE", words });
  await expect(ask("caneca")).rejects.toMatchObject({ code: "SHOP_NOT_CONNECTED" });

  await connectShop(ana.ctx(), keys);
  const url = shopee.sell({
    title: "Caneca esmaltada",
    cents: 4_990,
    oldCents: null,
    ratingTenths: 47,
    commissionBasisPoints: 800,
    sold: 10,
  });
  await expect(ask("  ")).rejects.toMatchObject({ code: "SHOP_WORDS_INVALID" });
  await expect(ask("c".repeat(101))).rejects.toMatchObject({ code: "SHOP_WORDS_INVALID" });
  const { items, next } = await ask(" caneca ");
  expect(items.map((item) => [item.url.href, item.commissionBasisPoints])).toEqual([
    [url.href, 800],
  ]);
  expect(next).toBeNull();

  shopee.refusals.find(({ reason }) => reason === "RATE_LIMITED")!.provoke();
  await expect(ask("caneca")).rejects.toMatchObject({ code: "SHOP_RATE_LIMITED" });
});

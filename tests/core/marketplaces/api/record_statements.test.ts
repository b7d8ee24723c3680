import { expect, test } from "vitest";
import { deleteCoupon } from "../../../../server/core/coupons/delete_coupon.ts";
import { asCoupon } from "../../../../server/core/coupons/tables.ts";
import { searchShop } from "../../../../server/core/marketplaces/api/search_shop.ts";
import { connectShop } from "../../../../server/core/marketplaces/connections/connect_shop.ts";
import { createOffer } from "../../../../server/core/offers/create_offer.ts";
import { aliExpressStandin } from "../../../support/shops/aliexpress_standin.ts";
import { sold } from "../../../support/shops/shop_scene.ts";
import { testApp } from "../../../support/test_app.ts";

test("codes that a shop's API states become coupons to confirm, each once, with the shop's words", async () => {
  await using shelf = new AsyncDisposableStack();
  const aliExpress = await aliExpressStandin();
  shelf.defer(aliExpress.close);
  await using w = await testApp({ standins: aliExpress.standins });
  const ana = await w.member();
  const { appKey, appSecret, trackingId } = aliExpress.account.credentials;
  await connectShop(ana.ctx(), { shop: "ALIEXPRESS", key: appKey, secret: appSecret, trackingId });
  const coupons = () => w.db.selectFrom("coupons").select(asCoupon).execute();

  const lamp = aliExpress.sell(sold("Luminária", 4_990, { promoCode: "LUZ7" }));
  aliExpress.sell(sold("Luminária de mesa", 5_990, { promoCode: "LUZ7" }));
  aliExpress.sell(sold("Luminária de chão", 9_990, { promoCode: "CHAO 10%" })); // is no code
  const offer = await createOffer(ana.ctx(), { url: lamp.href });
  expect(offer.couponCode).toBeNull(); // nobody tried it
  await searchShop(ana.ctx(), { shop: "ALIEXPRESS", words: "luminária" });
  const caught = await coupons();
  expect(caught).toMatchObject([{
    code: "LUZ7",
    marketplace: "ALIEXPRESS",
    source: "SHOP",
    isUnconfirmed: true,
    percentOff: null,
    note: "On order over USD 10, get USD 7 off · até 01/01 às 04:59",
    caughtAt: ana.ctx().now,
    caughtIn: null,
  }]);

  await deleteCoupon(ana.ctx(), { id: caught[0]!.id });
  await searchShop(ana.ctx(), { shop: "ALIEXPRESS", words: "mesa" });
  expect(await coupons()).toMatchObject([{ code: "LUZ7", deletedAt: expect.any(Date) }]);
});

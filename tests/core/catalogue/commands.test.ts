import { expect, test } from "vitest";
import { recordListedPrices } from "../../../server/core/catalogue/commands.ts";
import { apiReading } from "../../../server/core/marketplaces/readings/api_reading.ts";
import { testApp } from "../../support/test_app.ts";

const URL_OF_CUP = new URL("https://shopee.com.br/product/1/2");

const listed = (cents: number) => ({
  url: URL_OF_CUP,
  reading: apiReading("SHOPEE", { productId: "1.2", price: { cents, currency: "BRL" } }),
});

test("each price of a listed product is recorded once a day, however many people see it", async () => {
  await using w = await testApp();
  const [ana, bia] = [await w.member(), await w.member()];
  await recordListedPrices(ana.ctx(), [listed(100_00)]);
  await recordListedPrices(bia.ctx(), [listed(100_00)]);
  await recordListedPrices(bia.ctx(), [listed(80_00)]);
  const rows = await w.db.selectFrom("price_sightings").select(["user_id", "price_cents"])
    .orderBy("price_cents").execute();
  expect(rows).toEqual([
    { user_id: bia.id, price_cents: 80_00 },
    { user_id: ana.id, price_cents: 100_00 },
  ]);
});

import { saveInspection } from "../../../server/core/catalogue/refresh/save_inspection.ts";
import { asProduct } from "../../../server/core/catalogue/tables.ts";
import type { ProductId } from "../../../server/core/ids.ts";
import {
  type Availability,
  noFacts,
} from "../../../server/core/marketplaces/readings/product_reading.ts";
import { createShopProgramme } from "../../../server/core/users/profile/shop_programmes.ts";
import type { Member, testApp } from "../test_app.ts";

type World = Awaited<ReturnType<typeof testApp>>;

/** Makes links to loja.example pay a person. */
export const payAtLoja = (person: Member) =>
  createShopProgramme(person.ctx(), {
    shop: "loja.example",
    network: "OWN",
    pattern: "{url}?parceiro={id}",
    publisherId: "ana",
  });

/** Reads a product of a catalogue again, now, at that price. */
export async function readPriceAgain(
  w: World,
  productId: ProductId,
  cents: number,
  availability: Availability = "IN_STOCK",
) {
  const seen = await w.db.selectFrom("products").select(asProduct).where("id", "=", productId)
    .executeTakeFirstOrThrow();
  const reading = {
    ...noFacts,
    marketplace: seen.marketplace,
    productId: null,
    availability,
    blocked: false,
    price: { value: { cents, currency: "BRL" }, source: "META" as const },
  };
  await saveInspection(w.system.ctx(), { seen, inspection: { reading, linkStatus: "OK" } });
}

import { priceDays } from "../../catalogue/prices/price_days.ts";
import { ledgerOldPrice } from "../../catalogue/prices/price_history.ts";
import { priceKey } from "../../catalogue/prices/price_key.ts";
import type { Context } from "../../context.ts";
import type { Facts } from "../facts.ts";
import type { ProductLookup } from "./product_lookup.ts";

/** The facts, with the old price that our ledger proves where the page shows none. */
export async function withLedgerOldPrice(
  { db, now }: Context,
  { address, marketplace, productId }: Pick<ProductLookup, "address" | "marketplace" | "productId">,
  facts: Facts,
): Promise<Facts> {
  const price = facts.price?.value;
  if (!price || facts.oldPrice || !address) return facts;
  const key = priceKey(marketplace, address, productId);
  if (!key) return facts;
  const { currency } = price;
  const { rows } = await priceDays([{ keys: [key], currency }], now).execute(db);
  const cents = ledgerOldPrice(price.cents, rows);
  return cents === null
    ? facts
    : { ...facts, oldPrice: { value: { cents, currency }, source: "LEDGER" } };
}

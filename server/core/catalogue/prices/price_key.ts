import type { Marketplace } from "../../marketplaces/marketplace.ts";

/** The key of a product in the ledger: ids are unique per host only. */
export type PriceKey = {
  readonly marketplace: Marketplace;
  readonly host: string;
  readonly productId: string;
};

/** Most characters of an id; at a shop without ids it is the path, which can be long. */
const LONGEST = 500;

/**
 * Returns the key of the product at `address`: by the shop's id, or by the rest of the address at a
 * shop without ids. Null: too long for a key.
 */
export function priceKey(
  marketplace: Marketplace,
  address: URL,
  productId: string | null,
): PriceKey | null {
  const id = productId ?? address.pathname + address.search;
  return id.length > LONGEST ? null : { marketplace, host: address.host, productId: id };
}

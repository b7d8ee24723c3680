import type { Marketplace } from "../../marketplaces/marketplace.ts";

/** What tells one shop's product from all others: an id says nothing without its host. */
export type PriceKey = {
  readonly marketplace: Marketplace;
  readonly host: string;
  readonly productId: string;
};

/** Characters of an id; a shop without ids is one by its path, which can be long. */
const LONGEST = 500;

/**
 * The key of the product at its own `address`: by the shop's id, or by the rest of the address at a
 * shop that has none. Null: too long to be one.
 */
export function priceKey(
  marketplace: Marketplace,
  address: URL,
  productId: string | null,
): PriceKey | null {
  const id = productId ?? address.pathname + address.search;
  return id.length > LONGEST ? null : { marketplace, host: address.host, productId: id };
}

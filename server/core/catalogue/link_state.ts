import { productIdOf } from "../marketplaces/links/link.ts";
import type { Reading } from "../marketplaces/readings/product_reading.ts";
import type { LinkState } from "./product.ts";

/** Where shops send people whose product is no more: their front page, or a search. */
const ELSEWHERE = /^\/(?:index(?:\.\w+)?|home|busca|search|s|c)?\/?$/i;

/**
 * Where a product's link led. Null: a bot wall stood before it, and nothing is known anew.
 * A page that only changed its address, or that tells too little, is still the product's.
 */
export function linkStateAfter(address: URL, reading: Reading): LinkState | null {
  const { hops, product, absent } = reading;
  if (absent) return "GONE";
  if (product.blocked) return null;
  if (product.title || product.price) return "OK";
  const end = hops.at(-1);
  if (!end) return "UNKNOWN";
  const isNamed = productIdOf(end) !== null;
  const wasNamed = productIdOf(address) !== null;
  if (!isNamed && end.pathname !== address.pathname && (wasNamed || ELSEWHERE.test(end.pathname))) {
    return "GONE";
  }
  return "UNKNOWN";
}

import type { Context } from "../../context.ts";
import { openShop } from "../../marketplaces/api/open_shop.ts";
import {
  type ConnectableShop,
  connectableShops,
  ShopRefusal,
} from "../../marketplaces/api/shop_api.ts";
import { productIdOf } from "../../marketplaces/links/link.ts";
import type { ProductReading, Reading } from "../../marketplaces/readings/product_reading.ts";
import { OutboundRefusal } from "../../outbound.ts";
import type { LinkStatus, Product } from "../product.ts";
import { isLinkDue } from "./next_refresh.ts";
import type { Inspection } from "./refreshed.ts";

/** Reads a product's page, and where its link leads. */
export async function inspectPage(
  { ports }: Context,
  { sourceUrl, userId }: Product,
): Promise<Inspection> {
  const url = new URL(sourceUrl);
  try {
    const reading = await ports.readProduct(url, userId);
    const { blocked } = reading.product;
    return {
      reading: blocked ? null : reading.product,
      linkStatus: linkStatusAfter(url, reading),
    };
  } catch (error) {
    if (!(error instanceof OutboundRefusal)) throw error;
    return { reading: null, linkStatus: error.reason === "TOO_LARGE" ? null : "UNREACHABLE" };
  }
}

/**
 * Reads products by the API of their shop, where their person has connected it and their link is not
 * due to be followed. Products that the API does not return are absent: their page is read.
 */
export async function inspectByApi(
  ctx: Context,
  products: readonly Product[],
): Promise<Map<Product, Inspection>> {
  const inspections = new Map<Product, Inspection>();
  const followed = products.filter(({ linkCheckedAt }) => !isLinkDue(linkCheckedAt, ctx.now));
  const groups = Map.groupBy(followed, ({ userId, marketplace }) => `${userId} ${marketplace}`);
  for (const group of groups.values()) {
    const readings = await readingsOf(ctx, group);
    for (const product of group) {
      const reading = readings.get(product.sourceUrl);
      if (reading) inspections.set(product, { reading, linkStatus: null });
    }
  }
  return inspections;
}

/** Returns readings by address; empty where the shop is not connected, pauses, or refuses. */
async function readingsOf(
  ctx: Context,
  products: readonly Product[],
): Promise<ReadonlyMap<string, ProductReading>> {
  const { userId, marketplace } = products[0]!;
  if (!isConnectable(marketplace)) return new Map();
  try {
    const shop = await openShop({ ...ctx, viewer: { kind: "member", userId } }, marketplace);
    return await shop?.readProducts(products.map(({ sourceUrl }) => new URL(sourceUrl))) ??
      new Map();
  } catch (error) {
    if (error instanceof ShopRefusal) return new Map(); // the connection's status shows it
    throw error;
  }
}

const isConnectable = (marketplace: string): marketplace is ConnectableShop =>
  connectableShops.some((shop) => shop === marketplace);

/** Where shops redirect from products that are gone: their front page, or a search. */
const ELSEWHERE = /^\/(?:index(?:\.\w+)?|home|busca|search|s|c)?\/?$/i;

/**
 * Returns where a product's link led; null where a bot wall answered. A page with another address,
 * or with too little on it, is still the product's.
 */
export function linkStatusAfter(address: URL, reading: Reading): LinkStatus | null {
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

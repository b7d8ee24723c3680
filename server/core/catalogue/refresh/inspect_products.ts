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

/** What a product's own page tells of it, and where its link leads. */
export async function inspectPage({ ports }: Context, { address }: Product): Promise<Inspection> {
  const url = new URL(address);
  try {
    const reading = await ports.readProduct(url);
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
 * What the shop's API tells of those whose owner has connected it, unless their link is due to be
 * followed. What it does not tell is absent: the page is asked for it.
 */
export async function inspectByApi(
  ctx: Context,
  products: readonly Product[],
): Promise<Map<Product, Inspection>> {
  const inspections = new Map<Product, Inspection>();
  const asked = products.filter(({ linkCheckedAt }) => !isLinkDue(linkCheckedAt, ctx.now));
  const groups = Map.groupBy(asked, ({ userId, marketplace }) => `${userId} ${marketplace}`);
  for (const group of groups.values()) {
    const readings = await readingsOf(ctx, group);
    for (const product of group) {
      const reading = readings.get(product.address);
      if (reading) inspections.set(product, { reading, linkStatus: null });
    }
  }
  return inspections;
}

/** By address; empty where the shop is not connected, pauses, or refuses. */
async function readingsOf(
  ctx: Context,
  products: readonly Product[],
): Promise<ReadonlyMap<string, ProductReading>> {
  const { userId, marketplace } = products[0]!;
  if (!isConnectable(marketplace)) return new Map();
  try {
    const shop = await openShop({ ...ctx, viewer: { kind: "member", userId } }, marketplace);
    return await shop?.readProducts(products.map(({ address }) => new URL(address))) ?? new Map();
  } catch (error) {
    if (error instanceof ShopRefusal) return new Map(); // the connection itself tells its person
    throw error;
  }
}

const isConnectable = (marketplace: string): marketplace is ConnectableShop =>
  connectableShops.some((shop) => shop === marketplace);

/** Where shops send people whose product is no more: their front page, or a search. */
const ELSEWHERE = /^\/(?:index(?:\.\w+)?|home|busca|search|s|c)?\/?$/i;

/**
 * Where a product's link led. Null: a bot wall stood before it, and nothing is known anew.
 * A page that only changed its address, or that tells too little, is still the product's.
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

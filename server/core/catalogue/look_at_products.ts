import type { Context } from "../context.ts";
import { openShop } from "../marketplaces/api/open_shop.ts";
import type { ProductReading } from "../marketplaces/readings/product_reading.ts";
import {
  type ConnectableShop,
  connectableShops,
  ShopRefusal,
} from "../marketplaces/api/shop_api.ts";
import { OutboundRefusal } from "../outbound.ts";
import { linkStateAfter } from "./link_state.ts";
import { isLinkDue } from "./next_refresh.ts";
import type { Product } from "./product.ts";
import type { Look } from "./refreshed.ts";

/** What a product's own page tells of it, and where its link leads. */
export async function lookAtPage({ ports }: Context, { address }: Product): Promise<Look> {
  const url = new URL(address);
  try {
    const reading = await ports.readProduct(url);
    const { blocked } = reading.product;
    return {
      reading: blocked ? null : reading.product,
      linkState: linkStateAfter(url, reading),
    };
  } catch (error) {
    if (!(error instanceof OutboundRefusal)) throw error;
    return { reading: null, linkState: error.reason === "TOO_LARGE" ? null : "UNREACHABLE" };
  }
}

/**
 * What the shop's API tells of those whose owner has connected it, unless their link is due to be
 * followed. What it does not tell is absent: the page is asked for it.
 */
export async function lookByApi(
  ctx: Context,
  products: readonly Product[],
): Promise<Map<Product, Look>> {
  const looks = new Map<Product, Look>();
  const asked = products.filter(({ linkCheckedAt }) => !isLinkDue(linkCheckedAt, ctx.now));
  const groups = Map.groupBy(asked, ({ userId, marketplace }) => `${userId} ${marketplace}`);
  for (const group of groups.values()) {
    const readings = await readingsOf(ctx, group);
    for (const product of group) {
      const reading = readings.get(product.address);
      if (reading) looks.set(product, { reading, linkState: null });
    }
  }
  return looks;
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

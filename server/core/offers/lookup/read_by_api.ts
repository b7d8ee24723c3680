import type { Context } from "../../context.ts";
import { openShop } from "../../marketplaces/api/open_shop.ts";
import { connectableShops, ShopRefusal } from "../../marketplaces/api/shop_api.ts";
import { canonicalUrl, isShortLink, productIdOf } from "../../marketplaces/links/link.ts";
import { marketplaceOf } from "../../marketplaces/marketplace.ts";
import type { ProductReading } from "../../marketplaces/readings/product_reading.ts";

/** Whether the address by itself says which product it is of. */
export const namesProduct = (url: URL) => productIdOf(url) !== null && !isShortLink(url);

/**
 * What the shop says by its API of the product at `address`, in the viewer's name. Null where they
 * are not connected there, the address names no product, or the shop refuses: a page is read
 * whether or not an API answers.
 */
export async function readByApi(ctx: Context, address: URL): Promise<ProductReading | null> {
  if (!namesProduct(address)) return null;
  const product = canonicalUrl(address);
  const shop = connectableShops.find((name) => name === marketplaceOf(product));
  if (!shop) return null;
  try {
    const opened = await openShop(ctx, shop);
    return (await opened?.readProducts([product]))?.get(product.href) ?? null;
  } catch (error) {
    if (error instanceof ShopRefusal) return null;
    throw error;
  }
}

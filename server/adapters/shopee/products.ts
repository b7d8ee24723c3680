import { at, listAt, textAt } from "../../core/marketplaces/api/shop_response.ts";
import { apiReading, decimalPrice, scaled } from "../../core/marketplaces/readings/api_reading.ts";
import { canonicalUrl } from "../../core/marketplaces/links/link.ts";
import { type ListedProduct, ShopRefusal } from "../../core/marketplaces/api/shop_api.ts";

/** The ids of a product at Shopee: an item's id is unique within its seller's shop. */
export type Ids = { readonly shopId: string; readonly itemId: string };

/** Most items of a page. */
export const MOST_PRODUCTS = 50;

/** The ids in a product's address; null where it names none. */
export function idsIn(product: URL): Ids | null {
  const { hostname, pathname } = canonicalUrl(product);
  const [, shopId, itemId] = /^\/product\/(\d+)\/(\d+)$/.exec(pathname) ?? [];
  return hostname === "shopee.com.br" && shopId && itemId ? { shopId, itemId } : null;
}

export const productAddress = ({ shopId, itemId }: Ids): URL =>
  new URL(`https://shopee.com.br/product/${shopId}/${itemId}`);

/** Returns the query for products with these arguments. */
export const productOffers = (given: string) =>
  `{
  productOfferV2(${given}) {
    nodes {
      itemId shopId productName imageUrl priceMin priceMax priceDiscountRate commissionRate sales
      ratingStar
    }
    pageInfo { hasNextPage }
  }
}`;

/** The products of an response. @throws ShopRefusal FAILED when it is of another shape */
export function productsIn(response: unknown): ListedProduct[] {
  const nodes = at(response, "nodes");
  if (!Array.isArray(nodes)) throw new ShopRefusal("FAILED", "product offers without nodes");
  return listAt(response, "nodes").map(listed);
}

function listed(node: unknown): ListedProduct {
  const ids = { shopId: id(node, "shopId"), itemId: id(node, "itemId") };
  const [lowest, highest] = [at(node, "priceMin"), at(node, "priceMax")]
    .map((price) => decimalPrice(price, "BRL"));
  const stars = scaled(at(node, "ratingStar"), 1);
  return {
    url: productAddress(ids),
    reading: {
      ...apiReading("SHOPEE", {
        productId: ids.itemId,
        title: textAt(node, "productName"),
        // A range is no price, and the old price could only be guessed from the discount.
        price: lowest && lowest.cents === highest?.cents ? lowest : null,
        image: textAt(node, "imageUrl"),
        rating: stars ? { tenths: stars, count: null } : null,
      }),
      commissionBasisPoints: scaled(at(node, "commissionRate"), 4), // "0.0123" is 1.23 %
    },
    sold: scaled(at(node, "sales"), 0),
    discountPercent: scaled(at(node, "priceDiscountRate"), 0) || null,
  };
}

function id(node: unknown, name: string): string {
  const text = String(at(node, name));
  if (!/^\d+$/.test(text)) throw new ShopRefusal("FAILED", `a product offer without ${name}`);
  return text;
}

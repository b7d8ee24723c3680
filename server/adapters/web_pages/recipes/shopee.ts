import { productIdOf } from "../../../core/marketplaces/links/link.ts";
import type { Recipe, ShopFacts } from "../recipe.ts";
import { isThing, list, type Thing } from "../structured/thing.ts";

export const shopee: Recipe = {
  currency: () => "BRL",
  productId: /^\d{1,20}$/,
  spots: [
    { kind: "state", find: "[data-shopee-pdp]" },
    { kind: "state", find: "[type=text/mfe-initial-data]" },
  ],
  readState: (state) => {
    const item = itemIn(state, 0);
    return item && factsOf(item);
  },
  wallPath: /^\/(?:verify|buyer\/login)/,
  // Who is not signed in may get the site's frame without any product: its slogan is its title.
  isShell: (url, title) => productIdOf(url) !== null || /^Shopee\b.*\|/.test(title ?? ""),
};

/** The state nests its product at different depths, by version; it is what has these two ids. */
function itemIn(state: unknown, depth: number): Thing | null {
  if (depth > 8 || !isThing(state)) return null;
  if ("item_id" in state && "shop_id" in state && "title" in state) return state;
  for (const part of Object.values(state)) {
    const item = itemIn(part, depth + 1);
    if (item) return item;
  }
  return null;
}

/** Its prices come without unit or currency, its pictures as bare keys: neither is taken. */
function factsOf(item: Thing): ShopFacts {
  const models = list(item.models).filter(isThing);
  const isSoldOut = item.stock === 0 ||
    (models.length > 0 && models.every((model) => model.stock === 0 || model.has_stock === false));
  return {
    productId: String(item.item_id),
    title: typeof item.title === "string" ? item.title : null,
    availability: isSoldOut
      ? "OUT_OF_STOCK"
      : typeof item.stock === "number" && item.stock > 0
      ? "IN_STOCK"
      : "UNKNOWN",
  };
}

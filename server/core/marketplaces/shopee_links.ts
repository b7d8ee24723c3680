import type { LinkRules } from "./link_rules.ts";
import { withoutTracking } from "./tracking.ts";

/** `/product/SHOP/ITEM`, `/opaanlp/SHOP/ITEM`, `/name-of-shop/SHOP/ITEM`, `…-i.SHOP.ITEM`. */
const productPath = /(?:^\/(?:[^/]+\/)+|-i\.)(\d+)[/.](\d+)\/?$/;

export const shopeeLinks: LinkRules = {
  productId: (url) => idsIn(url)?.item ?? null,
  canonical: (url) => {
    const ids = idsIn(url);
    return ids
      ? new URL(`/product/${ids.shop}/${ids.item}`, "https://shopee.com.br")
      : withoutTracking(url);
  },
  isShort: ({ hostname, pathname }) =>
    pathname !== "/an_redir" &&
    (hostname === "s.shopee.com.br" ||
      /(?:^|\.)(?:shp\.ee|shope\.ee|shopee\.link)$/.test(hostname)),
  isOthersPage: () => false,
};

function idsIn(url: URL): { shop: string; item: string } | null {
  const [, shop, item] = productPath.exec(url.pathname) ?? [
    "",
    url.searchParams.get("shopid"),
    url.searchParams.get("itemid"),
  ];
  return /^\d+$/.test(shop ?? "") && /^\d+$/.test(item ?? "") ? { shop: shop!, item: item! } : null;
}

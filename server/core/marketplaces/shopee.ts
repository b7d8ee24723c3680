import type { MarketplaceDefinition, TagDefinition } from "./definition.ts";
import { matching, pastedValue, withParameters } from "./links/url_parts.ts";
import { withoutTracking } from "./links/tracking.ts";

/** `/product/SHOP/ITEM`, `/opaanlp/SHOP/ITEM`, `/name-of-shop/SHOP/ITEM`, `…-i.SHOP.ITEM`. */
const productPath = /(?:^\/(?:[^/]+\/)+|-i\.)(\d+)[/.](\d+)\/?$/;

export const shopee: MarketplaceDefinition = {
  name: "Shopee",
  domains: ["shopee.com.br", "shp.ee", "shope.ee", "shopee.link"],
  links: {
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
  },
  redirects: [
    [/^s\.shopee\.com\.br$/, /^\/an_redir/, ["origin_link"]],
    [/(?:^|\.)shopee\.com\.br$/, /^\/universal-link/, ["redir", "deep_and_web"]],
  ],
  programme: {
    example: "https://shopee.com.br/product/123456/7890123",
    tag: "shopeeId",
    own: ({ shopeeId }) => shopeeId,
    tagged: (product, affiliate_id) =>
      withParameters(new URL("https://s.shopee.com.br/an_redir"), {
        origin_link: product.href,
        affiliate_id,
      }),
    referenced: (link, sub_id) =>
      link.pathname === "/an_redir" ? withParameters(link, { sub_id }) : null,
    credited: ({ searchParams }) =>
      tagParameters.map((name) => /^(?:an_)?(\d{5,})$/.exec(searchParams.get(name) ?? "")?.[1])
        .find((id) => id) ?? null,
    proofOfTagged: "PROVEN",
  },
};

const tagParameters = ["affiliate_id", "utm_source", "mmp_pid"];

export const shopeeTags = {
  /** The number of the affiliate account, `an_18301234567` in links. */
  shopeeId: {
    column: "shopee_id",
    about: "Shopee's affiliate id: digits.",
    failure: "SHOPEE_ID_INVALID",
    sentence: "O ID de afiliado da Shopee tem só números.",
    parse: (typed) =>
      matching(pastedValue(typed, ...tagParameters).replace(/^an_/, ""), /^\d{5,20}$/),
  },
} as const satisfies Record<string, TagDefinition>;

function idsIn(url: URL): { shop: string; item: string } | null {
  const [, shop, item] = productPath.exec(url.pathname) ?? [
    "",
    url.searchParams.get("shopid"),
    url.searchParams.get("itemid"),
  ];
  return /^\d+$/.test(shop ?? "") && /^\d+$/.test(item ?? "") ? { shop: shop!, item: item! } : null;
}

import { at, textAt } from "../../core/marketplaces/api/shop_response.ts";
import type { ProductReading } from "../../core/marketplaces/readings/product_reading.ts";
import {
  type ShopApi,
  type ShopQuota,
  ShopRefusal,
  type ShopSort,
} from "../../core/marketplaces/api/shop_api.ts";
import type { VendorFetch } from "../../core/outbound.ts";
import { conversionReport, conversionsIn } from "./conversion_report.ts";
import { openApi } from "./open_api.ts";
import { idsIn, MOST_PRODUCTS, productAddress, productOffers, productsIn } from "./products.ts";
import { marketplaceOf } from "../../core/marketplaces/marketplace.ts";

type Options = {
  readonly quota: ShopQuota;
  /** The time limit of a request. */
  readonly seconds: number;
};

/** The limit of Shopee's older documents; newer ones name 8,000. */
const usualQuota: ShopQuota = { calls: 2_000, perSeconds: 60 * 60 };

/** Shopee's Affiliate Open API, for Brazil. No request is sent twice. */
export function shopee(
  vendorFetch: VendorFetch,
  { quota = usualQuota, seconds = 15 }: Partial<Options> = {},
): ShopApi<"SHOPEE"> {
  const call = openApi(vendorFetch, seconds);

  return {
    quota,

    async check(account) {
      await call(
        account,
        "productOfferV2",
        "{ productOfferV2(page: 1, limit: 1) { pageInfo { page } } }",
      );
      return { name: null }; // Shopee does not return it
    },

    async readProducts(account, products) {
      const read = new Map<string, ProductReading>();
      for (const product of products) {
        const ids = idsIn(product);
        if (!ids || read.has(product.href)) continue;
        const query = productOffers(`shopId: ${ids.shopId}, itemId: ${ids.itemId}, limit: 1`);
        const [found] = productsIn(await call(account, "productOfferV2", query));
        if (found?.reading.productId === ids.itemId) read.set(product.href, found.reading);
      }
      return read;
    },

    async search(account, { words, sort = "RELEVANCE", after }) {
      const page = pageOf(after);
      const query = productOffers([
        ...words === null ? [] : [`keyword: ${JSON.stringify(words)}`],
        `sortType: ${sortTypes[sort]}`,
        `page: ${page}`,
        `limit: ${MOST_PRODUCTS}`,
      ].join(", "));
      const response = await call(account, "productOfferV2", query);
      const isMore = at(response, "pageInfo", "hasNextPage") === true;
      return { items: productsIn(response), next: isMore ? String(page + 1) : null };
    },

    hasSuggestions: true,
    listCategories: null,

    async makeLink(account, product, subIds) {
      const ids = idsIn(product);
      if (!ids) throw new ShopRefusal("PRODUCT_NOT_FOUND", "the address names no product");
      const query = shortLink(productAddress(ids), subIds);
      return shortLinkIn(await call(account, "generateShortLink", query));
    },

    async listConversions(account, period) {
      return conversionsIn(await call(account, "conversionReport", conversionReport(period)));
    },
  };
}

/** Source: Shopee Affiliate Open API, productOfferV2. */
const sortTypes: Readonly<Record<ShopSort, number>> = { RELEVANCE: 1, COMMISSION: 5, SALES: 2 };

/** Parses a page's `next`. @throws ShopRefusal REQUEST_REFUSED where it is none */
function pageOf(after: string | null): number {
  const page = Number(after ?? 1);
  if (Number.isSafeInteger(page) && page >= 1) return page;
  throw new ShopRefusal("REQUEST_REFUSED", `there is no page ${after}`);
}

/** Most sub ids of a link, and most characters of each. */
const MOST_SUB_IDS = 5;
const SUB_ID_LENGTH = 50;

/** Returns the mutation for a link to `product` that credits the account. */
export const shortLink = (product: URL, subIds: readonly string[]) =>
  `mutation {
  generateShortLink(
    input: { originUrl: ${JSON.stringify(product.href)}, subIds: ${JSON.stringify(taken(subIds))} }
  ) { shortLink }
}`;

/** Returns sub ids as Shopee accepts them: letters without accents, and digits. */
const taken = (subIds: readonly string[]): string[] =>
  subIds.map((word) => word.normalize("NFD").replace(/[^A-Za-z0-9]/g, "").slice(0, SUB_ID_LENGTH))
    .filter((word) => word).slice(0, MOST_SUB_IDS);

/** Returns the link of a response. @throws ShopRefusal FAILED where it is not Shopee's */
function shortLinkIn(response: unknown): URL {
  const url = URL.parse(textAt(response, "shortLink") ?? "");
  if (url?.protocol === "https:" && marketplaceOf(url) === "SHOPEE") return url;
  throw new ShopRefusal("FAILED", "no short link of Shopee's");
}

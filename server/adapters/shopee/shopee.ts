import { at, textAt } from "../../core/marketplaces/api/shop_answer.ts";
import type { ProductReading } from "../../core/marketplaces/readings/product_reading.ts";
import { type ShopApi, type ShopQuota, ShopRefusal } from "../../core/marketplaces/api/shop_api.ts";
import type { VendorFetch } from "../../core/outbound.ts";
import { conversionReport, conversionsIn } from "./conversion_report.ts";
import { openApi } from "./open_api.ts";
import { idsIn, MOST_PRODUCTS, productAddress, productOffers, productsIn } from "./products.ts";
import { marketplaceOf } from "../../core/marketplaces/marketplace.ts";

type Options = {
  readonly quota: ShopQuota;
  /** After so many a question is given up. */
  readonly seconds: number;
};

/** What Shopee's older documents allow; newer ones say 8,000. */
const usualQuota: ShopQuota = { calls: 2_000, perSeconds: 60 * 60 };

/** Shopee's Affiliate Open API, for Brazil. No question is put twice. */
export function shopee(
  vendorFetch: VendorFetch,
  { quota = usualQuota, seconds = 15 }: Partial<Options> = {},
): ShopApi<"SHOPEE"> {
  const ask = openApi(vendorFetch, seconds);

  return {
    quota,

    async check(account) {
      await ask(
        account,
        "productOfferV2",
        "{ productOfferV2(page: 1, limit: 1) { pageInfo { page } } }",
      );
      return { name: null }; // Shopee does not tell
    },

    async readProducts(account, products) {
      const read = new Map<string, ProductReading>();
      for (const product of products) {
        const ids = idsIn(product);
        if (!ids || read.has(product.href)) continue;
        const asked = productOffers(`shopId: ${ids.shopId}, itemId: ${ids.itemId}, limit: 1`);
        const [found] = productsIn(await ask(account, "productOfferV2", asked));
        if (found?.reading.productId === ids.itemId) read.set(product.href, found.reading);
      }
      return read;
    },

    async search(account, { words, after }) {
      const page = pageOf(after);
      const asked = productOffers(
        `keyword: ${JSON.stringify(words)}, sortType: 1, page: ${page}, limit: ${MOST_PRODUCTS}`,
      );
      const answer = await ask(account, "productOfferV2", asked);
      const isMore = at(answer, "pageInfo", "hasNextPage") === true;
      return { items: productsIn(answer), next: isMore ? String(page + 1) : null };
    },

    async makeLink(account, product, subIds) {
      const ids = idsIn(product);
      if (!ids) throw new ShopRefusal("PRODUCT_NOT_FOUND", "the address names no product");
      const asked = shortLink(productAddress(ids), subIds);
      return shortLinkIn(await ask(account, "generateShortLink", asked));
    },

    async listConversions(account, period) {
      return conversionsIn(await ask(account, "conversionReport", conversionReport(period)));
    },
  };
}

/** @throws ShopRefusal REQUEST_REFUSED when this is nothing that a page was followed by */
function pageOf(after: string | null): number {
  const page = Number(after ?? 1);
  if (Number.isSafeInteger(page) && page >= 1) return page;
  throw new ShopRefusal("REQUEST_REFUSED", `there is no page ${after}`);
}

/** Words that a link carries along, and the characters of each. */
const MOST_SUB_IDS = 5;
const SUB_ID_LENGTH = 50;

/** Asks for a link to `product` that credits whoever asks. */
export const shortLink = (product: URL, subIds: readonly string[]) =>
  `mutation {
  generateShortLink(
    input: { originUrl: ${JSON.stringify(product.href)}, subIds: ${JSON.stringify(taken(subIds))} }
  ) { shortLink }
}`;

/** As Shopee takes them: letters without accents, and digits. */
const taken = (subIds: readonly string[]): string[] =>
  subIds.map((word) => word.normalize("NFD").replace(/[^A-Za-z0-9]/g, "").slice(0, SUB_ID_LENGTH))
    .filter((word) => word).slice(0, MOST_SUB_IDS);

/** The link in an answer. @throws ShopRefusal FAILED when that is not one of Shopee's */
export function shortLinkIn(answer: unknown): URL {
  const url = URL.parse(textAt(answer, "shortLink") ?? "");
  if (url?.protocol === "https:" && marketplaceOf(url) === "SHOPEE") return url;
  throw new ShopRefusal("FAILED", "no short link of Shopee's");
}

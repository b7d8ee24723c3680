import { at, listAt } from "../../core/marketplaces/api/shop_response.ts";
import { productIdOf } from "../../core/marketplaces/links/link.ts";
import type { ProductReading } from "../../core/marketplaces/readings/product_reading.ts";
import {
  type ListedProduct,
  type ShopAccount,
  type ShopApi,
  ShopRefusal,
} from "../../core/marketplaces/api/shop_api.ts";
import type { VendorFetch } from "../../core/outbound.ts";
import { creatorsApi, MARKETPLACE, type Pace, usualPace } from "./creators_api.ts";
import { asinOf, itemReading, resources } from "./items.ts";

type Options = Pace & {
  /** The time limit of a request. */
  readonly seconds: number;
};

/** Most products of one request, and of a page of a search. */
const AT_ONCE = 10;
/** Most pages of a search. */
const LAST_PAGE = 10;

type Parameters = Readonly<Record<string, unknown>>;

const inPortuguese = { languagesOfPreference: ["pt_BR"] };

/**
 * Amazon's Creators API, for its Brazilian shop. It makes no links, since a link with the person's
 * tag is proven without a request, and lists no conversions.
 */
export function amazon(
  vendorFetch: VendorFetch,
  options: Partial<Options> = {},
): ShopApi<"AMAZON"> {
  const call = creatorsApi(vendorFetch, { seconds: 15, ...usualPace, ...options });

  async function readSome(account: ShopAccount<"AMAZON">, itemIds: readonly string[]) {
    const parameters = { itemIds, resources, condition: "New", ...inPortuguese };
    const response = await call(account, "getItems", parameters);
    if (response === null) return [];
    const isAnswer = at(response, "itemsResult") !== undefined ||
      listAt(response, "errors").length > 0;
    if (!isAnswer) throw new ShopRefusal("FAILED", "neither items nor errors in 200");
    return listAt(response, "itemsResult", "items");
  }

  async function searchFor(account: ShopAccount<"AMAZON">, parameters: Parameters) {
    const response = await call(account, "searchItems", parameters);
    const isAnswer = response === null || listAt(response, "errors").length > 0 ||
      typeof at(response, "searchResult", "totalResultCount") === "number";
    if (!isAnswer) throw new ShopRefusal("FAILED", "neither a result nor errors in 200");
    return response;
  }

  return {
    // Source: Creators API, API rates: the daily limit of an account without sales.
    quota: { calls: 8_640, perSeconds: 24 * 60 * 60, productsACall: AT_ONCE },

    async check(account) {
      const parameters = { keywords: "livro", itemCount: 1, resources: ["itemInfo.title"] };
      await searchFor(account, parameters);
      return { name: account.tags.amazonTag }; // which the API has just accepted
    },

    async readProducts(account, products) {
      const asins = new Map(products.flatMap((url) => {
        const asin = isHere(url) ? productIdOf(url) : null;
        return asin ? [[url.href, asin]] : [];
      }));
      const left = [...new Set(asins.values())];
      const read = new Map<string, ProductReading>();
      while (left.length > 0) {
        for (const item of await readSome(account, left.splice(0, AT_ONCE))) {
          const asin = asinOf(item);
          if (asin) read.set(asin, itemReading(item, asin));
        }
      }
      return new Map([...asins].flatMap(([address, asin]) => {
        const reading = read.get(asin);
        return reading ? [[address, reading]] : [];
      }));
    },

    async search(account, { words, after }) {
      if (words === null) throw new ShopRefusal("REQUEST_REFUSED", "a search needs words");
      const page = pageOf(after);
      const response = await searchFor(account, {
        ...{ keywords: words, itemCount: AT_ONCE, itemPage: page },
        ...{ resources, condition: "New", ...inPortuguese },
      });
      const total = at(response, "searchResult", "totalResultCount");
      const isMore = page < LAST_PAGE && page * AT_ONCE < Number(total ?? 0);
      const items = listAt(response, "searchResult", "items").flatMap(listed);
      return { items, next: isMore ? String(page + 1) : null };
    },

    hasSuggestions: false,
    listCategories: null,
    makeLink: null,
    listConversions: null,
  };
}

/** Another country's shop has other prices. */
const isHere = ({ hostname }: URL) => /(?:^|\.)amazon\.com\.br$/.test(hostname);

function listed(item: unknown): ListedProduct[] {
  const asin = asinOf(item);
  if (!asin) return [];
  return [{
    url: new URL(`/dp/${asin}`, `https://${MARKETPLACE}`), // its own address carries a tag
    reading: itemReading(item, asin),
    sold: null,
    discountPercent: null,
  }];
}

/** Parses a page's `next`. @throws ShopRefusal REQUEST_REFUSED where it is none */
function pageOf(after: string | null): number {
  const page = Number(after ?? 1);
  if (Number.isInteger(page) && page >= 1 && page <= LAST_PAGE) return page;
  throw new ShopRefusal("REQUEST_REFUSED", `there is no page ${after}`);
}

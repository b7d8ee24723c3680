import { at, listAt } from "../../core/marketplaces/api/shop_answer.ts";
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
  /** After so many a question is given up. */
  readonly seconds: number;
};

/** As many as one question may name, and as a page of a search holds. */
const AT_ONCE = 10;
/** Pages of a search that Amazon gives. */
const LAST_PAGE = 10;

type Question = Readonly<Record<string, unknown>>;

const inPortuguese = { languagesOfPreference: ["pt_BR"] };

/**
 * Amazon's Creators API, for its Brazilian shop. A link with the person's tag is proven without
 * asking, so it makes none; what was bought it does not tell.
 */
export function amazon(
  vendorFetch: VendorFetch,
  options: Partial<Options> = {},
): ShopApi<"AMAZON"> {
  const ask = creatorsApi(vendorFetch, { seconds: 15, ...usualPace, ...options });

  async function readSome(account: ShopAccount<"AMAZON">, itemIds: readonly string[]) {
    const question = { itemIds, resources, condition: "New", ...inPortuguese };
    const answer = await ask(account, "getItems", question);
    if (answer === null) return [];
    const isAnswer = at(answer, "itemsResult") !== undefined || listAt(answer, "errors").length > 0;
    if (!isAnswer) throw new ShopRefusal("FAILED", "neither items nor errors in 200");
    return listAt(answer, "itemsResult", "items");
  }

  async function searchFor(account: ShopAccount<"AMAZON">, question: Question) {
    const answer = await ask(account, "searchItems", question);
    const isAnswer = answer === null || listAt(answer, "errors").length > 0 ||
      typeof at(answer, "searchResult", "totalResultCount") === "number";
    if (!isAnswer) throw new ShopRefusal("FAILED", "neither a result nor errors in 200");
    return answer;
  }

  return {
    // Source: Creators API, API rates: what an account may ask a day until it sells.
    quota: { calls: 8_640, perSeconds: 24 * 60 * 60, productsACall: AT_ONCE },

    async check(account) {
      const question = { keywords: "livro", itemCount: 1, resources: ["itemInfo.title"] };
      await searchFor(account, question);
      return { name: account.tags.amazonTag }; // which it knows by now to be the account's
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
      const page = pageOf(after);
      const answer = await searchFor(account, {
        ...{ keywords: words, itemCount: AT_ONCE, itemPage: page },
        ...{ resources, condition: "New", ...inPortuguese },
      });
      const total = at(answer, "searchResult", "totalResultCount");
      const isMore = page < LAST_PAGE && page * AT_ONCE < Number(total ?? 0);
      const items = listAt(answer, "searchResult", "items").flatMap(listed);
      return { items, next: isMore ? String(page + 1) : null };
    },

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
    commissionBasisPoints: null,
    sold: null,
  }];
}

/** @throws ShopRefusal REQUEST_REFUSED when this is nothing that a page was followed by */
function pageOf(after: string | null): number {
  const page = Number(after ?? 1);
  if (Number.isInteger(page) && page >= 1 && page <= LAST_PAGE) return page;
  throw new ShopRefusal("REQUEST_REFUSED", `there is no page ${after}`);
}

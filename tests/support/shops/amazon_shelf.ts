import { exception, invalid } from "./amazon_answers.ts";
import { type Item, item, MARKETPLACE } from "./amazon_items.ts";
import type { Answer } from "./shop_server.ts";
import type { ShelfProduct } from "./shop_standin.ts";

/** As many as one question may name, and as a page of a search holds at most. */
const AT_ONCE = 10;
const PAGES = 10;
const ASIN = /^[A-Z0-9]{10}$/;

type Change = (item: Item) => Item;

/** The Creators API's operations, for authorized requests. */
export type Asked = {
  readonly itemIds: readonly string[];
  readonly keywords: string;
  readonly itemPage?: number;
  readonly itemCount?: number;
  readonly resources: readonly string[];
};

/** Amazon's catalogue, whose addresses carry `tag`. */
export function amazonShelf(tag: string) {
  const shelf = new Map<string, ShelfProduct>();
  const changes = new Map<string, Change>();

  function itemOf(asin: string, resources: readonly string[]): Item {
    const plainItem = item(asin, shelf.get(asin)!, resources, tag);
    return changes.get(asin)?.(plainItem) ?? plainItem;
  }

  function getItems({ itemIds, resources }: Asked): Answer {
    const isAsked = itemIds.length > 0 && itemIds.length <= AT_ONCE &&
      new Set(itemIds).size === itemIds.length && itemIds.every((id) => ASIN.test(id));
    if (!isAsked) return invalid("itemIds");
    const known = itemIds.filter((id) => shelf.has(id));
    if (known.length === 0) return exception(404, "ResourceNotFoundException");
    const errors = itemIds.filter((id) => !shelf.has(id)).map((id) => ({
      code: "ItemNotAccessible",
      message: `The ItemId ${id} is not accessible through the Creators API.`,
    }));
    const items = known.map((id) => itemOf(id, resources)).reverse(); // the order is not guaranteed
    return { status: 200, body: { itemsResult: { items }, ...errors.length > 0 && { errors } } };
  }

  function searchItems(args: Asked): Answer {
    const { keywords, itemPage = 1, itemCount = AT_ONCE, resources } = args;
    if (itemPage < 1 || itemPage > PAGES) return invalid("itemPage");
    if (itemCount < 1 || itemCount > AT_ONCE) return invalid("itemCount");
    const words = plain(keywords).split(" ");
    const found = [...shelf].filter(([, { title }]) =>
      words.every((word) => plain(title).includes(word))
    );
    if (found.length === 0) {
      const errors = [{ code: "NoResults", message: "No results found for your request." }];
      return { status: 200, body: { errors } };
    }
    const items = found.slice((itemPage - 1) * itemCount, itemPage * itemCount)
      .map(([asin]) => itemOf(asin, resources));
    const searchURL = `https://${MARKETPLACE}/s?k=${encodeURIComponent(keywords)}&tag=${tag}`;
    return {
      status: 200,
      body: { searchResult: { totalResultCount: found.length, searchURL, items } },
    };
  }

  return {
    getItems,
    searchItems,
    sell(product: ShelfProduct): URL {
      const asin = `B0GRM${String(shelf.size + 1).padStart(5, "0")}`;
      shelf.set(asin, product);
      return new URL(`https://${MARKETPLACE}/dp/${asin}`);
    },
    /** From now on it says this of a product instead. */
    says: (url: URL, change: Change) => void changes.set(url.pathname.slice("/dp/".length), change),
  };
}

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();

import { at, listAt, textAt } from "../../core/marketplaces/api/shop_response.ts";
import type { ProductReading } from "../../core/marketplaces/readings/product_reading.ts";
import {
  type ListedProduct,
  type ShopAccount,
  type ShopApi,
  type ShopPage,
  ShopRefusal,
} from "../../core/marketplaces/api/shop_api.ts";
import type { VendorFetch } from "../../core/outbound.ts";
import { mercadoLivreApi } from "./api.ts";
import { type CatalogueAddress, catalogueAddress, productReading } from "./product.ts";

type Account = ShopAccount<"MERCADO_LIVRE">;

/** Products that are requested at the same time. */
const AT_ONCE = 4;
/** Products of one page: each costs one more request, for its price. */
const PAGE = 10;
/** Searches of which one page of suggestions shows the first products. */
const TRENDS = 2;
/** The largest offset of the search. */
const LAST_OFFSET = 100;

/**
 * Mercado Livre's API, as far as it is open to accounts that do not sell: its catalogue. It has
 * neither affiliate links nor conversions.
 */
export function mercadoLivre(
  vendorFetch: VendorFetch,
  { seconds = 15 }: { readonly seconds?: number } = {},
): ShopApi<"MERCADO_LIVRE"> {
  const call = mercadoLivreApi(vendorFetch, seconds);

  /** Returns the listings of a product. */
  async function offersOf(account: Account, id: string): Promise<readonly unknown[]> {
    const response = await call(account, `/products/${id}/items`);
    if (response !== null && !Array.isArray(at(response, "results"))) throw emptyResponse();
    return listAt(response, "results");
  }

  async function read(
    account: Account,
    address: CatalogueAddress,
  ): Promise<ProductReading | null> {
    const { id, listing } = address;
    const product = await call(account, `/products/${id}`);
    if (product === null) return null;
    if (!textAt(product, "id")) throw emptyResponse();
    const isTold = !listing && at(product, "buy_box_winner", "price") !== undefined;
    return productReading(address, product, isTold ? [] : await offersOf(account, id));
  }

  async function list(account: Account, product: unknown): Promise<ListedProduct[]> {
    const id = textAt(product, "id");
    if (!id || !/^MLB\d+$/.test(id)) return [];
    const offers = await offersOf(account, id);
    return [{
      url: new URL(`/p/${id}`, "https://www.mercadolivre.com.br"),
      reading: productReading({ id, listing: null }, product, offers),
      sold: null,
      discountPercent: null,
    }];
  }

  type Words = { readonly words: string; readonly limit: number; readonly offset: number };

  async function searchFor(
    account: Account,
    { words, limit, offset }: Words,
  ): Promise<ShopPage<ListedProduct>> {
    const query = new URLSearchParams({
      ...{ status: "active", site_id: "MLB", q: words },
      ...{ limit: String(limit), offset: String(offset) },
    });
    const response = await call(account, `/products/search?${query}`);
    const total = at(response, "paging", "total");
    if (response !== null && typeof total !== "number") throw emptyResponse();
    const items = await inTurns(listAt(response, "results"), (product) => list(account, product));
    const next = offset + limit;
    const isMore = next < Number(total ?? 0) && next <= LAST_OFFSET;
    return { items: items.flat(), next: isMore ? String(next) : null };
  }

  /** Returns the first products of some of the searches that grow most this week. */
  async function suggest(
    account: Account,
    category: string | null,
    offset: number,
  ): Promise<ShopPage<ListedProduct>> {
    if (category !== null && !isCategory(category)) {
      throw new ShopRefusal("REQUEST_REFUSED", "no category of Brazil");
    }
    const path = category === null ? "/trends/MLB" : `/trends/MLB/${category}`;
    const response = await call(account, path);
    if (response !== null && !Array.isArray(response)) throw emptyResponse();
    const trends = (response ?? []).flatMap((trend) => textAt(trend, "keyword") ?? []);
    const products = new Map<string, ListedProduct>();
    for (const words of trends.slice(offset, offset + TRENDS)) {
      const { items } = await searchFor(account, { words, limit: PAGE / TRENDS, offset: 0 });
      for (const item of items) products.set(item.url.href, item);
    }
    const next = offset + TRENDS;
    return { items: [...products.values()], next: next < trends.length ? String(next) : null };
  }

  return {
    // Our own limit: the shop publishes none, and responds with 429.
    quota: { calls: 600, perSeconds: 60, callsASearch: 1 + TRENDS + PAGE },

    async check(account) {
      const me = await call(account, "/users/me");
      if (typeof at(me, "id") !== "number") throw emptyResponse();
      return { name: textAt(me, "nickname") };
    },

    async readProducts(account, products) {
      const named = products.flatMap((url) => {
        const address = catalogueAddress(url);
        return address ? [{ url, address }] : [];
      });
      const wanted = Map.groupBy(named, ({ address: { id, listing } }) => `${id} ${listing}`);
      const readings = await inTurns([...wanted.values()], async (same) => {
        const reading = await read(account, same[0]!.address);
        return reading ? same.map(({ url }) => [url.href, reading] as const) : [];
      });
      return new Map(readings.flat());
    },

    async search(account, { words, category = null, after }) {
      const offset = offsetOf(after);
      return words === null
        ? await suggest(account, category, offset)
        : await searchFor(account, { words, limit: PAGE, offset });
    },

    hasSuggestions: true,

    async listCategories(account) {
      const response = await call(account, "/sites/MLB/categories");
      if (!Array.isArray(response)) throw emptyResponse();
      return response.flatMap((category) => {
        const [id, name] = [textAt(category, "id"), textAt(category, "name")];
        return id && isCategory(id) && name ? [{ id, name }] : [];
      });
    },

    makeLink: null,
    listConversions: null,
  };
}

/** Maps items in order, a few at a time; stops after the first failure. */
async function inTurns<One, Result>(
  all: readonly One[],
  call: (one: One) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = [...all.entries()].reverse();
  async function callNext(): Promise<void> {
    for (let next = left.pop(); next; next = left.pop()) results[next[0]] = await call(next[1]);
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, callNext));
  } finally {
    left.length = 0;
  }
  return results;
}

/** Parses a page's `next`. @throws ShopRefusal REQUEST_REFUSED where it is none */
function offsetOf(after: string | null): number {
  const offset = Number(after ?? 0);
  if (Number.isInteger(offset) && offset >= 0 && offset <= LAST_OFFSET) return offset;
  throw new ShopRefusal("REQUEST_REFUSED", `no page begins at ${after}`);
}

const isCategory = (id: string) => /^MLB\d+$/.test(id);

const emptyResponse = () => new ShopRefusal("FAILED", "200 without the expected value");

import { at, listAt, textAt } from "../../core/marketplaces/api/shop_answer.ts";
import type { ProductReading } from "../../core/marketplaces/readings/product_reading.ts";
import {
  type ListedProduct,
  type ShopAccount,
  type ShopApi,
  ShopRefusal,
} from "../../core/marketplaces/api/shop_api.ts";
import type { VendorFetch } from "../../core/outbound.ts";
import { mercadoLivreApi } from "./api.ts";
import { type CatalogueAddress, catalogueAddress, productReading } from "./product.ts";

type Account = ShopAccount<"MERCADO_LIVRE">;

/** Products asked about at once. */
const AT_ONCE = 4;
/** Products of one page: each costs a question more, for its price. */
const PAGE = 10;
/** The search answers none that begins later. */
const LAST_OFFSET = 100;

/**
 * Mercado Livre's API, as far as it is open to whoever sells nothing: its catalogue. It has neither
 * links for affiliates nor what was bought by them.
 */
export function mercadoLivre(
  vendorFetch: VendorFetch,
  { seconds = 15 }: { readonly seconds?: number } = {},
): ShopApi<"MERCADO_LIVRE"> {
  const ask = mercadoLivreApi(vendorFetch, seconds);

  /** The listings of a product; none: nobody sells it. */
  async function offersOf(account: Account, id: string): Promise<readonly unknown[]> {
    const answer = await ask(account, `/products/${id}/items`);
    if (answer !== null && !Array.isArray(at(answer, "results"))) throw unheardOf();
    return listAt(answer, "results");
  }

  async function read(
    account: Account,
    address: CatalogueAddress,
  ): Promise<ProductReading | null> {
    const { id, listing } = address;
    const product = await ask(account, `/products/${id}`);
    if (product === null) return null;
    if (!textAt(product, "id")) throw unheardOf();
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
      commissionBasisPoints: null,
      sold: null,
    }];
  }

  return {
    // Ours: it names no number, and answers 429 to whoever finds it.
    quota: { calls: 600, perSeconds: 60 },

    async check(account) {
      const me = await ask(account, "/users/me");
      if (typeof at(me, "id") !== "number") throw unheardOf();
      return { name: textAt(me, "nickname") };
    },

    async readProducts(account, products) {
      const asked = products.flatMap((url) => {
        const address = catalogueAddress(url);
        return address ? [{ url, address }] : [];
      });
      const wanted = Map.groupBy(asked, ({ address: { id, listing } }) => `${id} ${listing}`);
      const readings = await inTurns([...wanted.values()], async (same) => {
        const reading = await read(account, same[0]!.address);
        return reading ? same.map(({ url }) => [url.href, reading] as const) : [];
      });
      return new Map(readings.flat());
    },

    async search(account, { words, after }) {
      const offset = offsetOf(after);
      const query = new URLSearchParams({
        ...{ status: "active", site_id: "MLB", q: words },
        ...{ limit: String(PAGE), offset: String(offset) },
      });
      const answer = await ask(account, `/products/search?${query}`);
      const total = at(answer, "paging", "total");
      if (answer !== null && typeof total !== "number") throw unheardOf();
      const items = await inTurns(listAt(answer, "results"), (product) => list(account, product));
      const next = offset + PAGE;
      const isMore = next < Number(total ?? 0) && next <= LAST_OFFSET;
      return { items: items.flat(), next: isMore ? String(next) : null };
    },

    makeLink: null,
    listConversions: null,
  };
}

/** What comes of each, in their order; a few at a time, and no more once one has failed. */
async function inTurns<One, Result>(
  all: readonly One[],
  ask: (one: One) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  const left = [...all.entries()].reverse();
  async function askNext(): Promise<void> {
    for (let next = left.pop(); next; next = left.pop()) results[next[0]] = await ask(next[1]);
  }
  try {
    await Promise.all(Array.from({ length: AT_ONCE }, askNext));
  } finally {
    left.length = 0;
  }
  return results;
}

/** @throws ShopRefusal REQUEST_REFUSED when this is nothing that a page was followed by */
function offsetOf(after: string | null): number {
  const offset = Number(after ?? 0);
  if (Number.isInteger(offset) && offset >= 0 && offset <= LAST_OFFSET) return offset;
  throw new ShopRefusal("REQUEST_REFUSED", `no page begins at ${after}`);
}

const unheardOf = () => new ShopRefusal("FAILED", "200, and nothing that was asked for");

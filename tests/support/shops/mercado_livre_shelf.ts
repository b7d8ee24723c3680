import type { Answer } from "./shop_server.ts";
import type { ShelfProduct } from "./shop_standin.ts";

/** One seller's listing of a product; amounts in cents. */
export type Listing = {
  readonly itemId: string;
  readonly cents: number;
  readonly oldCents: number | null;
  readonly condition: "new" | "used";
  readonly freeShipping: boolean;
};

type Shelved = { readonly title: string; readonly listings: Listing[]; winner: Listing | null };

/** The search answers none that begins later, and no more at once. */
const MOST = 100;

/** Mercado Livre's catalogue, as far as its API shows it to accounts that are no sellers. */
export function mercadoLivreShelf() {
  const products = new Map<string, Shelved>();
  let listed = 0;

  const listing = (offer: Partial<Listing> & { readonly cents: number }): Listing => ({
    ...{ itemId: `MLB4${String(++listed).padStart(9, "0")}`, oldCents: null },
    ...{ condition: "new", freeShipping: false, ...offer },
  });

  function search(query: URLSearchParams): Answer {
    const [limit, offset] = ["limit", "offset"].map((name) => Number(query.get(name) ?? 0));
    const words = plain(query.get("q") ?? "");
    const isAsked = words && query.get("status") === "active" && query.get("site_id") === "MLB";
    if (!isAsked || limit! < 1 || limit! > MOST || offset! < 0 || offset! > MOST) {
      return errorResponse(400, "bad_request", "The maximum allowed value is 100");
    }
    const found = [...products].filter(([, { title }]) =>
      words.split(" ").every((word) => plain(title).includes(word))
    );
    const results = found.slice(offset!, offset! + limit!).map(([id, { title }]) => ({
      ...{ id, status: "active", domain_id: "MLB-PRODUCTS", name: title, parent_id: null },
      pictures: [picture(id)],
    }));
    const paging = { total: found.length, offset, limit };
    return { status: 200, body: { keywords: query.get("q"), paging, results } };
  }

  /** What people search for more than a week ago: here, the first word of each title. */
  function trends(category: string | null): Answer {
    if (category !== null && !categories.some(({ id }) => id === category)) {
      return errorResponse(404, "not_found", "category not found");
    }
    const words = new Set([...products.values()].map(({ title }) => plain(title).split(" ")[0]!));
    const body = [...words].map((keyword) => ({
      ...{ keyword, url: `https://lista.mercadolivre.com.br/${keyword}#trend` },
    }));
    return { status: 200, body };
  }

  function product(id: string): Answer {
    const shelved = products.get(id);
    if (!shelved) return errorResponse(404, "not_found", `Product with id ${id} not found`);
    const { title, winner } = shelved;
    const permalink = `https://www.mercadolivre.com.br/p/${id}`;
    const body = { id, status: "active", name: title, permalink, pictures: [picture(id)] };
    return { status: 200, body: { ...body, buy_box_winner: winner && offer(winner) } };
  }

  function items(id: string): Answer {
    const listings = products.get(id)?.listings ?? [];
    if (listings.length === 0) return errorResponse(404, "not_found", "No winners found");
    const paging = { total: listings.length, offset: 0, limit: 100 };
    return { status: 200, body: { paging, results: listings.map(offer) } };
  }

  return {
    search,
    trends,
    categories,
    product,
    items,
    sell({ title, cents, oldCents }: ShelfProduct): URL {
      const id = `MLB2${String(products.size + 1).padStart(7, "0")}`;
      const freeShipping = cents >= 79_00;
      products.set(id, {
        title,
        winner: null,
        listings: [listing({ cents, oldCents, freeShipping })],
      });
      return new URL(`https://www.mercadolivre.com.br/p/${id}`);
    },
    /** Adds another seller of the product. */
    sellAlso(url: URL, offer: Partial<Listing> & { readonly cents: number }): Listing {
      const also = listing(offer);
      products.get(idIn(url))!.listings.push(also);
      return also;
    },
    /** Whose listing is beside the button; the API does not always say. */
    wins: (url: URL, winner: Listing) => void (products.get(idIn(url))!.winner = winner),
    /** Removes all sellers of the product. */
    sellOut: (url: URL) => void products.get(idIn(url))!.listings.splice(0),
  };
}

const categories = [
  { id: "MLB1574", name: "Casa, Móveis e Decoração" },
  { id: "MLB1000", name: "Eletrônicos, Áudio e Vídeo" },
];

export const errorResponse = (status: number, error: string, message: string): Answer => ({
  status,
  body: { message, error, status, cause: [] },
});

const offer = ({ itemId, cents, oldCents, condition, freeShipping }: Listing) => ({
  ...{ item_id: itemId, seller_id: 104_729, category_id: "MLB1000", currency_id: "BRL" },
  ...{ price: cents / 100, original_price: oldCents && oldCents / 100, condition },
  shipping: { mode: "me2", logistic_type: "fulfillment", free_shipping: freeShipping, tags: [] },
});

const picture = (id: string) => ({
  id: `900001-${id}_012026`,
  url: `http://http2.mlstatic.com/D_NQ_NP_900001-${id}_012026-F.jpg`,
});

const idIn = ({ pathname }: URL) => pathname.split("/").at(-1)!;

const plain = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase().trim();

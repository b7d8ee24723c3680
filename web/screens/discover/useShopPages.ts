import { useCallback, useEffect, useRef, useState } from "react";
import { fetchQuery, graphql } from "react-relay";
import type {
  ConnectableShop,
  ShopSort,
  useShopPagesQuery,
} from "../../__generated__/useShopPagesQuery.graphql.ts";
import { onServerUp } from "../../live/retry.ts";
import { environment } from "../../relay/environment.ts";
import { failureMessage, RequestFailure } from "../../relay/request.ts";
import type { FoundProduct } from "./found_product.ts";

export type { ConnectableShop };

export type ShopSearch = {
  readonly words: string | null;
  readonly sort: ShopSort;
  readonly category: string | null;
};

/** Why a shop gave no products. */
export type ShopProblem = {
  readonly code: string | null;
  readonly message: string;
  /** When it takes requests again; null: it does not say. */
  readonly retryAt: string | null;
};

/** What came of a shop so far. */
export type ShopPages = {
  readonly products: readonly FoundProduct[];
  /** The cursor of the next page; null: there is none. */
  readonly next: string | null;
  readonly seenAt: string | null;
  readonly problem: ShopProblem | null;
  readonly isLoading: boolean;
};

const nothing: ShopPages = {
  products: [],
  next: null,
  seenAt: null,
  problem: null,
  isLoading: true,
};

type ByShop = Partial<Record<ConnectableShop, ShopPages>>;

/**
 * Searches several shops side by side, each by requests of its own, so that one that fails or is slow
 * holds up no other. The products of an earlier search stay until the new ones are there.
 */
export function useShopPages(shops: readonly ConnectableShop[], search: ShopSearch) {
  const [byShop, setByShop] = useState<ByShop>({});
  const round = useRef(0);
  const key = JSON.stringify([shops, search]);
  const load = useCallback(async (shop: ConnectableShop, after: string | null) => {
    const began = round.current;
    const update = (change: (pages: ShopPages) => ShopPages) => {
      if (round.current !== began) return; // another search has begun
      setByShop((all) => ({ ...all, [shop]: change(all[shop] ?? nothing) }));
    };
    update((pages) => ({ ...pages, problem: null, isLoading: true }));
    try {
      const page = await fetchPage({ shop, ...search, after });
      update(({ products }) => ({
        ...nothing,
        ...page,
        products: [...after === null ? [] : products, ...page.products],
        next: page.problem ? after : page.next,
        isLoading: false,
      }));
    } catch (error) {
      const problem = { code: null, message: failureMessage(error), retryAt: null };
      update((pages) => ({ ...pages, problem, isLoading: false }));
      const isPassing = error instanceof RequestFailure &&
        (error.reason === "offline" || error.reason === "unavailable");
      if (isPassing) onServerUp(() => void (round.current === began && load(shop, after)));
    }
  }, [key]);
  useEffect(() => {
    round.current++;
    setByShop((all) => Object.fromEntries(shops.map((shop) => [shop, all[shop] ?? nothing])));
    for (const shop of shops) void load(shop, null);
    return () => void round.current++;
  }, [load]);
  const pages = shops.map((shop) => ({ shop, ...(byShop[shop] ?? nothing) }));
  return {
    pages,
    /** Requests a shop again, from where it failed. */
    retry: (shop: ConnectableShop) => void load(shop, byShop[shop]?.next ?? null),
    /** Requests the next page of every shop that has one. */
    showMore() {
      for (const { shop, next, isLoading } of pages) if (next && !isLoading) void load(shop, next);
    },
  };
}

async function fetchPage(variables: useShopPagesQuery["variables"]) {
  const data = await fetchQuery<useShopPagesQuery>(
    environment,
    graphql`
      query useShopPagesQuery(
        $shop: ConnectableShop!
        $words: String
        $sort: ShopSort
        $category: String
        $after: String
      ) {
        viewer {
          shopSearch(shop: $shop, words: $words, sort: $sort, category: $category, after: $after) {
            __typename
            ... on ListedProducts {
              next
              seenAt
              products {
                url
                title
                imageUrl
                price {
                  cents
                  formatted
                }
                oldPrice {
                  cents
                  formatted
                }
                commission {
                  cents
                  formatted
                }
                commissionPercent
                rating
                sold
                lastSending {
                  at
                  groups
                }
                priceProof {
                  status
                  oldPrice {
                    cents
                    formatted
                  }
                  claimed {
                    cents
                    formatted
                  }
                  highest {
                    cents
                    formatted
                  }
                  isLowest
                  days
                  daysAtPrice
                  spanDays
                }
                priceHistory {
                  points {
                    at
                    price {
                      cents
                      formatted
                    }
                  }
                }
              }
            }
            ... on ShopPaused {
              code
              message
              retryAt
            }
            ... on Refusal {
              code
              message
            }
          }
        }
      }
    `,
    variables,
  ).toPromise();
  const result = data?.viewer?.shopSearch;
  if (result?.__typename === "ListedProducts") {
    const products = result.products.map((listed): FoundProduct => ({
      url: listed.url,
      marketplace: variables.shop,
      productId: null,
      title: listed.title ?? "Produto sem nome",
      imageUrl: listed.imageUrl ?? null,
      price: listed.price ?? null,
      oldPrice: listed.oldPrice ?? null,
      commission: listed.commission ?? null,
      commissionPercent: listed.commissionPercent ?? null,
      rating: listed.rating ?? null,
      sold: listed.sold ?? null,
      lastSending: listed.lastSending ?? null,
      proof: listed.priceProof ?? null,
      points: listed.priceHistory?.points ?? [],
    }));
    return { products, next: result.next ?? null, seenAt: result.seenAt, problem: null };
  }
  const refusal = result && "code" in result ? result : null;
  const problem = refusal
    ? {
      code: refusal.code,
      message: refusal.message,
      retryAt: result?.__typename === "ShopPaused" ? result.retryAt : null,
    }
    : { code: null, message: failureMessage(null), retryAt: null };
  return { products: [], next: null, seenAt: null, problem };
}

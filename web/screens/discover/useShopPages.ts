import { useCallback, useEffect, useRef, useState } from "react";
import type { ConnectableShop, ShopSort } from "../../__generated__/shopPageQuery.graphql.ts";
import { onServerUp } from "../../live/retry.ts";
import { failureMessage, RequestFailure } from "../../relay/request.ts";
import type { FoundProduct } from "./found_product.ts";
import { fetchPage, type ShopProblem } from "./shop_page.ts";

export type { ConnectableShop };

export type ShopSearch = {
  readonly words: string | null;
  readonly sort: ShopSort;
  readonly category: string | null;
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

/** Returns a value once it has not changed for `ms`: each search costs the shop's quota. */
export function useSettled<Value extends string | null>(value: Value, ms: number): Value {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    if (value === settled) return;
    const timer = setTimeout(() => setSettled(value), ms);
    return () => clearTimeout(timer);
  }, [value, settled, ms]);
  return settled;
}

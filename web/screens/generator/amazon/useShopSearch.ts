import { useRef, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type {
  ConnectableShop,
  useShopSearchQuery,
  useShopSearchQuery$data,
} from "../../../__generated__/useShopSearchQuery.graphql.ts";
import { failureMessage } from "../../../relay/request.ts";

type SearchResult = NonNullable<useShopSearchQuery$data["viewer"]>["shopSearch"];
export type FoundProduct = NonNullable<SearchResult["products"]>[number];
type SearchPage = { readonly words: string; readonly after: string | null };

/** Searches a shop on request only: each search counts against the person's quota there. */
export function useShopSearch(shop: ConnectableShop) {
  const environment = useRelayEnvironment();
  const [products, setProducts] = useState<readonly FoundProduct[] | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const last = useRef<SearchPage>({ words: "", after: null });

  const load = async (page: SearchPage) => {
    if (isBusy) return;
    last.current = page;
    setIsBusy(true);
    setRefusal(null);
    if (page.after === null) setNext(null); // it belongs to the previous words
    try {
      const response = await fetchQuery<useShopSearchQuery>(environment, query, { shop, ...page })
        .toPromise();
      const result = response?.viewer?.shopSearch;
      if (result?.message) return setRefusal(result.message);
      const found = result?.products ?? [];
      setProducts((before) => page.after === null ? found : [...before ?? [], ...found]);
      setNext(result?.next ?? null);
    } catch (error) {
      setRefusal(failureMessage(error));
    } finally {
      setIsBusy(false);
    }
  };
  return {
    products,
    refusal,
    isBusy,
    hasMore: next !== null,
    search: (words: string) => void load({ words, after: null }),
    loadMore: () => void load({ words: last.current.words, after: next }),
    retry: () => void load(last.current),
  };
}

const query = graphql`
  query useShopSearchQuery($shop: ConnectableShop!, $words: String!, $after: String) {
    viewer {
      shopSearch(shop: $shop, words: $words, after: $after) {
        ... on ListedProducts {
          next
          products {
            url
            title
            imageUrl
            commissionPercent
            price {
              formatted
            }
            oldPrice {
              formatted
            }
          }
        }
        ... on UserError {
          code
          message
        }
      }
    }
  }
`;

import { useRef, useState } from "react";
import { fetchQuery, graphql, useRelayEnvironment } from "react-relay";
import type {
  ConnectableShop,
  useShopSearchQuery,
  useShopSearchQuery$data,
} from "../../__generated__/useShopSearchQuery.graphql.ts";
import { failureMessage } from "../../relay/request.ts";

type Answer = NonNullable<useShopSearchQuery$data["viewer"]>["shopSearch"];
export type Found = NonNullable<Answer["products"]>[number];
type Asked = { readonly words: string; readonly after: string | null };

/** Searches a shop when asked to: each question counts against the person's quota there. */
export function useShopSearch(shop: ConnectableShop) {
  const environment = useRelayEnvironment();
  const [products, setProducts] = useState<readonly Found[] | null>(null);
  const [next, setNext] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  const [isBusy, setIsBusy] = useState(false);
  const last = useRef<Asked>({ words: "", after: null });

  const run = async (asked: Asked) => {
    if (isBusy) return;
    last.current = asked;
    setIsBusy(true);
    setRefusal(null);
    if (asked.after === null) setNext(null); // where other words went on
    try {
      const answer = await fetchQuery<useShopSearchQuery>(environment, query, { shop, ...asked })
        .toPromise();
      const found = answer?.viewer?.shopSearch;
      if (found?.message) return setRefusal(found.message);
      const page = found?.products ?? [];
      setProducts((before) => asked.after === null ? page : [...before ?? [], ...page]);
      setNext(found?.next ?? null);
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
    ask: (words: string) => void run({ words, after: null }),
    more: () => void run({ words: last.current.words, after: next }),
    again: () => void run(last.current),
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

import { useCallback, useEffect } from "react";
import { graphql, usePaginationFragment } from "react-relay";
import type { RecordProxy, RecordSourceProxy } from "relay-runtime";
import type { useProductList_viewer$key } from "../../__generated__/useProductList_viewer.graphql.ts";
import { insertNode } from "../../relay/insert_node.ts";
import { useThrottle } from "../../relay/refetch.ts";
import { useErrorNotice } from "../../shared/useErrorNotice.tsx";
import { useFocusFirstNew } from "../../ui/lists/LoadMoreButton.tsx";
import { isAmong, type Sought, standingOf } from "./sought_products.ts";
import { useProductChanges } from "./useProductChanges.ts";

const PAGE = 30;
const SECONDS_15 = 15_000;

/** The products sought, newest first, page by page; live, whatever becomes of them. */
export function useProductList(
  viewer: useProductList_viewer$key,
  sought: Sought,
  refresh: () => void,
) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment(
    graphql`
      fragment useProductList_viewer on User
      @refetchable(queryName: "useProductListPaginationQuery")
      @argumentDefinitions(
        search: { type: "String" }
        tag: { type: "String" }
        marketplace: { type: "Marketplace" }
        dropped: { type: "Boolean" }
        link: { type: "LinkState" }
        first: { type: "Int!" }
        after: { type: "String" }
      ) {
        products(
          search: $search
          tag: $tag
          marketplace: $marketplace
          dropped: $dropped
          link: $link
          first: $first
          after: $after
        ) @connection(key: "useProductList_products") {
          __id
          edges {
            node {
              id
              title
              tags
              marketplace
              linkState
              nextReadAt
              droppedFrom {
                formatted
              }
              ...ProductRow_product
            }
          }
        }
      }
    `,
    viewer,
  );
  const connectionId = data.products.__id;
  const countAnew = useThrottle(refresh); // tags and tallies go with the products
  const place = useCallback(
    (store: RecordSourceProxy, product: RecordProxy) => {
      countAnew();
      if (sought.search === null && isAmong(standingOf(product), sought)) {
        insertNode(store, connectionId, product, "ProductEdge");
      }
    },
    [connectionId, sought, countAnew],
  );
  useProductChanges(place, refresh);
  const products = data.products.edges.flatMap(({ node }) =>
    node && isAmong(node, sought) ? [node] : []
  );
  useAskedReads(products, refresh);
  const showError = useErrorNotice();
  const { list, willGrow } = useFocusFirstNew(products.length);
  return {
    products,
    list,
    hasMore: hasNext,
    isLoading: isLoadingNext,
    showMore() {
      willGrow();
      loadNext(PAGE, { onComplete: (error) => void (error && showError(error)) });
    },
  };
}

/** A read that finds the same price is told by nobody: while one is due, the list is asked again. */
function useAskedReads(products: readonly { readonly nextReadAt: string }[], refresh: () => void) {
  const isReading = products.some(({ nextReadAt }) => Date.parse(nextReadAt) <= Date.now());
  useEffect(() => {
    if (!isReading) return;
    const timer = setInterval(refresh, SECONDS_15);
    return () => clearInterval(timer);
  }, [isReading, refresh]);
}

import { useCallback, useEffect, useMemo } from "react";
import { graphql, usePaginationFragment, useSubscription } from "react-relay";
import type { RecordProxy, RecordSourceProxy } from "relay-runtime";
import type { useProductListSubscription } from "../../__generated__/useProductListSubscription.graphql.ts";
import type { useProductList_viewer$key } from "../../__generated__/useProductList_viewer.graphql.ts";
import { insertNode } from "../../relay/insert_node.ts";
import { useRefetchMissed, useThrottle } from "../../relay/refetch.ts";
import { useShowMore } from "../../shared/lists.ts";
import { matchesFilter, type ProductFilter, productOfRecord } from "./product_state.ts";

const SECONDS_15 = 15_000;

/** Loads the matching products, newest first, page by page; subscribes to their changes. */
export function useProductList(
  viewer: useProductList_viewer$key,
  filter: ProductFilter,
  refresh: () => void,
) {
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment(
    graphql`
      fragment useProductList_viewer on Viewer
      @refetchable(queryName: "useProductListPaginationQuery")
      @argumentDefinitions(
        search: { type: "String" }
        tag: { type: "String" }
        marketplace: { type: "Marketplace" }
        dropped: { type: "Boolean" }
        link: { type: "LinkStatus" }
        first: { type: "Int!" }
        after: { type: "String" }
      ) {
        products(
          search: $search
          tag: $tag
          marketplace: $marketplace
          hasDropped: $dropped
          linkStatus: $link
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
              linkStatus
              nextRefreshAt
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
  const refreshCounts = useThrottle(refresh); // tags and tallies change with the products
  const insert = useCallback(
    (store: RecordSourceProxy, product: RecordProxy) => {
      refreshCounts();
      if (filter.search === null && matchesFilter(productOfRecord(product), filter)) {
        insertNode(store, connectionId, product, "ProductEdge");
      }
    },
    [connectionId, filter, refreshCounts],
  );
  useProductChanges(insert, refresh);
  const products = data.products.edges.flatMap(({ node }) =>
    node && matchesFilter(node, filter) ? [node] : []
  );
  useRefreshWhileReading(products, refresh);
  const { list, showMore } = useShowMore(products.length, loadNext);
  return {
    products,
    list,
    hasMore: hasNext,
    isLoading: isLoadingNext,
    showMore,
  };
}

/** Refreshes while a read is due: one that finds the same price publishes no change. */
function useRefreshWhileReading(
  products: readonly { readonly nextRefreshAt: string }[],
  refresh: () => void,
) {
  const isReading = products.some(({ nextRefreshAt }) => Date.parse(nextRefreshAt) <= Date.now());
  useEffect(() => {
    if (!isReading) return;
    const timer = setInterval(refresh, SECONDS_15);
    return () => clearInterval(timer);
  }, [isReading, refresh]);
}

/**
 * Subscribes to the changes of products. `onProduct` inserts a changed one into its list; `refresh`
 * loads again what a change of many, or a lost connection, left out. Both must be stable.
 */
export function useProductChanges(
  onProduct: (store: RecordSourceProxy, product: RecordProxy) => void,
  refresh: () => void,
) {
  useSubscription<useProductListSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription useProductListSubscription {
        productChanged {
          id
          product {
            ...useProductList_full
          }
        }
      }
    `,
    variables: {},
    updater(store, data) {
      const productId = data?.productChanged.id;
      const product = store.getRootField("productChanged").getLinkedRecord("product");
      if (!productId) refresh();
      else if (product) onProduct(store, product);
      else store.delete(productId);
    },
    onError: () => {}, // the socket reconnects by itself
  }), [onProduct, refresh]));
  useRefetchMissed(refresh);
}

/** All that the screen shows of a product: every mutation and subscription selects it. */
graphql`
  fragment useProductList_full on Product {
    id
    version
    title
    tags
    note
    marketplace
    linkStatus
    nextRefreshAt
    droppedFrom {
      formatted
    }
    ...ProductRow_product
    ...ProductDetails_head
  }
`;

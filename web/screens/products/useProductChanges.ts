import { useMemo } from "react";
import { graphql, useSubscription } from "react-relay";
import type { RecordProxy, RecordSourceProxy } from "relay-runtime";
import type { useProductChangesSubscription } from "../../__generated__/useProductChangesSubscription.graphql.ts";
import { useRefetchMissed } from "../../relay/refetch.ts";

/**
 * Keeps products as they are now: a deleted one is gone from the store. `onProduct` says where a
 * changed one goes; `refresh` asks for many at once, and for what was missed. Both must be stable.
 */
export function useProductChanges(
  onProduct: (store: RecordSourceProxy, product: RecordProxy) => void,
  refresh: () => void,
) {
  useSubscription<useProductChangesSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription useProductChangesSubscription {
        productChanged {
          productId
          product {
            ...productWhole_product
          }
        }
      }
    `,
    variables: {},
    updater(store, answer) {
      const productId = answer?.productChanged.productId;
      const product = store.getRootField("productChanged").getLinkedRecord("product");
      if (!productId) refresh();
      else if (product) onProduct(store, product);
      else store.delete(productId);
    },
    onError: () => {}, // the socket reconnects by itself; without it the screen still works
  }), [onProduct, refresh]));
  useRefetchMissed(refresh);
}

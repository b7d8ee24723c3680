import { useCallback, useDeferredValue, useMemo, useRef } from "react";
import { graphql } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { ProductsGroundQuery } from "../../__generated__/ProductsGroundQuery.graphql.ts";
import { prefetch } from "../../relay/environment.ts";
import { refetchCount } from "../../relay/refetch.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { parseProductsParams } from "../../routing/search_params.ts";
import { RedirectToSignIn } from "../../shared/RedirectToSignIn.tsx";
import { NoProducts } from "./NoProducts.tsx";
import { ProductList } from "./ProductList.tsx";
import type { OpenSheet } from "./useSheets.ts";

const query = graphql`
  query ProductsGroundQuery(
    $search: String
    $tag: String
    $marketplace: Marketplace
    $dropped: Boolean
    $link: LinkState
    $first: Int!
  ) {
    viewer {
      productTally {
        total
      }
      ...ProductList_viewer
        @arguments(
          search: $search
          tag: $tag
          marketplace: $marketplace
          dropped: $dropped
          link: $link
          first: $first
        )
    }
  }
`;

/** The products sought in the address; or, before the first one, how one comes by them. */
export function ProductsGround({ onOpen }: { onOpen: OpenSheet }) {
  const [params] = useSearchParams();
  // What is sought, whatever sheet is open; the old list stays until the new one is here.
  const { page } = parseProductsParams(params);
  const key = JSON.stringify(page);
  const shown = useDeferredValue(key);
  const sought: typeof page = useMemo(() => JSON.parse(shown), [shown]);
  const { viewer } = useScreenQuery<ProductsGroundQuery>(query, sought);
  const length = useRef(0); // of the list, so that asking again does not shorten it
  const refresh = useCallback(() => {
    prefetch(query, { ...sought, first: refetchCount(length.current) });
  }, [sought]);
  if (!viewer) return <RedirectToSignIn />;
  if (viewer.productTally.total === 0) return <NoProducts refresh={refresh} onOpen={onOpen} />;
  return (
    <ProductList
      viewer={viewer}
      sought={sought}
      isStale={shown !== key}
      length={length}
      refresh={refresh}
      onOpen={onOpen}
    />
  );
}

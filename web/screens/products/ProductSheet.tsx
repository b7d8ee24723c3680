import { Suspense, useEffect, useRef } from "react";
import { graphql } from "react-relay";
import type { ProductSheetQuery } from "../../__generated__/ProductSheetQuery.graphql.ts";
import { prefetch } from "../../relay/environment.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { SheetBoundary } from "../../shared/SheetBoundary.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Sheet, SheetBody } from "../../ui/overlays/Sheet.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { ProductDetails } from "./ProductDetails.tsx";
import { ProductFoot } from "./ProductFoot.tsx";

type Props = { productId: string; onClose: () => void };

const query = graphql`
  query ProductSheetQuery($productId: ID!) {
    viewer {
      productTags {
        tag
      }
    }
    node(id: $productId) {
      ... on Product {
        version
        priceReadAt
      }
      ...ProductDetails_product @alias(as: "product")
      ...ProductFoot_product @alias(as: "foot")
    }
  }
`;

/** One product: what it costs, what it has cost, and all that one can do with it. */
export const ProductSheet = (props: Props) => (
  <Sheet title="Produto" isTall onClose={props.onClose}>
    <SheetBoundary>
      <Suspense fallback={<Loading />}>
        <Loaded {...props} />
      </Suspense>
    </SheetBoundary>
  </Sheet>
);

function Loaded({ productId, onClose }: Props) {
  const { viewer, node } = useScreenQuery<ProductSheetQuery>(
    query,
    { productId },
    "store-and-network",
  );
  useHistoryOf(productId, `${node?.version} ${node?.priceReadAt}`);
  if (!node?.product || !node.foot) {
    return (
      <SheetBody>
        <EmptyState>Este produto não está mais no seu catálogo.</EmptyState>
      </SheetBody>
    );
  }
  return (
    <>
      <ProductDetails
        product={node.product}
        knownTags={viewer?.productTags.map(({ tag }) => tag) ?? []}
      />
      <ProductFoot product={node.foot} onDeleted={onClose} />
    </>
  );
}

/** The list hears of a new price; what hangs on it, history and coupons, is asked for again. */
function useHistoryOf(productId: string, state: string) {
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    prefetch(query, { productId });
  }, [productId, state]);
}

const Loading = () => (
  <SheetBody>
    <Skeleton variant="rounded" height={96} />
    <Skeleton variant="rounded" height={160} />
    {[0, 1, 2].map((line) => <Skeleton key={line} height={44} />)}
  </SheetBody>
);

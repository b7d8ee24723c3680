import { Trash2 } from "lucide-react";
import { Suspense, useEffect, useRef } from "react";
import { graphql, useFragment } from "react-relay";
import type { ProductSheetQuery } from "../../__generated__/ProductSheetQuery.graphql.ts";
import type { ProductSheet_foot$key } from "../../__generated__/ProductSheet_foot.graphql.ts";
import { refetch } from "../../relay/environment.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { SheetBoundary } from "../../shared/SheetBoundary.tsx";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { MenuButton } from "../../ui/overlays/MenuButton.tsx";
import { Sheet, SheetBody, SheetFoot } from "../../ui/overlays/Sheet.tsx";
import { ProductDetails } from "./ProductDetails.tsx";
import styles from "./Products.module.css";
import { useDeleteProducts, useRefreshProducts } from "./product_mutations.tsx";
import { useCreateOffers } from "./useCreateOffers.ts";

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
      ...ProductSheet_foot @alias(as: "foot")
    }
  }
`;

/** The sheet of one product: its details and its actions. */
export const ProductSheet = (props: Props) => (
  <Sheet title="Produto" isTall onClose={props.onClose}>
    <SheetBoundary>
      <Suspense fallback={<Loading />}>
        <ProductSheetContent {...props} />
      </Suspense>
    </SheetBoundary>
  </Sheet>
);

function ProductSheetContent({ productId, onClose }: Props) {
  const { viewer, node } = useScreenQuery<ProductSheetQuery>(
    query,
    { productId },
    "store-and-network",
  );
  useRefreshOnChange(productId, `${node?.version} ${node?.priceReadAt}`);
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

/** Loads history and coupons again when the subscription brings another price. */
function useRefreshOnChange(productId: string, state: string) {
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current === state) return;
    shown.current = state;
    refetch(query, { productId });
  }, [productId, state]);
}

const Loading = () => (
  <SheetBody>
    <Skeleton variant="rounded" height={96} />
    <Skeleton variant="rounded" height={160} />
    {[0, 1, 2].map((line) => <Skeleton key={line} height={44} />)}
  </SheetBody>
);

/** The actions on an open product. */
function ProductFoot(props: { product: ProductSheet_foot$key; onDeleted: () => void }) {
  const { id } = useFragment(
    graphql`
      fragment ProductSheet_foot on Product {
        id
      }
    `,
    props.product,
  );
  const [createOffers, isCreating] = useCreateOffers();
  const [readAgain, isScheduling] = useRefreshProducts();
  const remove = useDeleteProducts();
  return (
    <SheetFoot>
      <div className={styles.foot}>
        <BusyButton
          variant="outlined"
          isBusy={isScheduling}
          onClick={() => readAgain([id])}
        >
          Atualizar agora
        </BusyButton>
        <BusyButton variant="contained" isBusy={isCreating} onClick={() => createOffers([id])}>
          Criar oferta
        </BusyButton>
        <MenuButton
          label="Mais ações"
          menuLabel="Ações do produto"
          actions={[
            { label: "Excluir", Icon: Trash2, act: () => remove([id], props.onDeleted) },
          ]}
        />
      </div>
    </SheetFoot>
  );
}

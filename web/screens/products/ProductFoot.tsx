import { Trash2 } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { ProductFoot_product$key } from "../../__generated__/ProductFoot_product.graphql.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { MenuButton } from "../../ui/overlays/MenuButton.tsx";
import { SheetFoot } from "../../ui/overlays/Sheet.tsx";
import styles from "./Products.module.css";
import { useCreateOffers } from "./useCreateOffers.tsx";
import { useDeleteProducts } from "./useDeleteProducts.tsx";
import { useRefreshProducts } from "./useRefreshProducts.ts";

/** What one does with an open product. */
export function ProductFoot(props: { product: ProductFoot_product$key; onDeleted: () => void }) {
  const { id } = useFragment(
    graphql`
      fragment ProductFoot_product on Product {
        id
      }
    `,
    props.product,
  );
  const [createOffers, isCreating] = useCreateOffers();
  const [readAgain, isAsking] = useRefreshProducts();
  const remove = useDeleteProducts();
  return (
    <SheetFoot>
      <div className={styles.foot}>
        <BusyButton
          variant="outlined"
          isBusy={isAsking}
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

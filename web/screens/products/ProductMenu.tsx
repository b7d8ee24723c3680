import { ExternalLink, RefreshCw, Trash2 } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { ProductMenu_product$key } from "../../__generated__/ProductMenu_product.graphql.ts";
import { PickaxeIcon } from "../../ui/display/icons.tsx";
import { MenuButton } from "../../ui/overlays/MenuButton.tsx";
import { useCreateOffers } from "./useCreateOffers.tsx";
import { useDeleteProducts } from "./useDeleteProducts.tsx";
import { useRefreshProducts } from "./useRefreshProducts.ts";

/** What one can do with a product of the list. */
export function ProductMenu(props: { product: ProductMenu_product$key; refresh: () => void }) {
  const { id, title, sourceUrl } = useFragment(
    graphql`
      fragment ProductMenu_product on Product {
        id
        title
        sourceUrl
      }
    `,
    props.product,
  );
  const [createOffers] = useCreateOffers();
  const [readAgain] = useRefreshProducts(props.refresh);
  const remove = useDeleteProducts(props.refresh);
  return (
    <MenuButton
      label={`Ações: ${title}`}
      menuLabel="Ações do produto"
      actions={[
        { label: "Criar oferta", Icon: PickaxeIcon, act: () => createOffers([id]) },
        { label: "Atualizar agora", Icon: RefreshCw, act: () => readAgain([id]) },
        { label: "Abrir na loja", Icon: ExternalLink, href: sourceUrl },
        { label: "Excluir", Icon: Trash2, act: () => remove([id]) },
      ]}
    />
  );
}

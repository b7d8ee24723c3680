import { RefreshCw, Trash2 } from "lucide-react";
import { useState } from "react";
import type { UpdateProductsInput } from "../../__generated__/productMutationsUpdateMutation.graphql.ts";
import { BulkTags } from "../../shared/TagEditor.tsx";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { SelectionBar } from "../../ui/lists/selection.tsx";
import { MenuButton } from "../../ui/overlays/MenuButton.tsx";
import { countLabel } from "../../ui/text/numbers.ts";
import {
  type TaggedProduct,
  useDeleteProducts,
  useRefreshProducts,
  useUpdateProducts,
} from "./product_mutations.tsx";
import { useCreateOffers } from "./useCreateOffers.ts";

/** The actions on several selected products. */
export function ProductSelectionBar(props: {
  products: readonly TaggedProduct[];
  knownTags: readonly string[];
  onAll: () => void;
  /** Ends the selection. */
  onDone: () => void;
  refresh: () => void;
}) {
  const { products, refresh, onDone } = props;
  const [update] = useUpdateProducts(refresh);
  const [readAgain] = useRefreshProducts(refresh);
  const [createOffers, isCreating] = useCreateOffers();
  const remove = useDeleteProducts(refresh);
  // Stored: a new tag may remove products from the list while the sheet is open.
  const [tagged, setTagged] = useState<readonly TaggedProduct[] | null>(null);
  const productIds = products.map(({ id }) => id);
  const retag = (
    change: Pick<UpdateProductsInput, "addTags" | "removeTags">,
    onTaken?: () => void,
  ) =>
    tagged && update({ ids: tagged.map(({ id }) => id), ...change }, (products) => {
      setTagged((open) => open && products);
      onTaken?.();
    });
  const isNone = products.length === 0;
  return (
    <SelectionBar
      label="Produtos escolhidos"
      status={isNone
        ? "Escolha os produtos"
        : countLabel(products.length, "escolhido", "escolhidos")}
    >
      {isNone ? <Button variant="outlined" onClick={props.onAll}>Escolher todos</Button> : (
        <>
          <Button variant="outlined" onClick={() => setTagged(products)}>Marcadores</Button>
          <BusyButton
            variant="outlined"
            isBusy={isCreating}
            onClick={() => createOffers(productIds, onDone)}
          >
            {products.length === 1 ? "Criar oferta" : "Criar ofertas"}
          </BusyButton>
          <MenuButton
            label="Mais ações"
            menuLabel="Ações dos escolhidos"
            actions={[
              { label: "Atualizar agora", Icon: RefreshCw, act: () => readAgain(productIds) },
              { label: "Excluir", Icon: Trash2, act: () => remove(productIds, onDone) },
            ]}
          />
        </>
      )}
      {tagged && (
        <BulkTags
          title={`Marcadores de ${countLabel(tagged.length, "produto", "produtos")}`}
          items={tagged}
          knownTags={props.knownTags}
          othersLabel="Marcadores de outros produtos"
          onAdd={(tag, onTaken) => retag({ addTags: [tag] }, onTaken)}
          onRemove={(tag) => retag({ removeTags: [tag] })}
          onClose={() => setTagged(null)}
        />
      )}
    </SelectionBar>
  );
}

import { Suspense, useState } from "react";
import { graphql, useFragment } from "react-relay";
import type {
  MergeProductsInput,
  MergeSheetMutation,
} from "../../__generated__/MergeSheetMutation.graphql.ts";
import type { MergeSheetQuery } from "../../__generated__/MergeSheetQuery.graphql.ts";
import type { MergeSheet_set$key } from "../../__generated__/MergeSheet_set.graphql.ts";
import { commit } from "../../relay/commit.ts";
import { refetch } from "../../relay/environment.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { SheetBoundary } from "../../shared/SheetBoundary.tsx";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { Skeleton } from "../../ui/feedback/Skeleton.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Radios } from "../../ui/forms/Radios.tsx";
import { Sheet, SheetBody } from "../../ui/overlays/Sheet.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { ageLabel, useNow } from "../../ui/text/age.ts";
import { countLabel, priceText } from "../../ui/text/numbers.ts";
import styles from "./Products.module.css";
import { restoreProducts } from "./product_mutations.tsx";
import { present } from "./product_state.ts";

const query = graphql`
  query MergeSheetQuery {
    viewer {
      productDuplicates {
        products {
          id
        }
        ...MergeSheet_set
      }
    }
  }
`;

/** The sets of probable duplicates; the person merges each. */
export const MergeSheet = ({ onClose }: { onClose: () => void }) => (
  <Sheet
    title="Juntar repetidos"
    note="O que fica recebe marcadores, anotações e preços vistos dos outros. Nada se junta sozinho."
    isTall
    onClose={onClose}
  >
    <SheetBoundary>
      <SheetBody>
        <Suspense fallback={[0, 1, 2].map((line) => <Skeleton key={line} height={64} />)}>
          <DuplicateSets onClose={onClose} />
        </Suspense>
      </SheetBody>
    </SheetBoundary>
  </Sheet>
);

function DuplicateSets({ onClose }: { onClose: () => void }) {
  const { viewer } = useScreenQuery<MergeSheetQuery>(query, {}, "store-and-network");
  const sets = viewer?.productDuplicates.filter(({ products }) => present(products).length > 1) ??
    [];
  if (sets.length === 0) {
    return (
      <EmptyState action={<Button variant="outlined" onClick={onClose}>Fechar</Button>}>
        Nenhum produto parece repetido.
      </EmptyState>
    );
  }
  return sets.map((set) => (
    <DuplicateSet
      key={present(set.products).map(({ id }) => id).join()}
      set={set}
      onMerged={() => refetch(query, {})}
    />
  ));
}

const reasons = { SAME_ID: "Mesmo código na loja", SAME_NAME: "Mesmo nome e loja" } as const;

/** Probable duplicates: the person chooses the product that stays, the others merge into it. */
function DuplicateSet(props: { set: MergeSheet_set$key; onMerged: () => void }) {
  const { reasonCode, ...set } = useFragment(
    graphql`
      fragment MergeSheet_set on ProductDuplicates {
        reasonCode
        products {
          id
          title
          shop
          tags
          createdAt
          price {
            formatted
          }
        }
      }
    `,
    props.set,
  );
  const products = present(set.products);
  const now = useNow();
  const [runAction, isMerging] = useMutationAction();
  const [keepId, setKeepId] = useState(products[0]?.id ?? "");
  const otherIds = products.map(({ id }) => id).filter((id) => id !== keepId);
  const merge = () =>
    runAction(() => mergeProducts({ id: keepId, otherIds }), () => {
      props.onMerged();
      showNotice("Produtos juntados.", {
        variant: "success",
        duration: 12_000,
        action: {
          label: "Desfazer",
          act: () => runAction(() => restoreProducts(otherIds), props.onMerged),
        },
      });
    });
  return (
    <section className={styles.set}>
      <h3>{products[0]?.title}</h3>
      <p className="small">{reasons[reasonCode as keyof typeof reasons]}. Qual fica?</p>
      <Radios
        label="O que fica"
        value={keepId}
        onChange={setKeepId}
        choices={products.map(({ id, title, shop, tags, price, createdAt }) => ({
          value: id,
          label: (
            <span className={styles.choice}>
              {title}
              <span className="small tnum">
                {[
                  price ? priceText(price.formatted) : "Sem preço",
                  shop,
                  `salvo ${ageLabel(createdAt, now)}`,
                  ...tags,
                ].join(" · ")}
              </span>
            </span>
          ),
        }))}
      />
      <div>
        <BusyButton variant="outlined" isBusy={isMerging} onClick={merge}>
          {`Juntar ${countLabel(products.length, "produto", "produtos")} em um`}
        </BusyButton>
      </div>
    </section>
  );
}

/** Merges products into one. Resolves to the error message, or null. */
async function mergeProducts(input: MergeProductsInput): Promise<string | null> {
  const { mergeProducts: result } = await commit<MergeSheetMutation>(
    graphql`
      mutation MergeSheetMutation($input: MergeProductsInput!) {
        mergeProducts(input: $input) {
          ...useProductList_full @alias
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input },
    (store, data) => {
      if (!data?.mergeProducts.message) input.otherIds.forEach((id) => store.delete(id));
    },
  );
  return result.message ?? null;
}

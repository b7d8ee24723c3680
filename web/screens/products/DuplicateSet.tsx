import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import type { DuplicateSet_set$key } from "../../__generated__/DuplicateSet_set.graphql.ts";
import { useMutationAction } from "../../shared/useMutationAction.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { Radios } from "../../ui/forms/Radios.tsx";
import { useNotices } from "../../ui/overlays/notices.ts";
import { ageLabel, useNow } from "../../ui/text/age.ts";
import { countLabel } from "../../ui/text/count.ts";
import styles from "./Products.module.css";
import { mergeProducts } from "./mergeProducts.ts";
import { present } from "./present.ts";
import { tied } from "./product_words.ts";
import { restoreProducts } from "./restoreProducts.ts";

const reasons = { SAME_ID: "Mesmo código na loja", SAME_NAME: "Mesmo nome e loja" } as const;

/** Products that seem to be one: the person picks the one that stays, the others join it. */
export function DuplicateSet(props: { set: DuplicateSet_set$key; onMerged: () => void }) {
  const { reason, ...set } = useFragment(
    graphql`
      fragment DuplicateSet_set on ProductDuplicates {
        reason
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
  const { showNotice, closeNotice } = useNotices();
  const [runAction, isMerging] = useMutationAction();
  const [keepId, setKeepId] = useState(products[0]?.id ?? "");
  const otherIds = products.map(({ id }) => id).filter((id) => id !== keepId);
  const merge = () =>
    runAction(() => mergeProducts({ keepId, otherIds }), () => {
      props.onMerged();
      showNotice("Produtos juntados.", {
        variant: "success",
        autoHideDuration: 12_000,
        action: (snackbar) => (
          <Button
            onClick={() => {
              closeNotice(snackbar);
              runAction(() => restoreProducts(otherIds), props.onMerged);
            }}
          >
            Desfazer
          </Button>
        ),
      });
    });
  return (
    <section className={styles.set}>
      <h3>{products[0]?.title}</h3>
      <p className="small">{reasons[reason as keyof typeof reasons]}. Qual fica?</p>
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
                  price ? tied(price.formatted) : "Sem preço",
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

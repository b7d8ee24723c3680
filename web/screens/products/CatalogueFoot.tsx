import { graphql, useFragment } from "react-relay";
import type { CatalogueFoot_viewer$key } from "../../__generated__/CatalogueFoot_viewer.graphql.ts";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { countLabel, numberLabel } from "../../ui/text/count.ts";
import styles from "./Products.module.css";

/** How many products there are, and how many the plan has room for. */
export function CatalogueFoot(props: { viewer: CatalogueFoot_viewer$key }) {
  const { productTally: { total }, subscription: { limits } } = useFragment(
    graphql`
      fragment CatalogueFoot_viewer on User {
        productTally {
          total
        }
        subscription {
          limits {
            products
          }
        }
      }
    `,
    props.viewer,
  );
  const most = limits.products;
  if (most >= 0 && total >= most) {
    return (
      <Alert severity="warning" className={styles.full}>
        Seu catálogo está cheio: {countLabel(most, "produto", "produtos")}{" "}
        no seu plano. Exclua algum para salvar outro.
      </Alert>
    );
  }
  return (
    <p className={`small tnum ${styles.total}`}>
      {countLabel(total, "produto salvo", "produtos salvos")}
      {most >= 0 && ` de ${numberLabel(most)} que seu plano guarda`}.
    </p>
  );
}

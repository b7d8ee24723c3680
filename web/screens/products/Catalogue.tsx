import { Combine, Download, Upload } from "lucide-react";
import { graphql, useFragment } from "react-relay";
import type { Catalogue_viewer$key } from "../../__generated__/Catalogue_viewer.graphql.ts";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { MenuButton } from "../../ui/overlays/MenuButton.tsx";
import { countLabel, numberLabel } from "../../ui/text/numbers.ts";
import styles from "./Products.module.css";
import type { OpenSheet } from "./ProductsScreen.tsx";

/** The actions on the whole catalogue. */
export const CatalogueMenu = ({ onOpen }: { onOpen: OpenSheet }) => (
  <MenuButton
    label="Mais do catálogo"
    menuLabel="Ações do catálogo"
    actions={[
      { label: "Importar planilha", Icon: Upload, act: () => onOpen("importar") },
      { label: "Exportar planilha", Icon: Download, href: "/api/catalogue/products.csv" },
      { label: "Juntar repetidos", Icon: Combine, act: () => onOpen("juntar") },
    ]}
  />
);

/** The number of products, and the plan's limit. */
export function CatalogueFoot(props: { viewer: Catalogue_viewer$key }) {
  const { productTally: { total }, subscription: { limits } } = useFragment(
    graphql`
      fragment Catalogue_viewer on Viewer {
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
  const limit = limits.products;
  if (limit >= 0 && total >= limit) {
    return (
      <Alert severity="warning" className={styles.full}>
        Seu catálogo está cheio: {countLabel(limit, "produto", "produtos")}{" "}
        no seu plano. Exclua algum para salvar outro.
      </Alert>
    );
  }
  return (
    <p className={`small tnum ${styles.total}`}>
      {countLabel(total, "produto salvo", "produtos salvos")}
      {limit >= 0 && ` de ${numberLabel(limit)} que seu plano guarda`}.
    </p>
  );
}

import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { ProductFilters_viewer$key } from "../../__generated__/ProductFilters_viewer.graphql.ts";
import {
  parseProductsParams,
  type ProductShop,
  type ProductView,
} from "../../routing/search_params.ts";
import { ChipGroup, ToggleChip } from "../../ui/buttons/ToggleChip.tsx";
import { SelectChip } from "../../ui/forms/SelectChip.tsx";
import { numberLabel } from "../../ui/text/count.ts";
import styles from "./Products.module.css";

const shops: Record<ProductShop, string> = {
  shopee: "Shopee",
  mercadolivre: "Mercado Livre",
  amazon: "Amazon",
  magalu: "Magalu",
  aliexpress: "AliExpress",
  outras: "Outras lojas",
};

/** More tags than these wait behind a chip. */
const FIRST_TAGS = 6;

/** Narrows the list by how products stand, by shop and by tag; all of it lives in the address. */
export function ProductFilters(props: { viewer: ProductFilters_viewer$key }) {
  const { productTally, productTags } = useFragment(
    graphql`
      fragment ProductFilters_viewer on User {
        productTally {
          dropped
          gone
        }
        productTags {
          tag
          products
        }
      }
    `,
    props.viewer,
  );
  const [params, setParams] = useSearchParams();
  const { view, shop, page } = parseProductsParams(params);
  const [showsAll, setShowsAll] = useState(false);
  const narrow = (name: string, value: string | null) =>
    setParams((now) => {
      if (value) now.set(name, value);
      else now.delete(name);
      return now;
    }, { replace: true });
  const part = (name: ProductView, label: string, count: number) =>
    (count > 0 || view === name) && (
      <ToggleChip
        isPicked={view === name}
        onToggle={() => narrow("so", view === name ? null : name)}
      >
        {`${label} (${numberLabel(count)})`}
      </ToggleChip>
    );
  const often = productTags.toSorted((a, b) => b.products - a.products).slice(0, FIRST_TAGS);
  const tags = showsAll
    ? productTags
    : productTags.filter((one) => often.includes(one) || one.tag === page.tag);
  return (
    <div className={styles.filters}>
      <ChipGroup label="Mostrar só">
        {part("baixou", "Preço baixou", productTally.dropped)}
        {part("fora", "Fora do ar", productTally.gone)}
        <SelectChip
          label="Loja"
          value={shop ?? ""}
          onChange={(value) => narrow("loja", value || null)}
        >
          <option value="">Todas as lojas</option>
          {Object.entries(shops).map(([value, name]) => (
            <option key={value} value={value}>{name}</option>
          ))}
        </SelectChip>
      </ChipGroup>
      {productTags.length > 0 && (
        <ChipGroup label="Filtrar por etiqueta">
          {tags.map(({ tag, products }) => (
            <ToggleChip
              key={tag}
              isPicked={tag === page.tag}
              onToggle={() => narrow("etiqueta", tag === page.tag ? null : tag)}
            >
              {`${tag} (${numberLabel(products)})`}
            </ToggleChip>
          ))}
          {!showsAll && tags.length < productTags.length && (
            <ToggleChip
              isPicked={false}
              onToggle={() => setShowsAll(true)}
            >
              {`Mais ${productTags.length - tags.length}`}
            </ToggleChip>
          )}
        </ChipGroup>
      )}
    </div>
  );
}

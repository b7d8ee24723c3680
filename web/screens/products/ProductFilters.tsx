import { useState } from "react";
import { graphql, useFragment } from "react-relay";
import { useSearchParams } from "react-router-dom";
import type { ProductFilters_viewer$key } from "../../__generated__/ProductFilters_viewer.graphql.ts";
import { parseProductsParams, type ProductView } from "../../routing/search_params.ts";
import { useSetParam } from "../../shared/lists.ts";
import { marketplaceList, marketplaces } from "../../shared/marketplaces.ts";
import { ChipGroup, ToggleChip } from "../../ui/buttons/ToggleChip.tsx";
import { SelectChip } from "../../ui/forms/SelectChip.tsx";
import styles from "./Products.module.css";

/** The number of tags shown before "Mais". */
const FIRST_TAGS = 6;

/** Filters the list by status, shop and tag; the filter is stored in the address. */
export function ProductFilters(props: { viewer: ProductFilters_viewer$key }) {
  const { productTally, productTags } = useFragment(
    graphql`
      fragment ProductFilters_viewer on Viewer {
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
  const [params] = useSearchParams();
  const { view, page } = parseProductsParams(params);
  const [showsAll, setShowsAll] = useState(false);
  const setParam = useSetParam();
  const viewChip = (name: ProductView, label: string, count: number) =>
    (count > 0 || view === name) && (
      <ToggleChip
        isPicked={view === name}
        onToggle={() => setParam("so", view === name ? null : name)}
        count={count}
      >
        {label}
      </ToggleChip>
    );
  const frequent = productTags.toSorted((a, b) => b.products - a.products).slice(0, FIRST_TAGS);
  const tags = showsAll
    ? productTags
    : productTags.filter((entry) => frequent.includes(entry) || entry.tag === page.tag);
  return (
    <div className={styles.filters}>
      <ChipGroup label="Mostrar só">
        {viewChip("baixou", "Preço baixou", productTally.dropped)}
        {viewChip("fora", "Fora do ar", productTally.gone)}
        <SelectChip
          label="Loja"
          value={page.marketplace ? marketplaces[page.marketplace].param : ""}
          onChange={(value) => setParam("loja", value)}
        >
          <option value="">Todas as lojas</option>
          {marketplaceList.map(([, { name, param }]) => (
            <option key={param} value={param}>{name}</option>
          ))}
        </SelectChip>
      </ChipGroup>
      {productTags.length > 0 && (
        <ChipGroup label="Filtrar por marcador">
          {tags.map(({ tag, products }) => (
            <ToggleChip
              key={tag}
              isPicked={tag === page.tag}
              onToggle={() => setParam("etiqueta", tag === page.tag ? null : tag)}
              count={products}
            >
              {tag}
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

import { type RefObject, Suspense, useEffect } from "react";
import { graphql, useFragment } from "react-relay";
import { Link } from "react-router-dom";
import type { ProductList_viewer$key } from "../../__generated__/ProductList_viewer.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { paths } from "../../paths.ts";
import { RequestBoundary } from "../../shared/RequestBoundary.tsx";
import { useSheetParam } from "../../shared/useSheetParam.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { LoadMoreButton } from "../../ui/lists/LoadMoreButton.tsx";
import { Rows } from "../../ui/lists/Row.tsx";
import { useSelectionMode } from "../../ui/lists/selection.tsx";
import { CatalogueFoot, CatalogueMenu } from "./Catalogue.tsx";
import { ProductFilters } from "./ProductFilters.tsx";
import { ProductRow } from "./ProductRow.tsx";
import styles from "./Products.module.css";
import type { OpenSheet } from "./ProductsScreen.tsx";
import type { ProductFilter } from "./product_state.ts";
import { useProductList } from "./useProductList.ts";

const DuplicatesNote = lazyOnIdle(async () =>
  (await import("./DuplicatesNote.tsx")).DuplicatesNote
);
const ProductSelectionBar = lazyOnIdle(async () =>
  (await import("./ProductSelectionBar.tsx")).ProductSelectionBar
);

/** The matching products; a row opens its sheet, or is selected with others. */
export function ProductList(props: {
  viewer: ProductList_viewer$key;
  filter: ProductFilter;
  isStale: boolean;
  /** Receives the number of products shown. */
  length: RefObject<number>;
  refresh: () => void;
  onOpen: OpenSheet;
}) {
  const { filter, refresh } = props;
  const viewer = useFragment(
    graphql`
      fragment ProductList_viewer on Viewer
      @argumentDefinitions(
        search: { type: "String" }
        tag: { type: "String" }
        marketplace: { type: "Marketplace" }
        dropped: { type: "Boolean" }
        link: { type: "LinkStatus" }
        first: { type: "Int!" }
      ) {
        ...useProductList_viewer
          @arguments(
            search: $search
            tag: $tag
            marketplace: $marketplace
            dropped: $dropped
            link: $link
            first: $first
          )
        ...ProductFilters_viewer
        ...Catalogue_viewer
        productTags {
          tag
        }
      }
    `,
    props.viewer,
  );
  const { products, list, hasMore, isLoading, showMore } = useProductList(viewer, filter, refresh);
  useEffect(() => void (props.length.current = products.length), [products.length]);
  const { isPicking, selection, start, stop } = useSelectionMode();
  const { open } = useSheetParam("produto");
  return (
    <Section
      title="Produtos"
      action={
        <div className={styles.actions}>
          {(isPicking || products.length > 0) && (
            <Button size="small" onClick={isPicking ? stop : start}>
              {isPicking ? "Concluir" : "Selecionar"}
            </Button>
          )}
          <CatalogueMenu onOpen={props.onOpen} />
        </div>
      }
    >
      <ProductFilters viewer={viewer} />
      {products.length === 0 && !hasMore && <NoneFound search={filter.search} />}
      <Rows ref={list} isBusy={props.isStale}>
        {products.map((product) => (
          <ProductRow
            key={product.id}
            product={product}
            selection={isPicking ? selection : undefined}
            refresh={refresh}
            onOpen={() => open(product.id)}
          />
        ))}
      </Rows>
      {hasMore && <LoadMoreButton isBusy={isLoading} onClick={showMore} />}
      <CatalogueFoot viewer={viewer} />
      <RequestBoundary renderError={() => null}>
        <Suspense>
          <DuplicatesNote onOpen={() => props.onOpen("juntar")} />
        </Suspense>
      </RequestBoundary>
      {isPicking && (
        <Suspense>
          <ProductSelectionBar
            products={products.filter(({ id }) => selection.picked.has(id))}
            knownTags={viewer.productTags.map(({ tag }) => tag)}
            onAll={() => selection.pick(products.map(({ id }) => id))}
            onDone={stop}
            refresh={refresh}
          />
        </Suspense>
      )}
    </Section>
  );
}

/** No product matches the filter. */
const NoneFound = ({ search }: { search: string | null }) => (
  <EmptyState
    action={
      <Button variant="outlined" component={Link} to={paths.products}>
        Ver todos
      </Button>
    }
  >
    {search
      ? `Nenhum produto com “${search}” no nome, na loja ou nos marcadores.`
      : "Nenhum produto assim agora."}
  </EmptyState>
);

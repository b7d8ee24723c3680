import { type ReactNode, Suspense, useCallback, useRef } from "react";
import { graphql } from "react-relay";
import type { ProductsScreenQuery } from "../../__generated__/ProductsScreenQuery.graphql.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { refetch } from "../../relay/environment.ts";
import { refetchCount } from "../../relay/refetch.ts";
import { useScreenQuery } from "../../relay/useScreenQuery.ts";
import { parseProductsParams } from "../../routing/search_params.ts";
import { useDeferredParams } from "../../shared/lists.ts";
import { RedirectToSignIn } from "../../shared/RequestBoundary.tsx";
import { useSearchText } from "../../shared/search.ts";
import { useSheetParam } from "../../shared/useSheetParam.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { SearchField } from "../../ui/forms/SearchField.tsx";
import { EmptyState } from "../../ui/feedback/states.tsx";
import { ScreenTitle } from "../../ui/layout/Screen.tsx";
import { Section } from "../../ui/layout/Section.tsx";
import { RowsSkeleton } from "../../ui/lists/RowsSkeleton.tsx";
import { ProductList } from "./ProductList.tsx";
import styles from "./Products.module.css";
import { useProductChanges } from "./useProductList.ts";

const ProductSheet = lazyOnIdle(async () => (await import("./ProductSheet.tsx")).ProductSheet);
const SaveSheet = lazyOnIdle(async () => (await import("./SaveSheet.tsx")).SaveSheet);
const ProductImportSheet = lazyOnIdle(
  async () => (await import("./ProductImportSheet.tsx")).ProductImportSheet,
);
const MergeSheet = lazyOnIdle(async () => (await import("./MergeSheet.tsx")).MergeSheet);

/** `/app/products`: the saved products with their prices; `?produto=` opens one, or a sheet. */
export function ProductsScreen() {
  const { openedId, open, close } = useSheetParam("produto");
  return (
    <>
      <ScreenTitle
        title="Seus produtos"
        note="Olhamos os preços por você e avisamos quando baixam."
        isDocked
        action={
          <Button variant="contained" onClick={() => open("salvar")}>
            Salvar produto
          </Button>
        }
      />
      <div className={styles.content}>
        <ProductSearch />
        <Suspense fallback={<RowsSkeleton label="Produtos a caminho" />}>
          <ProductsContent onOpen={open} />
        </Suspense>
      </div>
      <Suspense>
        <OpenedSheet openedId={openedId} open={open} close={close} />
      </Suspense>
    </>
  );
}

function ProductSearch() {
  const [words, setWords] = useSearchText();
  return (
    <SearchField
      label="Buscar nome, loja ou marcador"
      value={words}
      onChange={setWords}
    />
  );
}

function OpenedSheet({ openedId, open, close }: ReturnType<typeof useSheetParam>) {
  if (!openedId) return null;
  return Object.hasOwn(sheets, openedId)
    ? sheets[openedId as SheetName](close, open)
    : <ProductSheet key={openedId} productId={openedId} onClose={close} />;
}

const query = graphql`
  query ProductsScreenQuery(
    $search: String
    $tag: String
    $marketplace: Marketplace
    $dropped: Boolean
    $link: LinkStatus
    $first: Int!
  ) {
    viewer {
      productTally {
        total
      }
      ...ProductList_viewer
        @arguments(
          search: $search
          tag: $tag
          marketplace: $marketplace
          dropped: $dropped
          link: $link
          first: $first
        )
    }
  }
`;

/** The products that match the filter in the address, or the first steps of an empty catalogue. */
function ProductsContent({ onOpen }: { onOpen: OpenSheet }) {
  const [{ page: filter }, isStale] = useDeferredParams(parseProductsParams);
  const { viewer } = useScreenQuery<ProductsScreenQuery>(query, filter);
  const length = useRef(0); // of the list, so that a refetch does not shorten it
  const refresh = useCallback(() => {
    refetch(query, { ...filter, first: refetchCount(length.current) });
  }, [filter]);
  if (!viewer) return <RedirectToSignIn />;
  if (viewer.productTally.total === 0) return <NoProducts refresh={refresh} onOpen={onOpen} />;
  return (
    <ProductList
      viewer={viewer}
      filter={filter}
      isStale={isStale}
      length={length}
      refresh={refresh}
      onOpen={onOpen}
    />
  );
}

/** The empty catalogue: what it is for, and how to begin. */
function NoProducts({ refresh, onOpen }: { refresh: () => void; onOpen: OpenSheet }) {
  useProductChanges(refresh, refresh);
  return (
    <Section title="Nenhum produto ainda">
      <EmptyState
        action={
          <div className={styles.first} data-first-action>
            <Button variant="contained" onClick={() => onOpen("salvar")}>Colar um link</Button>
            <Button onClick={() => onOpen("importar")}>Importar uma planilha</Button>
          </div>
        }
      >
        Guarde o que você divulga sempre: olhamos o preço ao longo do dia, mostramos o histórico e
        avisamos quando ele baixa.
      </EmptyState>
    </Section>
  );
}

type SheetName = "salvar" | "importar" | "juntar";

/** What `?produto=` opens, besides a product's id. */
const sheets: Record<
  SheetName,
  (close: () => void, open: (productId: string) => void) => ReactNode
> = {
  salvar: (close, open) => <SaveSheet onSaved={open} onClose={close} />,
  importar: (close) => <ProductImportSheet onClose={close} />,
  juntar: (close) => <MergeSheet onClose={close} />,
};

export type OpenSheet = (sheet: SheetName) => void;

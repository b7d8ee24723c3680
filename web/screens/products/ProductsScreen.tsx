import { Suspense } from "react";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { useSearchText } from "../../shared/useSearchText.ts";
import { useSheetParam } from "../../shared/useSheetParam.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { SearchField } from "../../ui/forms/SearchField.tsx";
import { ScreenTitle } from "../../ui/layout/Screen.tsx";
import { RowsSkeleton } from "../../ui/lists/RowsSkeleton.tsx";
import styles from "./Products.module.css";
import { ProductsGround } from "./ProductsGround.tsx";
import { useSheets } from "./useSheets.ts";

const ProductSheet = lazyOnIdle(async () => (await import("./ProductSheet.tsx")).ProductSheet);
const SaveSheet = lazyOnIdle(async () => (await import("./SaveSheet.tsx")).SaveSheet);
const ImportSheet = lazyOnIdle(async () => (await import("./ImportSheet.tsx")).ImportSheet);
const MergeSheet = lazyOnIdle(async () => (await import("./MergeSheet.tsx")).MergeSheet);

/** `/app/products`: the saved products and what became of their prices; `?produto=` opens one. */
export function ProductsScreen() {
  const { sheet, open, close } = useSheets();
  return (
    <>
      <ScreenTitle
        title="Seus produtos"
        note="Olhamos os preços por você e avisamos quando baixam."
        action={
          <Button variant="contained" onClick={() => open("save")}>
            Salvar produto
          </Button>
        }
      />
      <div className={styles.ground}>
        <Search />
        <Suspense fallback={<RowsSkeleton label="Produtos a caminho" />}>
          <ProductsGround onOpen={open} />
        </Suspense>
      </div>
      <Suspense>
        {sheet === "save" && <SaveSheet onClose={close} />}
        {sheet === "import" && <ImportSheet onClose={close} />}
        {sheet === "merge" && <MergeSheet onClose={close} />}
        <OpenedProduct />
      </Suspense>
    </>
  );
}

function Search() {
  const [words, setWords] = useSearchText();
  return (
    <SearchField
      label="Buscar nome, loja ou etiqueta"
      value={words}
      onChange={setWords}
    />
  );
}

function OpenedProduct() {
  const { openedId, close } = useSheetParam("produto");
  return openedId && <ProductSheet key={openedId} productId={openedId} onClose={close} />;
}

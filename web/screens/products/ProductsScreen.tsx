import { Suspense } from "react";
import { useSheetParam } from "../../shared/useSheetParam.ts";
import { useSearchText } from "../../shared/useSearchText.ts";
import { Button } from "../../ui/Button.tsx";
import { later } from "../../ui/later.ts";
import { RowsSkeleton } from "../../ui/RowsSkeleton.tsx";
import { ScreenTitle } from "../../ui/Screen.tsx";
import { SearchField } from "../../ui/SearchField.tsx";
import styles from "./Products.module.css";
import { ProductsGround } from "./ProductsGround.tsx";
import { useSheets } from "./useSheets.ts";

const ProductSheet = later(async () => (await import("./ProductSheet.tsx")).ProductSheet);
const SaveSheet = later(async () => (await import("./SaveSheet.tsx")).SaveSheet);
const ImportSheet = later(async () => (await import("./ImportSheet.tsx")).ImportSheet);
const MergeSheet = later(async () => (await import("./MergeSheet.tsx")).MergeSheet);

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

import { CsvSheet } from "../../shared/csv/CsvSheet.tsx";
import { countLabel } from "../../ui/text/count.ts";
import { useNotices } from "../../ui/overlays/notices.ts";
import { SAMPLE } from "./csv_sample.ts";
import { ImportFindings } from "./ImportFindings.tsx";
import { useImportProducts } from "./useImportProducts.ts";

/** Products out of a spreadsheet: looked at first, line by line, and kept when one says so. */
export function ImportSheet({ onClose }: { onClose: () => void }) {
  const { showNotice } = useNotices();
  const { found, isBusy, forget, look, keep } = useImportProducts((count) => {
    const told = countLabel(count, "produto importado.", "produtos importados.");
    showNotice(told, { variant: "success" });
    onClose();
  });
  const count = (found?.created ?? 0) + (found?.updated ?? 0);
  return (
    <CsvSheet
      title="Importar produtos"
      fileLabel="Arquivo de produtos"
      sample={SAMPLE}
      refusal={found?.message ?? null}
      findings={found?.lines && <ImportFindings lines={found.lines} />}
      keepLabel={count > 0 ? `Importar ${countLabel(count, "produto", "produtos")}` : null}
      isBusy={isBusy}
      onChange={forget}
      onLook={look}
      onKeep={keep}
      onClose={onClose}
    />
  );
}

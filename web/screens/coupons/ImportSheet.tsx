import { CsvSheet } from "../../shared/csv/CsvSheet.tsx";
import { countLabel } from "../../ui/text/count.ts";
import { useNotices } from "../../ui/overlays/notices.ts";
import { SAMPLE } from "./csv_sample.ts";
import { ImportFindings } from "./ImportFindings.tsx";
import { useImportCoupons } from "./useImportCoupons.ts";

/** Coupons out of a spreadsheet: looked at first, line by line, and kept when one says so. */
export function ImportSheet({ onClose }: { onClose: () => void }) {
  const { showNotice } = useNotices();
  const { found, isBusy, forget, look, keep } = useImportCoupons((count) => {
    const told = countLabel(count, "cupom importado.", "cupons importados.");
    showNotice(told, { variant: "success" });
    onClose();
  });
  const count = found?.count ?? 0;
  return (
    <CsvSheet
      title="Importar cupons"
      fileLabel="Arquivo de cupons"
      sample={SAMPLE}
      refusal={found?.message ?? null}
      findings={found && !found.message && (
        <ImportFindings count={count} lines={found.lines ?? []} problems={found.problems ?? []} />
      )}
      keepLabel={count > 0 ? `Importar ${countLabel(count, "cupom", "cupons")}` : null}
      isBusy={isBusy}
      onChange={forget}
      onLook={look}
      onKeep={keep}
      onClose={onClose}
    />
  );
}

import { graphql, useMutation } from "react-relay";
import type { CouponImportSheetMutation } from "../../__generated__/CouponImportSheetMutation.graphql.ts";
import {
  CsvFindings,
  type CsvProblem,
  CsvProblems,
  CsvReady,
  CsvSheet,
  useCsvImport,
} from "../../shared/CsvSheet.tsx";
import { useErrorNotice } from "../../shared/outcome_notices.ts";
import { Chip } from "../../ui/display/Chip.tsx";
import { dayAndClockLabel } from "../../ui/text/clock.ts";
import { countLabel } from "../../ui/text/numbers.ts";
import { showNotice } from "../../ui/overlays/notices.ts";
import { discountLabel } from "./coupon_words.ts";

const SAMPLE = `Código;Marketplace;Loja;Desconto %;Desconto R$;Compra mínima;Fim
NATAL10;Shopee;;10%;;50,00;24/12/2026
CASA20;;Casas Bahia;;20,00;;31/12/2026 23:59
`;

type Result = CouponImportSheetMutation["response"]["importCoupons"];
type Line = NonNullable<Result["lines"]>[number];

/** Imports coupons from a spreadsheet, after a check of every line. */
export function CouponImportSheet({ onClose }: { onClose: () => void }) {
  const showError = useErrorNotice();
  const [commit, isBusy] = useMutation<CouponImportSheetMutation>(graphql`
    mutation CouponImportSheetMutation($input: ImportCouponsInput!) {
      importCoupons(input: $input) {
        ... on ImportedCoupons {
          isDryRun
          count
          lines {
            line
            couponCode
            shop
            percentOff
            amountOff {
              formatted
            }
            validUntil
          }
          problems {
            line
            column
            message
          }
        }
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const { result, clear, check, save } = useCsvImport<Result>((csv, isDryRun, onResult) =>
    void commit({
      variables: { input: { csv, isDryRun: isDryRun } },
      onCompleted({ importCoupons }) {
        if (importCoupons.isDryRun !== false) return onResult(importCoupons);
        const count = importCoupons.count ?? 0;
        showNotice(countLabel(count, "cupom importado.", "cupons importados."), {
          variant: "success",
        });
        onClose();
      },
      onError: showError,
    })
  );
  const count = result?.count ?? 0;
  return (
    <CsvSheet
      title="Importar cupons"
      fileLabel="Arquivo de cupons"
      sample={SAMPLE}
      refusal={result?.message ?? null}
      findings={result && !result.message && (
        <Findings count={count} lines={result.lines ?? []} problems={result.problems ?? []} />
      )}
      saveLabel={count > 0 ? `Importar ${countLabel(count, "cupom", "cupons")}` : null}
      isBusy={isBusy}
      onChange={clear}
      onCheck={check}
      onSave={save}
      onClose={onClose}
    />
  );
}

/** The coupons of a file, of which `lines` are the first, and its invalid lines. */
function Findings({ count, lines, problems }: {
  count: number;
  lines: readonly Line[];
  problems: readonly CsvProblem[];
}) {
  return (
    <CsvFindings>
      {count > 0 && (
        <>
          <Chip tone="proven">{countLabel(count, "cupom pronto", "cupons prontos")}</Chip>
          <CsvReady>
            {lines.map((line) => (
              <li key={line.line} className="small tnum">
                <b>{line.couponCode}</b> · {discountLabel(line)} · {line.shop}
                {line.validUntil && ` · até ${dayAndClockLabel(line.validUntil)}`}
              </li>
            ))}
          </CsvReady>
          {count > lines.length && <p className="small">e mais {count - lines.length}.</p>}
        </>
      )}
      <CsvProblems problems={problems} />
      {count === 0 && problems.length === 0 && (
        <p className="small">Só há o título das colunas. Cole também os cupons.</p>
      )}
    </CsvFindings>
  );
}

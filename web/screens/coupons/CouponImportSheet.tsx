import { useRef, useState } from "react";
import { graphql, useMutation } from "react-relay";
import type { CouponImportSheetMutation } from "../../__generated__/CouponImportSheetMutation.graphql.ts";
import { CsvFindings, CsvReady } from "../../shared/csv/CsvFindings.tsx";
import { type CsvProblem, CsvProblems } from "../../shared/csv/CsvProblems.tsx";
import { CsvSheet } from "../../shared/csv/CsvSheet.tsx";
import { useErrorNotice } from "../../shared/useErrorNotice.tsx";
import { Chip } from "../../ui/display/Chip.tsx";
import { useNotices } from "../../ui/overlays/notices.ts";
import { dayAndClockLabel } from "../../ui/text/clock.ts";
import { countLabel } from "../../ui/text/count.ts";
import { discountLabel } from "./coupon_words.ts";

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

type Line = {
  readonly line: number;
  readonly code: string;
  readonly shop: string;
  readonly percentOff?: number | null | undefined;
  readonly amountOff?: { readonly formatted: string } | null | undefined;
  readonly validUntil?: string | null | undefined;
};

/** What a file makes, and what is wrong in it, line by line. */
function ImportFindings(props: {
  count: number;
  /** The first of them. */
  lines: readonly Line[];
  problems: readonly CsvProblem[];
}) {
  const { count, lines, problems } = props;
  return (
    <CsvFindings>
      {count > 0 && (
        <>
          <Chip tone="proven">{countLabel(count, "cupom pronto", "cupons prontos")}</Chip>
          <CsvReady>
            {lines.map((line) => (
              <li key={line.line} className="small tnum">
                <b>{line.code}</b> · {discountLabel(line)} · {line.shop}
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

type Answer = CouponImportSheetMutation["response"]["importCoupons"];

/** Looks at a file of coupons, then keeps them; with what the last look found, or its refusal. */
function useImportCoupons(onImported: (count: number) => void) {
  const showError = useErrorNotice();
  const [found, setFound] = useState<Answer | null>(null);
  const asked = useRef<string>(null); // an answer about another text comes too late
  const [commit, isBusy] = useMutation<CouponImportSheetMutation>(graphql`
    mutation CouponImportSheetMutation($input: ImportCouponsInput!) {
      importCoupons(input: $input) {
        ... on ImportedCoupons {
          dryRun
          count
          lines {
            line
            code
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
  const send = (csv: string, dryRun: boolean) =>
    commit({
      variables: { input: { csv, dryRun } },
      onCompleted({ importCoupons }) {
        if (importCoupons.dryRun === false) onImported(importCoupons.count ?? 0);
        else if (asked.current === csv) setFound(importCoupons);
      },
      onError: showError,
    });
  return {
    found,
    isBusy,
    forget() {
      asked.current = null;
      setFound(null);
    },
    look(csv: string) {
      asked.current = csv;
      send(csv, true);
    },
    keep: (csv: string) => send(csv, false),
  };
}

/** Columns that the import knows, with a line of example. */
const SAMPLE = `Código;Marketplace;Loja;Desconto %;Desconto R$;Compra mínima;Fim
NATAL10;Shopee;;10%;;50,00;24/12/2026
CASA20;;Casas Bahia;;20,00;;31/12/2026 23:59
`;

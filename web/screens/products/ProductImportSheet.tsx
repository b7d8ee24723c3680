import { useRef, useState } from "react";
import { graphql, useMutation } from "react-relay";
import type { ProductImportSheetMutation } from "../../__generated__/ProductImportSheetMutation.graphql.ts";
import { CsvFindings, CsvReady } from "../../shared/csv/CsvFindings.tsx";
import { CsvProblems } from "../../shared/csv/CsvProblems.tsx";
import { CsvSheet } from "../../shared/csv/CsvSheet.tsx";
import { useErrorNotice } from "../../shared/useErrorNotice.tsx";
import { Chip } from "../../ui/display/Chip.tsx";
import { useNotices } from "../../ui/overlays/notices.ts";
import { countLabel } from "../../ui/text/count.ts";

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

/** So many of the right lines are shown by name. */
const SHOWN = 5;

/** What a file makes of the catalogue, and what is wrong in it, line by line. */
function ImportFindings({ lines }: { lines: readonly ImportLine[] }) {
  const of = (wanted: ImportLine["outcome"]) => lines.filter(({ outcome }) => outcome === wanted);
  const created = of("CREATED");
  const updated = of("UPDATED");
  const skipped = of("SKIPPED");
  const right = [...created, ...updated];
  return (
    <CsvFindings>
      {created.length > 0 && (
        <Chip tone="proven">{countLabel(created.length, "produto novo", "produtos novos")}</Chip>
      )}
      {updated.length > 0 && (
        <Chip tone="proven">
          {countLabel(updated.length, "produto muda", "produtos mudam")}
        </Chip>
      )}
      {right.length > 0 && (
        <CsvReady>
          {right.slice(0, SHOWN).map(({ line, title }) => (
            <li key={line} className="small">{title}</li>
          ))}
        </CsvReady>
      )}
      {right.length > SHOWN && <p className="small tnum">e mais {right.length - SHOWN}.</p>}
      {skipped.length > 0 && (
        <Chip>{countLabel(skipped.length, "linha sem novidade", "linhas sem novidade")}</Chip>
      )}
      <CsvProblems problems={of("FAILED")} />
      {lines.length === 0 && (
        <p className="small">Só há o título das colunas. Cole também os produtos.</p>
      )}
    </CsvFindings>
  );
}

type Answer = ProductImportSheetMutation["response"]["importProducts"];
type ImportLine = NonNullable<Answer["lines"]>[number];

/** Looks at a file of products, then keeps the right lines; with what the last look found. */
function useImportProducts(onImported: (count: number) => void) {
  const showError = useErrorNotice();
  const [found, setFound] = useState<Answer | null>(null);
  const asked = useRef<string>(null); // an answer about another text comes too late
  const [commit, isBusy] = useMutation<ProductImportSheetMutation>(graphql`
    mutation ProductImportSheetMutation($input: ImportProductsInput!) {
      importProducts(input: $input) {
        ... on ProductImport {
          saved
          created
          updated
          lines {
            line
            outcome
            title
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
    void commit({
      variables: { input: { csv, dryRun, rightOnly: true } },
      onCompleted({ importProducts }) {
        const { saved, created = 0, updated = 0 } = importProducts;
        if (saved) onImported(created + updated);
        else if (asked.current === csv) setFound(importProducts);
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

/** Columns that the import knows, with lines of example. */
const SAMPLE = `Link;Título;Preço;Preço antigo;Etiquetas;Anotação
https://www.amazon.com.br/dp/B0CFPL6CFY;Kindle 16 GB;"449,00";"599,00";leitura, presente;
https://produto.mercadolivre.com.br/MLB-3344556677;Cafeteira 12 xícaras;"189,90";;cozinha;Vende bem no inverno
`;

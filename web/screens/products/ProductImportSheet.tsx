import { graphql, useMutation } from "react-relay";
import type { ProductImportSheetMutation } from "../../__generated__/ProductImportSheetMutation.graphql.ts";
import {
  CsvFindings,
  CsvProblems,
  CsvReady,
  CsvSheet,
  useCsvImport,
} from "../../shared/CsvSheet.tsx";
import { useErrorNotice } from "../../shared/outcome_notices.ts";
import { Chip } from "../../ui/display/Chip.tsx";
import { countLabel } from "../../ui/text/numbers.ts";
import { showNotice } from "../../ui/overlays/notices.ts";

const SAMPLE = `Link;Título;Preço;Preço antigo;Marcadores;Anotação
https://www.amazon.com.br/dp/B0CFPL6CFY;Kindle 16 GB;"449,00";"599,00";leitura, presente;
https://produto.mercadolivre.com.br/MLB-3344556677;Cafeteira 12 xícaras;"189,90";;cozinha;Vende bem no inverno
`;

type Result = ProductImportSheetMutation["response"]["importProducts"];
type Line = NonNullable<Result["lines"]>[number];

/** Imports products from a spreadsheet, after a check of every line. */
export function ProductImportSheet({ onClose }: { onClose: () => void }) {
  const showError = useErrorNotice();
  const [commit, isBusy] = useMutation<ProductImportSheetMutation>(graphql`
    mutation ProductImportSheetMutation($input: ImportProductsInput!) {
      importProducts(input: $input) {
        ... on ProductImport {
          isSaved
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
  const { result, clear, check, save } = useCsvImport<Result>((csv, isDryRun, onResult) =>
    void commit({
      variables: { input: { csv, isDryRun: isDryRun, canSkipFailed: true } },
      onCompleted({ importProducts }) {
        const { isSaved, created = 0, updated = 0 } = importProducts;
        if (!isSaved) return onResult(importProducts);
        const sentence = countLabel(
          created + updated,
          "produto importado.",
          "produtos importados.",
        );
        showNotice(sentence, { variant: "success" });
        onClose();
      },
      onError: showError,
    })
  );
  const count = (result?.created ?? 0) + (result?.updated ?? 0);
  return (
    <CsvSheet
      title="Importar produtos"
      fileLabel="Arquivo de produtos"
      sample={SAMPLE}
      refusal={result?.message ?? null}
      findings={result?.lines && <Findings lines={result.lines} />}
      saveLabel={count > 0 ? `Importar ${countLabel(count, "produto", "produtos")}` : null}
      isBusy={isBusy}
      onChange={clear}
      onCheck={check}
      onSave={save}
      onClose={onClose}
    />
  );
}

/** The number of valid lines that are listed. */
const LISTED = 5;

/** What a file changes in the catalogue, and its invalid lines. */
function Findings({ lines }: { lines: readonly Line[] }) {
  const linesOf = (wanted: Line["outcome"]) => lines.filter(({ outcome }) => outcome === wanted);
  const created = linesOf("CREATED");
  const updated = linesOf("UPDATED");
  const skipped = linesOf("SKIPPED");
  const valid = [...created, ...updated];
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
      {valid.length > 0 && (
        <CsvReady>
          {valid.slice(0, LISTED).map(({ line, title }) => (
            <li key={line} className="small">{title}</li>
          ))}
        </CsvReady>
      )}
      {valid.length > LISTED && <p className="small tnum">e mais {valid.length - LISTED}.</p>}
      {skipped.length > 0 && (
        <Chip>{countLabel(skipped.length, "linha sem novidade", "linhas sem novidade")}</Chip>
      )}
      <CsvProblems problems={linesOf("FAILED")} />
      {lines.length === 0 && (
        <p className="small">Só há o título das colunas. Cole também os produtos.</p>
      )}
    </CsvFindings>
  );
}

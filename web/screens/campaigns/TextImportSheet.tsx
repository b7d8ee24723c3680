import { graphql, useMutation } from "react-relay";
import type { TextImportSheetMutation } from "../../__generated__/TextImportSheetMutation.graphql.ts";
import {
  CsvFindings,
  CsvProblems,
  CsvReady,
  CsvSheet,
  useCsvImport,
} from "../../shared/CsvSheet.tsx";
import { useErrorNotice } from "../../shared/outcome_notices.ts";
import { Chip } from "../../ui/display/Chip.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { countLabel } from "../../ui/text/numbers.ts";

const SAMPLE = `Nome;Texto;Época;Marcadores
Bom dia;Bom dia, {grupo}!;;Saudação
Aviso de Natal;Natal é {epoca_em}. Fica de olho!;Natal;Aviso
`;

type Result = TextImportSheetMutation["response"]["importCampaignTexts"];

/** Imports texts from a spreadsheet, after a check of every line. */
export function TextImportSheet(
  { onSaved, onClose }: { onSaved: () => void; onClose: () => void },
) {
  const showError = useErrorNotice();
  const [commit, isBusy] = useMutation<TextImportSheetMutation>(graphql`
    mutation TextImportSheetMutation($input: ImportCampaignTextsInput!) {
      importCampaignTexts(input: $input) {
        ... on ImportedCampaignTexts {
          isDryRun
          count
          lines {
            line
            name
            body
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
      variables: { input: { csv, isDryRun } },
      onCompleted({ importCampaignTexts }) {
        if (importCampaignTexts.isDryRun !== false) return onResult(importCampaignTexts);
        const count = importCampaignTexts.count ?? 0;
        showNotice(countLabel(count, "texto importado.", "textos importados."), {
          variant: "success",
        });
        onSaved();
        onClose();
      },
      onError: showError,
    })
  );
  const { count = 0, lines = [], problems = [] } = result ?? {};
  return (
    <CsvSheet
      title="Importar textos"
      fileLabel="Arquivo de textos"
      sample={SAMPLE}
      refusal={result?.message ?? null}
      findings={result && !result.message && (
        <CsvFindings>
          {count > 0 && (
            <>
              <Chip tone="proven">{countLabel(count, "texto pronto", "textos prontos")}</Chip>
              <CsvReady>
                {lines.map((line) => (
                  <li key={line.line} className="small">
                    <b>{line.name}</b> · {line.body.split("\n")[0]}
                  </li>
                ))}
              </CsvReady>
              {count > lines.length && <p className="small">e mais {count - lines.length}.</p>}
            </>
          )}
          <CsvProblems problems={problems} />
          {count === 0 && problems.length === 0 && (
            <p className="small">Só há o título das colunas. Cole também os textos.</p>
          )}
        </CsvFindings>
      )}
      saveLabel={count > 0 ? `Importar ${countLabel(count, "texto", "textos")}` : null}
      isBusy={isBusy}
      onChange={clear}
      onCheck={check}
      onSave={save}
      onClose={onClose}
    />
  );
}

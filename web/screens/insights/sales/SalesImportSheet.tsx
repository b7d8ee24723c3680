import { useRef, useState } from "react";
import { graphql, useLazyLoadQuery, useMutation } from "react-relay";
import type {
  ConversionField,
  ReportDateOrder,
  SalesImportSheetMutation,
} from "../../../__generated__/SalesImportSheetMutation.graphql.ts";
import type {
  ReportNetwork,
  SalesImportSheetQuery,
} from "../../../__generated__/SalesImportSheetQuery.graphql.ts";
import { CsvSheet, useCsvImport } from "../../../shared/CsvSheet.tsx";
import { useErrorNotice } from "../../../shared/outcome_notices.ts";
import { PlainSelect } from "../../../ui/forms/SelectField.tsx";
import { showNotice } from "../../../ui/overlays/notices.ts";
import { countLabel } from "../../../ui/text/numbers.ts";
import { SalesFindings } from "./SalesFindings.tsx";

const SAMPLE = `ID do pedido;Status;Data;Valor;Comissão;Produto
2611-0042;Confirmado;22/11/2026 14:20;189,90;15,19;Cafeteira elétrica
2611-0043;Pendente;22/11/2026 20:05;87,90;7,03;Garrafa térmica
`;

type Result = SalesImportSheetMutation["response"]["importConversions"];
export type Mapping = readonly { readonly field: ConversionField; readonly column: string }[];

/** Imports sales from a shop's report: whose it is, which column says what, and a check first. */
export function SalesImportSheet(
  { onImported, onClose }: { onImported: () => void; onClose: () => void },
) {
  const showError = useErrorNotice();
  const { viewer } = useLazyLoadQuery<SalesImportSheetQuery>(
    graphql`
      query SalesImportSheetQuery {
        viewer {
          reportNetworks {
            network
            name
          }
        }
      }
    `,
    {},
  );
  const networks = viewer?.reportNetworks ?? [];
  const [network, setNetwork] = useState<ReportNetwork>("MERCADO_LIVRE");
  // Null: as remembered or guessed. A ref, because a new choice is checked at once.
  const mapping = useRef<Mapping>(null);
  const dateOrder = useRef<ReportDateOrder>(null);
  const checked = useRef("");
  const [commit, isBusy] = useMutation<SalesImportSheetMutation>(graphql`
    mutation SalesImportSheetMutation($input: ImportConversionsInput!) {
      importConversions(input: $input) {
        ... on ImportedConversions {
          isDryRun
          created
          updated
          unchanged
          columns
          missing
          mapping {
            field
            column
          }
          dateOrder
          lines {
            line
            title
            status
            purchasedAt
            commission {
              formatted
            }
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
      variables: {
        input: { csv, isDryRun, network, mapping: mapping.current, dateOrder: dateOrder.current },
      },
      onCompleted({ importConversions }) {
        if (importConversions.isDryRun !== false) return onResult(importConversions);
        const count = (importConversions.created ?? 0) + (importConversions.updated ?? 0);
        showNotice(countLabel(count, "venda importada.", "vendas importadas."), {
          variant: "success",
        });
        onImported();
        onClose();
      },
      onError: showError,
    })
  );
  const changed = (result?.created ?? 0) + (result?.updated ?? 0);
  const isReady = changed > 0 && result?.missing?.length === 0;
  return (
    <CsvSheet
      title="Importar vendas"
      fileLabel="Arquivo de vendas"
      sample={SAMPLE}
      refusal={result?.message ?? null}
      first={
        <PlainSelect
          label="Relatório de"
          value={network}
          onChange={(value) => {
            setNetwork(value as ReportNetwork);
            mapping.current = dateOrder.current = null;
            clear();
          }}
        >
          {networks.map(({ network, name }) => <option key={network} value={network}>{name}
          </option>)}
        </PlainSelect>
      }
      findings={result?.columns && (
        <SalesFindings
          columns={result.columns}
          mapping={result.mapping ?? []}
          missing={result.missing ?? []}
          created={result.created ?? 0}
          updated={result.updated ?? 0}
          unchanged={result.unchanged ?? 0}
          lines={result.lines ?? []}
          problems={result.problems ?? []}
          dateOrder={result.dateOrder ?? null}
          onDateOrder={(chosen) => {
            dateOrder.current = chosen;
            check(checked.current);
          }}
          onMapping={(chosen) => {
            mapping.current = chosen;
            check(checked.current);
          }}
        />
      )}
      saveLabel={isReady ? `Importar ${countLabel(changed, "venda", "vendas")}` : null}
      isBusy={isBusy}
      onChange={() => {
        mapping.current = dateOrder.current = null;
        clear();
      }}
      onCheck={(csv) => {
        checked.current = csv;
        check(csv);
      }}
      onSave={save}
      onClose={onClose}
    />
  );
}

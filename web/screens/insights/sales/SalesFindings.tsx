import type {
  ConversionField,
  ReportDateOrder,
  SalesImportSheetMutation,
} from "../../../__generated__/SalesImportSheetMutation.graphql.ts";
import { CsvFindings, type CsvProblem, CsvProblems, CsvReady } from "../../../shared/CsvSheet.tsx";
import { Chip } from "../../../ui/display/Chip.tsx";
import { PlainSelect } from "../../../ui/forms/SelectField.tsx";
import { dayLabel } from "../../../ui/text/clock.ts";
import { countLabel, priceText } from "../../../ui/text/numbers.ts";
import type { Mapping } from "./SalesImportSheet.tsx";
import styles from "./SalesFindings.module.css";

/** What a column can say, in the order of the choices. */
const fields: Readonly<Partial<Record<ConversionField, string>>> = {
  purchasedAt: "Data da compra",
  commission: "Comissão",
  externalId: "Número do pedido",
  status: "Situação",
  amount: "Valor da compra",
  title: "Produto",
  productId: "Código do produto",
  subId: "Marca do link (sub-id)",
  clickedAt: "Data do clique",
};

const statuses: Readonly<Record<string, string>> = {
  PENDING: "pendente",
  CONFIRMED: "confirmada",
  CANCELED: "cancelada",
};

type Line = NonNullable<SalesImportSheetMutation["response"]["importConversions"]["lines"]>[number];

/** What a report would change, which column says what, and the lines that are left out. */
export function SalesFindings(props: {
  columns: readonly string[];
  mapping: Mapping;
  missing: readonly ConversionField[];
  created: number;
  updated: number;
  unchanged: number;
  lines: readonly Line[];
  problems: readonly CsvProblem[];
  dateOrder: ReportDateOrder | null;
  onDateOrder: (order: ReportDateOrder | null) => void;
  onMapping: (mapping: Mapping) => void;
}) {
  const { columns, mapping, missing, created, updated, unchanged, lines, problems, dateOrder } =
    props;
  const choose = (field: ConversionField, column: string) =>
    props.onMapping([
      ...mapping.filter((one) => one.field !== field && one.column !== column),
      ...column === "" ? [] : [{ field, column }],
    ]);
  return (
    <CsvFindings>
      {missing.length > 0 && (
        <Chip tone="doubt">
          Diga qual coluna é: {missing.map((field) => fields[field]).join(", ")}
        </Chip>
      )}
      {missing.length === 0 && dateOrder === null && (
        <Chip tone="doubt">Diga a ordem das datas: algumas podem ser dois dias</Chip>
      )}
      {missing.length === 0 && (
        <>
          <Chip tone={created + updated > 0 ? "proven" : "quiet"}>
            {[
              countLabel(created, "venda nova", "vendas novas"),
              countLabel(updated, "corrigida", "corrigidas"),
              `${countLabel(unchanged, "igual", "iguais")}`,
            ].join(" · ")}
          </Chip>
          <CsvReady>
            {lines.map(({ line, title, status, purchasedAt, commission }) => (
              <li key={line} className="small tnum">
                <b>{title || "Sem nome"}</b> · {dayLabel(purchasedAt)} ·{" "}
                {statuses[status] ?? status}
                {commission && ` · ${priceText(commission.formatted)}`}
              </li>
            ))}
          </CsvReady>
        </>
      )}
      <CsvProblems problems={problems} />
      <details className={styles.columns} open={missing.length > 0 || dateOrder === null}>
        <summary>Qual coluna diz o quê</summary>
        <div className={styles.fields}>
          <PlainSelect
            label="Ordem das datas"
            value={dateOrder ?? ""}
            onChange={(value) => props.onDateOrder(value === "" ? null : value as ReportDateOrder)}
          >
            {dateOrder === null && <option value="">Escolha</option>}
            <option value="DAY_FIRST">Dia/mês/ano: 28/11/2026</option>
            <option value="MONTH_FIRST">Mês/dia/ano: 11/28/2026</option>
          </PlainSelect>
          {(Object.entries(fields) as [ConversionField, string][]).map(([field, label]) => (
            <PlainSelect
              key={field}
              label={label}
              value={mapping.find((one) => one.field === field)?.column ?? ""}
              onChange={(column) => choose(field, column)}
            >
              <option value="">Nenhuma</option>
              {columns.map((column) => <option key={column} value={column}>{column}</option>)}
            </PlainSelect>
          ))}
        </div>
      </details>
    </CsvFindings>
  );
}

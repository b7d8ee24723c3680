import { Download } from "lucide-react";
import { useEffect, useMemo, useRef } from "react";
import { useForm } from "react-hook-form";
import { graphql, useFragment, useSubscription } from "react-relay";
import type {
  ExportsSection_export$data,
  ExportsSection_export$key,
} from "../../../__generated__/ExportsSection_export.graphql.ts";
import type { ExportsSection_viewer$key } from "../../../__generated__/ExportsSection_viewer.graphql.ts";
import type { ExportsSectionSubscription } from "../../../__generated__/ExportsSectionSubscription.graphql.ts";
import { announce } from "../../../browser/accessibility.ts";
import { useMutationAction } from "../../../shared/useMutationAction.ts";
import { BusyButton, Button } from "../../../ui/buttons/Button.tsx";
import { Chip } from "../../../ui/display/Chip.tsx";
import { SelectField } from "../../../ui/forms/SelectField.tsx";
import { Section } from "../../../ui/layout/Section.tsx";
import { Rows } from "../../../ui/lists/Row.tsx";
import { dayAndClockLabel } from "../../../ui/text/clock.ts";
import { countLabel } from "../../../ui/text/numbers.ts";
import styles from "./Api.module.css";
import { type ExportChoice, requestExport } from "./requestExport.ts";

type Props = {
  viewer: ExportsSection_viewer$key;
  /** Whether an admin looks, who may request nothing here. */
  isReadOnly: boolean;
  /** Stable. */
  onRequested: () => void;
};

/** Files of all offers or clicks: requested, written, and downloaded until they expire. */
export function ExportsSection({ viewer, isReadOnly, onRequested }: Props) {
  const { exports } = useFragment(
    graphql`
      fragment ExportsSection_viewer on Viewer {
        exports(first: 5) {
          edges {
            node {
              id
              status
              ...ExportsSection_export
            }
          }
        }
      }
    `,
    viewer,
  );
  const files = exports.edges.flatMap(({ node }) => node ? [node] : []);
  useExportChanges(files.map(({ id }) => id).join(), onRequested);
  const isRunning = files.some(({ status }) => status === "RUNNING");
  return (
    <Section title="Exportações">
      <div className={styles.stack}>
        <p>
          Todas as suas ofertas, ou todos os cliques nos seus links, num arquivo só. Ele fica aqui
          por 7 dias.
        </p>
        {!isReadOnly && <RequestForm isRunning={isRunning} onRequested={onRequested} />}
        {files.length > 0
          ? <Rows>{files.map((file) => <ExportRow key={file.id} file={file} />)}</Rows>
          : <p className="small">Nenhum arquivo pedido até agora.</p>}
      </div>
    </Section>
  );
}

/** Keeps the files on the screen current; one that is not there yet is fetched. */
function useExportChanges(ids: string, onNew: () => void) {
  useSubscription<ExportsSectionSubscription>(useMemo(() => ({
    subscription: graphql`
      subscription ExportsSectionSubscription {
        exportChanged {
          id
          export {
            ...ExportsSection_export
          }
        }
      }
    `,
    variables: {},
    onNext: (answer) => {
      if (answer && !ids.includes(answer.exportChanged.id)) onNew();
    },
    onError: () => {}, // the socket reconnects by itself; without it the screen still works
  }), [ids, onNew]));
}

function RequestForm(
  { isRunning, onRequested }: { isRunning: boolean; onRequested: () => void },
) {
  const { register, handleSubmit } = useForm<ExportChoice>({
    defaultValues: { kind: "OFFERS", days: "", format: "CSV" },
  });
  const [runAction, isBusy] = useMutationAction();
  return (
    <form
      noValidate
      className={styles.stack}
      onSubmit={handleSubmit((choice) => runAction(() => requestExport(choice), onRequested))}
    >
      <div className={styles.choices}>
        <SelectField label="O quê" registered={register("kind")}>
          <option value="OFFERS">Ofertas</option>
          <option value="CLICKS">Cliques</option>
        </SelectField>
        <SelectField label="De quando" registered={register("days")}>
          <option value="">Desde o começo</option>
          <option value="30">Últimos 30 dias</option>
          <option value="90">Últimos 90 dias</option>
          <option value="365">Último ano</option>
        </SelectField>
        <SelectField label="Formato" registered={register("format")}>
          <option value="CSV">CSV, para planilhas</option>
          <option value="JSONL">JSON, uma linha por registro</option>
        </SelectField>
      </div>
      <BusyButton type="submit" variant="outlined" isBusy={isBusy} disabled={isRunning}>
        {isRunning ? "Preparando um arquivo" : "Exportar"}
      </BusyButton>
    </form>
  );
}

function ExportRow(props: { file: ExportsSection_export$key }) {
  const file = useFragment(
    graphql`
      fragment ExportsSection_export on Export {
        id
        kind
        format
        status
        failure
        rowCount
        size
        url
        requestedAt
        expiresAt
      }
    `,
    props.file,
  );
  const wasRunning = useRef(false);
  useEffect(() => {
    if (wasRunning.current && file.status === "READY") announce("Seu arquivo está pronto.");
    wasRunning.current = file.status === "RUNNING";
  }, [file.status]);
  const title = `${names[file.kind]} (${file.format})`;
  return (
    <li className={styles.key}>
      <div className={styles.who}>
        <b>{title}</b>
        {chips[file.status]}
      </div>
      <p className="small tnum">{factsOf(file)}</p>
      {file.status === "READY" && file.url && (
        <div className={styles.ends}>
          <Button
            component="a"
            variant="outlined"
            size="small"
            href={file.url}
            download
            aria-label={`Baixar ${title}, de ${dayAndClockLabel(file.requestedAt)}`}
            startIcon={<Download size={18} />}
          >
            Baixar
          </Button>
        </div>
      )}
    </li>
  );
}

type File = ExportsSection_export$data;

const names: Readonly<Record<string, string>> = { OFFERS: "Ofertas", CLICKS: "Cliques" };

const chips: Readonly<Record<string, React.ReactNode>> = {
  RUNNING: <Chip tone="on">Preparando</Chip>,
  READY: <Chip tone="proven">Pronto</Chip>,
  FAILED: <Chip tone="wrong">Falhou</Chip>,
  EXPIRED: <Chip>Apagado</Chip>,
};

/** "pedido em 24 de nov., 10:30 · 1.024 linhas · 0,4 MB · fica até 1 de dez., 10:31". */
function factsOf({ requestedAt, status, failure, rowCount, size, expiresAt }: File): string {
  const requested = `pedido em ${dayAndClockLabel(requestedAt)}`;
  if (status === "FAILED") {
    return failure === "TOO_LARGE"
      ? `${requested} · passou do tamanho máximo: peça um período menor`
      : `${requested} · não ficou pronto: peça outra vez`;
  }
  return [
    requested,
    countLabel(rowCount, "linha", "linhas"),
    sizeLabel(size),
    status === "READY" && expiresAt ? `fica até ${dayAndClockLabel(expiresAt)}` : null,
  ].filter(Boolean).join(" · ");
}

const megabytes = new Intl.NumberFormat("pt-BR", { maximumFractionDigits: 1 });

const sizeLabel = (bytes: number) =>
  bytes < 100_000 ? "menos de 0,1 MB" : `${megabytes.format(bytes / 1_000_000)} MB`;

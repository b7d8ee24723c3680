import { FileSpreadsheet } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { useUnsavedChanges } from "../browser/unsaved_changes.ts";
import { BusyButton, Button } from "../ui/buttons/Button.tsx";
import { Chip } from "../ui/display/Chip.tsx";
import { Field } from "../ui/forms/Field.tsx";
import { Sheet, SheetBody, SheetFoot } from "../ui/overlays/Sheet.tsx";
import { countLabel } from "../ui/text/numbers.ts";
import styles from "./CsvSheet.module.css";

/** Imports a spreadsheet, pasted or from a file: checks it first, and saves it on a second press. */
export function CsvSheet(props: {
  title: string;
  /** The label of the file input. */
  fileLabel: string;
  /** What is chosen before the file. */
  first?: ReactNode;
  /** The columns of the import, with a line or two of example. */
  sample: string;
  /** Why the file as a whole cannot be read. */
  refusal: string | null;
  /** The result of the last check. */
  findings: ReactNode;
  /** The label of the button that saves; null if nothing is checked yet, or nothing can be saved. */
  saveLabel: string | null;
  isBusy: boolean;
  /** Called when the text changes: the last check no longer applies. */
  onChange: () => void;
  onCheck: (csv: string) => void;
  onSave: (csv: string) => void;
  onClose: () => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  const [csv, setCsv] = useState("");
  useUnsavedChanges(csv !== "");
  const change = (text: string) => {
    setCsv(text);
    props.onChange();
  };
  return (
    <Sheet
      title={props.title}
      note="Cole a planilha ou escolha um arquivo CSV. Nada é guardado antes de você conferir."
      isTall
      onClose={props.onClose}
    >
      <SheetBody>
        {props.first}
        <div>
          <Button
            variant="outlined"
            startIcon={<FileSpreadsheet size={18} aria-hidden />}
            onClick={() => input.current?.click()}
          >
            Escolher arquivo
          </Button>
          <input
            ref={input}
            type="file"
            hidden
            accept=".csv,text/csv,text/plain"
            aria-label={props.fileLabel}
            onChange={async ({ target }) => {
              const file = target.files?.[0];
              target.value = ""; // the same file may be chosen again
              if (!file) return;
              const text = await textOf(file);
              change(text);
              props.onCheck(text);
            }}
          />
        </div>
        <Field
          label="Ou cole aqui"
          multiline
          minRows={5}
          spellCheck={false}
          value={csv}
          error={props.refusal !== null}
          helperText={props.refusal ?? undefined}
          onChange={({ target }) => change(target.value)}
        />
        {csv === "" && (
          <div>
            <p className="small">A primeira linha diz as colunas, assim:</p>
            <pre className={styles.sample} tabIndex={0} aria-label="Exemplo de planilha">
                {props.sample}
            </pre>
            <Button size="small" onClick={() => change(props.sample)}>Começar pelo exemplo</Button>
          </div>
        )}
        {props.findings}
      </SheetBody>
      <SheetFoot>
        <BusyButton
          variant="contained"
          fullWidth
          isBusy={props.isBusy}
          disabled={csv.trim() === ""}
          onClick={() => props.saveLabel === null ? props.onCheck(csv) : props.onSave(csv)}
        >
          {props.saveLabel ?? "Conferir"}
        </BusyButton>
      </SheetFoot>
    </Sheet>
  );
}

/** Decodes a spreadsheet's file: UTF-8, or the code page of older Brazilian ones. */
export async function textOf(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** The result of a check; announced, and scrolled into view when it appears. */
export const CsvFindings = ({ children }: { children: ReactNode }) => (
  <div role="status" ref={scrollIntoView} className={styles.findings}>{children}</div>
);

/** Needed because a long text stands above it. */
const scrollIntoView = (findings: HTMLElement | null) =>
  findings?.scrollIntoView({ block: "start" });

/** The first of the valid lines. */
export const CsvReady = ({ children }: { children: ReactNode }) => (
  <ul className={styles.ready}>{children}</ul>
);

export type CsvProblem = {
  readonly line: number;
  readonly column?: string | null | undefined;
  readonly message?: string | null | undefined;
};

/** The invalid lines of a file and their errors; the import leaves them out. */
export const CsvProblems = ({ problems }: { problems: readonly CsvProblem[] }) =>
  problems.length > 0 && (
    <>
      <Chip tone="doubt">
        {countLabel(problems.length, "linha fica de fora", "linhas ficam de fora")}
      </Chip>
      <ul className={styles.problems}>
        {problems.map(({ line, column, message }) => (
          <li key={line} className="small tnum">
            <b>Linha {line}{column && `, ${column}`}:</b> {message}
          </li>
        ))}
      </ul>
    </>
  );

/**
 * The steps of an import: `check` sends a text without saving it, `save` imports it. `result` is of
 * the last check, or of a save that was refused; a result of another text is dropped.
 */
export function useCsvImport<Result>(
  send: (csv: string, isDryRun: boolean, onResult: (result: Result) => void) => void,
) {
  const [result, setResult] = useState<Result | null>(null);
  const requested = useRef<string>(null);
  const onResultOf = (csv: string) => (result: Result) => {
    if (requested.current === csv) setResult(result);
  };
  return {
    result,
    clear() {
      requested.current = null;
      setResult(null);
    },
    check(csv: string) {
      requested.current = csv;
      send(csv, true, onResultOf(csv));
    },
    save: (csv: string) => send(csv, false, onResultOf(csv)),
  };
}

import { FileSpreadsheet } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { useUnsavedChanges } from "../browser/unsaved_changes.ts";
import { BusyButton, Button } from "../ui/buttons/Button.tsx";
import { Chip } from "../ui/display/Chip.tsx";
import { Field } from "../ui/forms/Field.tsx";
import { Sheet, SheetBody, SheetFoot } from "../ui/overlays/Sheet.tsx";
import { countLabel } from "../ui/text/numbers.ts";
import styles from "./CsvSheet.module.css";

/** Takes a spreadsheet, pasted or as a file: it is looked at first, and kept when one says so. */
export function CsvSheet(props: {
  title: string;
  /** Names the field of the file. */
  fileLabel: string;
  /** Columns that the import knows, with a line or two of example. */
  sample: string;
  /** Why the file as a whole cannot be read. */
  refusal: string | null;
  /** What the last look found. */
  findings: ReactNode;
  /** What the button does that keeps it; null: it is not looked at yet, or there is nothing to keep. */
  keepLabel: string | null;
  isBusy: boolean;
  /** The text is another one: what was found is over. */
  onChange: () => void;
  onLook: (csv: string) => void;
  onKeep: (csv: string) => void;
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
              props.onLook(text);
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
          onClick={() => props.keepLabel === null ? props.onLook(csv) : props.onKeep(csv)}
        >
          {props.keepLabel ?? "Conferir"}
        </BusyButton>
      </SheetFoot>
    </Sheet>
  );
}

/** The text of a spreadsheet's file: in UTF-8, or in the code page of older Brazilian ones. */
export async function textOf(file: Blob): Promise<string> {
  const bytes = await file.arrayBuffer();
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}

/** What a look at a file found, read out and moved into sight when it is there. */
export const CsvFindings = ({ children }: { children: ReactNode }) => (
  <div role="status" ref={show} className={styles.findings}>{children}</div>
);

/** A long text stands before it. */
const show = (findings: HTMLElement | null) => findings?.scrollIntoView({ block: "start" });

/** The first lines that are right. */
export const CsvReady = ({ children }: { children: ReactNode }) => (
  <ul className={styles.ready}>{children}</ul>
);

export type CsvProblem = {
  readonly line: number;
  readonly column?: string | null | undefined;
  readonly message?: string | null | undefined;
};

/** What is wrong in a file, line by line: those lines stay out. */
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

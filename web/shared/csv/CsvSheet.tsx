import { FileSpreadsheet } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { useUnsavedChanges } from "../../browser/unsaved_changes.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { Field } from "../../ui/forms/Field.tsx";
import { Sheet, SheetBody, SheetFoot } from "../../ui/overlays/Sheet.tsx";
import styles from "./Csv.module.css";

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

import { CircleAlert, TriangleAlert } from "lucide-react";
import { type ReactNode, useId, useRef } from "react";
import type { MessagePreview } from "../offers/useMessagePreview.ts";
import { Button } from "../../ui/buttons/Button.tsx";
import { ChipGroup } from "../../ui/buttons/ToggleChip.tsx";
import { FieldFrame } from "../../ui/forms/Field.tsx";
import { FieldOptions, useFieldOptions } from "./FieldOptions.tsx";
import styles from "./Wording.module.css";
import { rangeOf, type TemplateField } from "./body_edit.ts";

/** The text of a message: fields are inserted by chips or by typing `{`; problems are listed below. */
export function BodyField(props: {
  body: string;
  fields: readonly TemplateField[];
  lints: MessagePreview["lints"];
  /** What always goes with the text, and what disappears from it. */
  rule: string;
  /** A button that writes a text. */
  writer?: ReactNode;
  onChange: (body: string) => void;
}) {
  const { body, fields, lints, onChange } = props;
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const replaceRange = (text: string, start: number, end: number) => {
    const field = area.current!;
    field.focus();
    field.setRangeText(text, start, end, "end");
    onChange(field.value);
    options.update();
  };
  const options = useFieldOptions(area, fields, replaceRange);
  const insert = (name: string) => {
    const { selectionStart, selectionEnd } = area.current!;
    replaceRange(`{${name}}`, selectionStart, selectionEnd);
  };
  const hasErrors = lints.some(({ severity }) => severity === "ERROR");
  return (
    <div className={styles.body}>
      <div className={styles.writing}>
        <FieldFrame
          id={id}
          label="Texto da mensagem"
          helperText="Digite { para ver os campos. *negrito*, ~riscado~ e _itálico_, como no WhatsApp."
          error={false}
          className={styles.area!}
        >
          <textarea
            ref={area}
            id={id}
            value={body}
            rows={10}
            aria-invalid={hasErrors}
            aria-describedby={`${id}-help ${id}-rule`}
            aria-autocomplete="list"
            aria-controls={options.isOpen ? options.listId : undefined}
            aria-activedescendant={options.isOpen ? options.optionId(options.active) : undefined}
            onChange={(event) => {
              onChange(event.target.value);
              options.update();
            }}
            onSelect={options.update}
            onBlur={options.close}
            onKeyDown={options.onKeyDown}
          />
        </FieldFrame>
        {options.isOpen && <FieldOptions options={options} />}
      </div>
      {props.writer && <div>{props.writer}</div>}
      <ChipGroup label="Inserir campo">
        {fields.map(({ name, about }) => (
          <button
            key={name}
            type="button"
            className={styles.chip}
            title={about}
            aria-label={`Inserir {${name}}: ${about}`}
            onClick={() => insert(name)}
          >
            <span>{`{${name}}`}</span>
          </button>
        ))}
      </ChipGroup>
      <p id={`${id}-rule`} className="small">
        {props.rule}
      </p>
      <LintList
        lints={lints}
        onSelect={(lint) => {
          const { start, end } = rangeOf(body, lint);
          area.current!.focus();
          area.current!.setSelectionRange(start, end);
        }}
        onFix={(lint) => {
          const { start, end } = lint.length > 0
            ? rangeOf(body, lint)
            : { start: body.length, end: body.length }; // a missing field is appended
          const line = lint.length > 0 || body === "" || body.endsWith("\n") ? "" : "\n";
          replaceRange(line + lint.suggestion!, start, end);
        }}
      />
    </div>
  );
}

type Lint = MessagePreview["lints"][number];

/** The problems of the text; each entry selects its place, some offer a correction. */
function LintList(props: {
  lints: readonly Lint[];
  onSelect: (lint: Lint) => void;
  onFix: (lint: Lint) => void;
}) {
  const { lints } = props;
  return (
    <ul className={styles.lints} aria-label="O que conferir no texto" aria-live="polite">
      {lints.map((lint, index) => {
        const isError = lint.severity === "ERROR";
        const Icon = isError ? CircleAlert : TriangleAlert;
        return (
          <li key={index} className={isError ? styles.error : styles.warning}>
            <Icon size={18} aria-hidden />
            <div>
              {lint.length > 0 && (
                <button
                  type="button"
                  className={styles.place}
                  onClick={() => props.onSelect(lint)}
                >
                  Linha {lint.line}
                </button>
              )}
              <span>
                <span className="sr-only">{isError ? "Erro: " : "Aviso: "}</span>
                {lint.message}
              </span>
              {lint.suggestion && (
                <Button size="small" onClick={() => props.onFix(lint)}>
                  {lint.length > 0 ? `Trocar por ${lint.suggestion}` : `Pôr ${lint.suggestion}`}
                </Button>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}

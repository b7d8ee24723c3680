import { useId, useRef } from "react";
import type { MessagePreview } from "../../shared/useMessagePreview.ts";
import { ChipGroup } from "../../ui/buttons/ToggleChip.tsx";
import { FieldFrame } from "../../ui/forms/Field.tsx";
import { rangeOf, type TemplateField } from "./body_edit.ts";
import { FieldOptions } from "./FieldOptions.tsx";
import { LintList } from "./LintList.tsx";
import styles from "./Templates.module.css";
import { useFieldOptions } from "./useFieldOptions.ts";

/** The text of a template: fields by chips or by typing `{`, and what there is to mend under it. */
export function BodyField(props: {
  body: string;
  fields: readonly TemplateField[];
  lints: MessagePreview["lints"];
  onChange: (body: string) => void;
}) {
  const { body, fields, lints, onChange } = props;
  const id = useId();
  const area = useRef<HTMLTextAreaElement>(null);
  const put = (text: string, start: number, end: number) => {
    const field = area.current!;
    field.focus();
    field.setRangeText(text, start, end, "end");
    onChange(field.value);
    options.follow();
  };
  const options = useFieldOptions(area, fields, put);
  const insert = (name: string) => {
    const { selectionStart, selectionEnd } = area.current!;
    put(`{${name}}`, selectionStart, selectionEnd);
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
              options.follow();
            }}
            onSelect={options.follow}
            onBlur={options.close}
            onKeyDown={options.onKeyDown}
          />
        </FieldFrame>
        {options.isOpen && <FieldOptions options={options} />}
      </div>
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
        Uma linha some quando nenhum dos seus campos tem valor, ou quando falta um campo marcado com
        ?, como {"{cupom?}"}. O #publi, a frase da Amazon e a sua assinatura entram sempre.
      </p>
      <LintList
        lints={lints}
        onGo={(lint) => {
          const { start, end } = rangeOf(body, lint);
          area.current!.focus();
          area.current!.setSelectionRange(start, end);
        }}
        onMend={(lint) => {
          const { start, end } = lint.length > 0
            ? rangeOf(body, lint)
            : { start: body.length, end: body.length }; // what is missing goes to the end
          const line = lint.length > 0 || body === "" || body.endsWith("\n") ? "" : "\n";
          put(line + lint.suggestion!, start, end);
        }}
      />
    </div>
  );
}

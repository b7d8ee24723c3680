import { RotateCcw } from "lucide-react";
import type { ReactNode } from "react";
import type { RegisterOptions } from "react-hook-form";
import { Button } from "../../../ui/buttons/Button.tsx";
import { Field, fieldProps } from "../../../ui/forms/Field.tsx";
import { MoneyField } from "../../../ui/forms/MoneyField.tsx";
import { currencySymbol } from "../../../ui/text/money.ts";
import {
  type FactField,
  factFields,
  type FieldGroup,
  fieldGroups,
  isAmount,
  rowOf,
} from "./field_rows.ts";
import styles from "./OfferFormFields.module.css";
import { labels, type OfferField, type OfferValues } from "./form_values.ts";
import { PictureField } from "./PictureField.tsx";
import { readValueOf } from "./read_value.ts";
import type { OfferForm } from "./useOfferForm.ts";
import type { OfferReading } from "../useOfferReading.ts";

const isAddress = (value: string) =>
  value.trim() === "" || URL.canParse(value.trim()) || "Escreva o endereço inteiro, com https://.";

function rulesOf(field: FactField): RegisterOptions<OfferValues> {
  const { parse, problem } = rowOf(field).kind;
  return {
    ...field === "title" && { required: "Dê um título à oferta." },
    ...problem && { validate: (typed) => parse(typed, "") !== undefined || problem },
  };
}

/** Notes under the heading of a group. */
const groupNotes: Partial<Record<FieldGroup, string>> = {
  price: "Vazio quer dizer que você não sabe: fica fora da mensagem, nunca vira zero.",
};

/** The form fields of an offer, in groups; the message follows them until the person edits it. */
export function OfferFormFields({ offerForm, reading = null, templatePick, writer }: {
  offerForm: OfferForm;
  /** What was read, to set a field back to; null: not known. */
  reading?: OfferReading | null;
  templatePick?: ReactNode;
  /** A button that writes the message's text. */
  writer?: ReactNode;
}) {
  const { values, form } = offerForm;
  const { dirtyFields } = form.formState;
  // Only an offer of a range has a least price.
  const isEditable = (name: FactField) =>
    name !== "lowestPrice" || values.lowestPrice !== "" || dirtyFields.lowestPrice;
  const groups = Object.entries(fieldGroups) as [FieldGroup, string][];
  return groups.map(([group, title]) => (
    <fieldset key={group} className={styles.group}>
      <legend>{title}</legend>
      {groupNotes[group] && <p className="small">{groupNotes[group]}</p>}
      <div className={styles.grid}>
        {factFields.filter((name) => rowOf(name).group === group && isEditable(name)).map((
          name,
        ) => (
          <div key={name} className={rowOf(name).isWide && styles.wide}>
            {name === "imageUrl"
              ? <PictureField offerForm={offerForm} pictures={reading?.pictures ?? []} />
              : <FactInput name={name} offerForm={offerForm} />}
            <BackToRead name={name} offerForm={offerForm} reading={reading} />
          </div>
        ))}
        {group === "message" && (
          <MessageFields offerForm={offerForm} templatePick={templatePick} writer={writer} />
        )}
      </div>
    </fieldset>
  ));
}

/** A button that sets a changed field back to what was read. */
function BackToRead({ name, offerForm: { form, values }, reading }: {
  name: FactField;
  offerForm: OfferForm;
  reading: OfferReading | null;
}) {
  const read = readValueOf(name, values, reading);
  if (!read) return null;
  return (
    <Button
      size="small"
      className={styles.back}
      startIcon={<RotateCcw size={14} aria-hidden />}
      title={read.shown}
      onClick={() => {
        form.setValue(name, read.text, { shouldDirty: true, shouldValidate: true });
        form.setFocus(name); // the button goes
      }}
    >
      <span>{name === "imageUrl" ? "Voltar à imagem lida" : `Voltar ao lido: ${read.shown}`}</span>
    </Button>
  );
}

/** The input of one fact; amounts are tidied on leaving, a title wraps over several lines. */
function FactInput({ name, offerForm }: { name: FactField; offerForm: OfferForm }) {
  const { form, currency } = offerForm;
  const registered = form.register(name, rulesOf(name));
  const props = {
    size: "small",
    label: labels[name],
    ...fieldProps(registered, form.formState.errors[name]),
  } as const;
  if (name === "title") {
    return (
      <Field
        {...props}
        multiline
        minRows={1}
        enterKeyHint="done"
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        onChange={(event) => {
          const { target } = event;
          if (target.value.includes("\n")) target.value = target.value.replace(/\s*\n\s*/g, " ");
          return registered.onChange(event);
        }}
      />
    );
  }
  if (!isAmount(name)) return <Field {...props} type={rowOf(name).kind.inputType ?? "text"} />;
  return (
    <MoneyField
      {...props}
      onTidy={(text) => form.setValue(name, text)}
      startAdornment={currencySymbol(currency)}
    />
  );
}

/** The link, the template and the text of the message. */
function MessageFields(
  { offerForm: { form, values, message }, templatePick, writer }: {
    offerForm: OfferForm;
    templatePick: ReactNode;
    writer: ReactNode;
  },
) {
  const { errors } = form.formState;
  const link: OfferField = "affiliateUrl";
  return (
    <>
      <div className={styles.wide}>
        <Field
          size="small"
          label={labels[link]}
          type="url"
          {...fieldProps(form.register(link, { validate: isAddress }), errors[link])}
        />
      </div>
      {templatePick && <div className={styles.wide}>{templatePick}</div>}
      <div className={styles.wide}>
        <Field
          label={labels.text}
          multiline
          minRows={6}
          value={values.text || (message ?? "")}
          onChange={({ target }) => form.setValue("text", target.value)}
          error={errors.text !== undefined}
          helperText={errors.text?.message ??
            "*negrito*, ~riscado~ e _itálico_, como no WhatsApp."}
        />
        {writer && <div className={styles.writer}>{writer}</div>}
        {values.text !== "" && (
          <Button
            size="small"
            className={styles.back}
            startIcon={<RotateCcw size={14} aria-hidden />}
            onClick={() => form.setValue("text", "")}
          >
            <span>Voltar ao texto automático</span>
          </Button>
        )}
      </div>
    </>
  );
}

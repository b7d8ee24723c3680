import type { ReactNode } from "react";
import type { RegisterOptions } from "react-hook-form";
import { Button } from "../../ui/buttons/Button.tsx";
import { Field, fieldProps } from "../../ui/forms/Field.tsx";
import { currencySymbol, moneyInputText, parseMoney } from "../../ui/text/money.ts";
import { type FactField, factFields, isAmount, rowOf } from "../offer_fields.ts";
import styles from "./OfferFormFields.module.css";
import { labels, type OfferField, type OfferValues } from "./offer_values.ts";
import type { OfferForm } from "./useOfferForm.ts";

const isAddress = (value: string) =>
  value.trim() === "" || URL.canParse(value.trim()) || "Escreva o endereço inteiro, com https://.";

function rulesOf(field: FactField): RegisterOptions<OfferValues> {
  const { parse, problem, inputType } = rowOf(field).kind;
  return {
    ...field === "title" && { required: "Dê um título à oferta." },
    ...inputType === "url" && { validate: isAddress },
    ...problem && { validate: (typed) => parse(typed, "") !== undefined || problem },
  };
}

/** The form fields of an offer; the message follows them until the person edits it. */
export function OfferFormFields(
  { offerForm, templatePick }: { offerForm: OfferForm; templatePick?: ReactNode },
) {
  const { form, values, message } = offerForm;
  const { errors, dirtyFields } = form.formState;
  // Only an offer of a range has a least price, and an exact one takes its place.
  const isEditable = (name: FactField) =>
    name !== "lowestPrice" ||
    values.price === "" && (values.lowestPrice !== "" || dirtyFields.lowestPrice);
  const text = (name: OfferField, rules: RegisterOptions<OfferValues>, type?: string) => (
    <Field
      size="small"
      label={labels[name]}
      {...type && { type }}
      {...fieldProps(form.register(name, rules), errors[name])}
    />
  );
  return (
    <div className={styles.grid}>
      {factFields.filter(isEditable).map((name) => (
        <div key={name} className={rowOf(name).isWide && styles.wide}>
          {isAmount(name)
            ? <MoneyField name={name} offerForm={offerForm} />
            : text(name, rulesOf(name), rowOf(name).kind.inputType)}
        </div>
      ))}
      <div className={styles.wide}>{text("affiliateUrl", { validate: isAddress }, "url")}</div>
      {templatePick && <div className={styles.wide}>{templatePick}</div>}
      <div className={styles.wide}>
        <Field
          label={labels.text}
          multiline
          minRows={6}
          value={values.text || message}
          onChange={({ target }) => form.setValue("text", target.value)}
          error={errors.text !== undefined}
          helperText={errors.text?.message ??
            "*negrito*, ~riscado~ e _itálico_, como no WhatsApp."}
        />
        {values.text !== "" && (
          <Button size="small" onClick={() => form.setValue("text", "")}>
            Voltar ao texto automático
          </Button>
        )}
      </div>
    </div>
  );
}

function MoneyField(
  { name, offerForm: { form, currency } }: { name: FactField; offerForm: OfferForm },
) {
  const registered = form.register(name, rulesOf(name));
  return (
    <Field
      size="small"
      label={labels[name]}
      autoComplete="off"
      {...fieldProps(registered, form.formState.errors[name])}
      onBlur={(event) => {
        const cents = parseMoney(event.target.value);
        if (cents != null) form.setValue(name, moneyInputText(cents));
        return registered.onBlur(event);
      }}
      inputMode="decimal"
      className="tnum"
      startAdornment={currencySymbol(currency)}
    />
  );
}

import type { ReactNode } from "react";
import type { RegisterOptions } from "react-hook-form";
import { Button } from "../ui/buttons/Button.tsx";
import { Field, fieldProps } from "../ui/forms/Field.tsx";
import { currencySymbol, moneyInputText, parseMoney } from "../ui/text/money.ts";
import styles from "./OfferFormFields.module.css";
import { labels, type OfferField, type OfferValues } from "./offer_values.ts";
import { parseInstallments, parseRating } from "./typed_facts.ts";
import type { OfferForm } from "./useOfferForm.ts";

const isAddress = (value: string) =>
  value.trim() === "" || URL.canParse(value.trim()) || "Escreva o endereço inteiro, com https://.";

const rules: Partial<Record<OfferField, RegisterOptions<OfferValues>>> = {
  title: { required: "Dê um título à oferta." },
  installments: {
    validate: (typed) =>
      parseInstallments(typed) !== undefined || "Escreva como 10x de 35,90 sem juros.",
  },
  rating: {
    validate: (typed) => parseRating(typed) !== undefined || "Escreva como 4,7 (1.234).",
  },
  imageUrl: { validate: isAddress },
  affiliateUrl: { validate: isAddress },
};

/** The fields of an offer; the message under them follows until one writes it oneself. */
export function OfferFormFields(
  { offerForm, templatePick }: { offerForm: OfferForm; templatePick?: ReactNode },
) {
  const { form, values, message } = offerForm;
  const { errors } = form.formState;
  const text = (name: OfferField, extra?: { type?: string }) => (
    <Field
      size="small"
      label={labels[name]}
      {...extra}
      {...fieldProps(form.register(name, rules[name]), errors[name])}
    />
  );
  return (
    <div className={styles.grid}>
      <div className={styles.wide}>{text("title")}</div>
      <MoneyField name="price" offerForm={offerForm} />
      <MoneyField name="oldPrice" offerForm={offerForm} />
      <MoneyField name="pixPrice" offerForm={offerForm} />
      <MoneyField name="cardPrice" offerForm={offerForm} />
      <div className={styles.wide}>{text("installments")}</div>
      {text("couponCode")}
      {text("shipping")}
      {text("rating")}
      {text("shop")}
      <div className={styles.wide}>{text("imageUrl", { type: "url" })}</div>
      <div className={styles.wide}>{text("affiliateUrl", { type: "url" })}</div>
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
  { name, offerForm: { form, currency } }: { name: OfferField; offerForm: OfferForm },
) {
  const registered = form.register(name, {
    validate: (typed) => parseMoney(typed) !== undefined || "Escreva um valor como 1.234,56.",
  });
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

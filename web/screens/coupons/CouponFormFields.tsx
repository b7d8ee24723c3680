import { type UseFormReturn, useWatch } from "react-hook-form";
import { ownZone, zoneCity } from "../../shared/time_zones.ts";
import { Field, fieldProps } from "../../ui/forms/Field.tsx";
import { Fold } from "../../ui/forms/Fold.tsx";
import { MoneyField } from "../../ui/forms/MoneyField.tsx";
import { Radios } from "../../ui/forms/Radios.tsx";
import { SelectField } from "../../ui/forms/SelectField.tsx";
import { Switch } from "../../ui/forms/Switch.tsx";
import { parseMoney } from "../../ui/text/money.ts";
import styles from "./Coupons.module.css";
import { marketplaceList } from "../../shared/marketplaces.ts";
import { type CouponValues, marketplaceName, sourceNames } from "./coupon_values.ts";

/** The fields of a coupon, validated as far as possible here; the server decides. */
export function CouponFormFields({ form, zone, isKnown }: {
  form: UseFormReturn<CouponValues>;
  zone: string;
  /** Whether the coupon exists: then it can be paused. */
  isKnown: boolean;
}) {
  const { register, control, setValue, formState: { errors } } = form;
  const [marketplace, gives, source, disabled] = useWatch({
    control,
    name: ["marketplace", "gives", "source", "disabled"],
  });
  const isOther = marketplace === "OTHER";
  const inZone = zone === ownZone() ? undefined : `No horário de ${zoneCity(zone)}.`;
  const timeField = (name: "validFrom" | "validUntil", label: string, rules = {}) => (
    <Field
      size="small"
      type="datetime-local"
      label={label}
      {...fieldProps(register(name, rules), errors[name])}
      helperText={errors[name]?.message ?? inZone}
    />
  );
  const shopField = (
    <Field
      size="small"
      label={isOther ? "Nome da loja" : "Só de um vendedor (opcional)"}
      {...fieldProps(
        register("shop", {
          validate: (shop, { marketplace }) =>
            marketplace !== "OTHER" || shop.trim() !== "" || "Diga de que loja é o cupom.",
        }),
        errors.shop,
      )}
    />
  );
  const hasRareError = rareFields.some((name) => errors[name]);
  return (
    <>
      <Field
        size="small"
        label="Código"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        {...fieldProps(
          register("couponCode", {
            validate: (code) =>
              code.trim() === "" ? "Escreva o código do cupom." : /^\S{2,40}$/u.test(code.trim()) ||
                "O código tem de 2 a 40 caracteres, sem espaços.",
          }),
          errors.couponCode,
        )}
      />
      <SelectField label="Onde vale" registered={register("marketplace")}>
        {marketplaceList.map(([value]) => (
          <option key={value} value={value}>{marketplaceName(value)}</option>
        ))}
      </SelectField>
      {isOther && shopField}
      <Radios
        label="O que ele dá"
        row
        value={gives}
        onChange={(value) => setValue("gives", value, { shouldDirty: true })}
        choices={[
          { value: "percent", label: "Porcentagem" },
          { value: "amount", label: "Valor em reais" },
        ]}
      />
      {gives === "percent"
        ? (
          <Field
            size="small"
            label="Porcentagem"
            inputMode="numeric"
            autoComplete="off"
            endAdornment="%"
            {...fieldProps(
              register("percentOff", {
                validate: (typed) =>
                  typed.trim() === ""
                    ? "Escreva a porcentagem."
                    : /^(?:[1-9]\d?|100)$/.test(typed.trim()) ||
                      "A porcentagem vai de 1 a 100, sem casas decimais.",
              }),
              errors.percentOff,
            )}
          />
        )
        : <CouponAmount form={form} name="amountOff" label="Valor do desconto" isRequired />}
      {timeField("validUntil", "Vale até (opcional)", {
        validate: (until: string, { validFrom }: CouponValues) =>
          !until || !validFrom || until > validFrom || "O fim precisa vir depois do início.",
      })}
      <Fold label="Limites, início e origem" isOpen={isKnown || hasRareError}>
        {!isOther && shopField}
        <div className={styles.pair}>
          {gives === "percent" && (
            <CouponAmount form={form} name="maxDiscount" label="Desconto máximo (opcional)" />
          )}
          <CouponAmount form={form} name="minPurchase" label="Compra mínima (opcional)" />
        </div>
        {timeField("validFrom", "Vale de (opcional)")}
        <SelectField label="De onde veio" registered={register("source")}>
          {Object.entries(sourceNames).map(([value, name]) => (
            <option key={value} value={value}>{name}</option>
          ))}
        </SelectField>
        {source === "SHARED" && (
          <Field
            size="small"
            label="Quem passou (opcional)"
            {...fieldProps(register("sharedBy"), errors.sharedBy)}
          />
        )}
        <Field
          label="Anotação (opcional)"
          multiline
          minRows={2}
          {...fieldProps(register("note", { maxLength: NOTE_LENGTH }), errors.note)}
        />
      </Fold>
      {isKnown && (
        <Switch
          checked={disabled}
          onChange={(value) => setValue("disabled", value, { shouldDirty: true })}
        >
          Em pausa: não aparece nas ofertas
        </Switch>
      )}
    </>
  );
}

/** The fields that most coupons leave empty. */
const rareFields = [
  "shop",
  "maxDiscount",
  "minPurchase",
  "validFrom",
  "sharedBy",
  "note",
] as const;

const NOTE_LENGTH = { value: 500, message: "A anotação pode ter até 500 caracteres." };

/** The input of an amount in reais. */
function CouponAmount({ form, name, label, isRequired = false }: {
  form: UseFormReturn<CouponValues>;
  name: "amountOff" | "maxDiscount" | "minPurchase";
  label: string;
  isRequired?: boolean;
}) {
  const registered = form.register(name, {
    validate: (typed) => {
      const cents = parseMoney(typed);
      const isValid = cents === null ? !isRequired : cents !== undefined && cents > 0;
      return isValid || "Escreva um valor como 1.234,56.";
    },
  });
  return (
    <MoneyField
      size="small"
      label={label}
      {...fieldProps(registered, form.formState.errors[name])}
      onTidy={(text) => form.setValue(name, text)}
      startAdornment="R$"
    />
  );
}

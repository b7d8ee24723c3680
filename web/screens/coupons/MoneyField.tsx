import type { UseFormReturn } from "react-hook-form";
import { Field, fieldProps } from "../../ui/forms/Field.tsx";
import { moneyInputText, parseMoney } from "../../ui/text/money.ts";
import type { CouponValues } from "./coupon_values.ts";

/** A sum in reais, as one types it. */
export function MoneyField({ form, name, label, isNeeded = false }: {
  form: UseFormReturn<CouponValues>;
  name: "amountOff" | "maxDiscount" | "minPurchase";
  label: string;
  isNeeded?: boolean;
}) {
  const registered = form.register(name, {
    validate: (typed) => {
      const cents = parseMoney(typed);
      const isRight = cents === null ? !isNeeded : cents !== undefined && cents > 0;
      return isRight || "Escreva um valor como 1.234,56.";
    },
  });
  return (
    <Field
      size="small"
      label={label}
      autoComplete="off"
      {...fieldProps(registered, form.formState.errors[name])}
      onBlur={(event) => {
        const cents = parseMoney(event.target.value);
        if (cents != null) form.setValue(name, moneyInputText(cents));
        return registered.onBlur(event);
      }}
      inputMode="decimal"
      className="tnum"
      startAdornment="R$"
    />
  );
}

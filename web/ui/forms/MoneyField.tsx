import type { ComponentProps } from "react";
import { moneyInputText, parseMoney } from "../text/money.ts";
import { Field } from "./Field.tsx";

/** A field for an amount, which it tidies on leaving: "1234,5" becomes "1.234,50". */
export const MoneyField = (
  { onTidy, ...props }: Omit<ComponentProps<typeof Field>, "inputMode" | "className"> & {
    /** Receives the tidied text of a valid amount. */
    onTidy: (text: string) => void;
  },
) => (
  <Field
    {...props}
    autoComplete="off"
    onBlur={(event) => {
      const cents = parseMoney(event.target.value);
      if (cents != null) onTidy(moneyInputText(cents));
      return props.onBlur?.(event);
    }}
    inputMode="decimal"
    className="tnum"
  />
);

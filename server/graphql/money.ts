import { formatMoney, type Money as Amount } from "../core/money.ts";
import { builder } from "./builder.ts";

export const Money = builder.objectRef<Amount>("Money").implement({
  description: "An amount of money.",
  fields: (t) => ({
    cents: t.exposeInt("cents", { description: "Hundredths of the currency." }),
    currency: t.exposeString("currency", { description: "By ISO 4217: BRL, USD." }),
    formatted: t.string({
      description: "As Brazil writes it: R$ 1.234,56.",
      resolve: formatMoney,
    }),
  }),
});

export const MoneyInput = builder.inputType("MoneyInput", {
  description: "An amount of money.",
  fields: (t) => ({
    cents: t.int({ required: true, description: "Hundredths of the currency." }),
    // No default in the schema: graphql-jit 0.8 refuses a variable that relies on one.
    currency: t.string({ description: "By ISO 4217: BRL, USD. BRL if left out." }),
  }),
});

type Typed = typeof MoneyInput.$inferInput;

/** An amount as it was typed, in reais unless it says otherwise. */
export const typedMoney = <Given extends Typed | null | undefined>(given: Given) =>
  (given && { cents: given.cents, currency: given.currency ?? "BRL" }) as
    | Amount
    | Exclude<Given, Typed>;

/** An amount: integer hundredths of an ISO 4217 currency. */
export type Money = { readonly cents: number; readonly currency: string };

/** The largest amount that GraphQL's Int and PostgreSQL's integer can hold. */
export const MOST_CENTS = 2 ** 31 - 1;

/** One format for each currency: creating one is expensive. */
const formats = new Map<string, Intl.NumberFormat>();

/** Formats an amount for Brazil, with a plain space: messengers break no-break spaces. */
export function formatMoney({ cents, currency }: Money): string {
  const format = formats.get(currency) ??
    new Intl.NumberFormat("pt-BR", { style: "currency", currency });
  formats.set(currency, format);
  return format.format(cents / 100).replace(/\u00a0/g, " ");
}

/** Returns the discount in whole per cent, rounded down; null when there is none or currencies differ. */
export function discountPercent(price: Money | null, oldPrice: Money | null): number | null {
  if (!price || !oldPrice || price.currency !== oldPrice.currency) return null;
  if (price.cents >= oldPrice.cents) return null;
  return Math.floor((oldPrice.cents - price.cents) * 100 / oldPrice.cents) || null;
}

/** An amount: integer hundredths of a currency by ISO 4217. */
export type Money = { readonly cents: number; readonly currency: string };

/** The largest amount that GraphQL's Int and PostgreSQL's integer can hold. */
export const MOST_CENTS = 2 ** 31 - 1;

/** One a currency: to make one costs far more than to use it. */
const formats = new Map<string, Intl.NumberFormat>();

/** The amount as Brazil writes it, with a plain space: no-break ones break in messengers. */
export function formatMoney({ cents, currency }: Money): string {
  const format = formats.get(currency) ??
    new Intl.NumberFormat("pt-BR", { style: "currency", currency });
  formats.set(currency, format);
  return format.format(cents / 100).replace(/\u00a0/g, " ");
}

/** Off the old price, in whole per cent rounded down; null unless both compare and it is cheaper. */
export function discountPercent(price: Money | null, oldPrice: Money | null): number | null {
  if (!price || !oldPrice || price.currency !== oldPrice.currency) return null;
  if (price.cents >= oldPrice.cents) return null;
  return Math.floor((oldPrice.cents - price.cents) * 100 / oldPrice.cents) || null;
}

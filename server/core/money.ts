/** An amount: integer hundredths of an ISO 4217 currency. */
export type Money = { readonly cents: number; readonly currency: string };

/** The largest amount that GraphQL's Int and PostgreSQL's integer can hold. */
export const MOST_CENTS = 2 ** 31 - 1;

type Format = { readonly of: Intl.NumberFormat; readonly known: Map<number, string> };

/** One format for each currency, which is expensive to create; as is to format: 1 µs an amount. */
const formats = new Map<string, Format>();
/** Amounts of a currency whose texts are remembered; the oldest leave first. */
const MOST_KNOWN = 5_000;

function createFormat(currency: string): Format {
  const format = {
    of: new Intl.NumberFormat("pt-BR", { style: "currency", currency }),
    known: new Map(),
  };
  formats.set(currency, format);
  return format;
}

/** Formats an amount for Brazil, with a plain space: messengers break no-break spaces. */
export function formatMoney({ cents, currency }: Money): string {
  const format = formats.get(currency) ?? createFormat(currency);
  let text = format.known.get(cents); // -0 is 0 there, so that it must not be written with its sign
  if (text === undefined) {
    text = format.of.format((cents + 0) / 100).replace(/\u00a0/g, " ");
    if (format.known.size >= MOST_KNOWN) format.known.delete(format.known.keys().next().value!);
    format.known.set(cents, text);
  }
  return text;
}

/** Returns the discount in whole per cent, rounded down; null when there is none or currencies differ. */
export function discountPercent(price: Money | null, oldPrice: Money | null): number | null {
  if (!price || !oldPrice || price.currency !== oldPrice.currency) return null;
  if (price.cents >= oldPrice.cents) return null;
  return Math.floor((oldPrice.cents - price.cents) * 100 / oldPrice.cents) || null;
}

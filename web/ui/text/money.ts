/** Parses a typed amount to cents; null when empty, undefined when invalid. */
export function parseMoney(typed: string): number | null | undefined {
  const text = typed.replace(/\p{L}*\p{Sc}|\s/gu, "");
  if (text === "") return null;
  // A dot before one or two final digits is a decimal separator ("12.50"); elsewhere it groups.
  const plain = /^\d+\.\d{1,2}$/.test(text) ? text.replace(".", ",") : text;
  if (!/^(?:\d{1,3}(?:\.\d{3})+|\d+)(?:,\d{0,2})?$/.test(plain)) return undefined;
  const [whole = "", cents = ""] = plain.replaceAll(".", "").split(",");
  const value = Number(whole) * 100 + Number(cents.padEnd(2, "0"));
  return Number.isSafeInteger(value) ? value : undefined;
}

const plainAmount = new Intl.NumberFormat("pt-BR", { minimumFractionDigits: 2 });

/** Formats cents for a form: "1.234,56"; empty for none. */
export const moneyInputText = (cents: number | null | undefined) =>
  cents == null ? "" : plainAmount.format(cents / 100);

/** Formats an amount as messages do: "R$ 1.234,56", with a plain space. */
export const moneyLabel = (cents: number, currency = "BRL") =>
  new Intl.NumberFormat("pt-BR", { style: "currency", currency }).format(cents / 100)
    .replaceAll("\u00a0", " ");

/** Returns the symbol of a currency: "R$", "US$". */
export const currencySymbol = (currency: string) =>
  new Intl.NumberFormat("pt-BR", { style: "currency", currency }).formatToParts(0)
    .find(({ type }) => type === "currency")?.value ?? currency;

/** Whether `text` (11 digits) is a CPF with its own check digits. */
export function isCpf(text: string): boolean {
  if (!/^\d{11}$/.test(text) || /^(\d)\1+$/.test(text)) return false;
  return hasCheckDigits(text, 11);
}

/**
 * Whether `text` is a CNPJ with its own check digits: 12 digits or capital letters, as Receita Federal
 * gives them since July 2026, and two digits.
 */
export function isCnpj(text: string): boolean {
  if (!/^[0-9A-Z]{12}\d{2}$/.test(text) || /^(\d)\1+$/.test(text)) return false;
  return hasCheckDigits(text, 9);
}

/** Whether the last two characters are the check digits of those before; weights end at `largest`. */
function hasCheckDigits(text: string, largest: number): boolean {
  return [2, 1].every((left) => {
    const body = text.slice(0, -left);
    const sum = [...body].reverse()
      .reduce((total, char, n) => total + valueOf(char) * (2 + n % (largest - 1)), 0);
    const digit = sum % 11 < 2 ? 0 : 11 - sum % 11;
    return digit === Number(text.at(-left));
  });
}

/** A digit's value, and a letter's: its place in ASCII, less that of zero. */
const valueOf = (char: string) => char.charCodeAt(0) - 48;

export type TaxpayerKind = "CPF" | "CNPJ";

/** A CPF or CNPJ without its punctuation. */
export type TaxpayerId = { readonly kind: TaxpayerKind; readonly id: string };

/** Returns a typed CPF or CNPJ; null: it is neither. */
export function parseTaxpayerId(text: string): TaxpayerId | null {
  const id = plainTaxpayerId(text);
  return isCpf(id) ? { kind: "CPF", id } : isCnpj(id) ? { kind: "CNPJ", id } : null;
}

/** Removes punctuation, and makes letters capital. */
export const plainTaxpayerId = (text: string): string =>
  text.replace(/[\s.()/-]/g, "").toUpperCase();

/** Returns it with the digits in the middle only. */
export const maskTaxpayerId = ({ kind, id }: TaxpayerId): string =>
  kind === "CPF"
    ? `•••.${id.slice(3, 6)}.${id.slice(6, 9)}-••`
    : `••.•••.${id.slice(5, 8)}/${id.slice(8, 12)}-••`;

/** Returns what a payer's number is sealed about: it opens for no other person. */
export const taxpayerOwner = (userId: string): string => `taxpayer:${userId}`;

/** Returns what the number in a tax invoice is sealed about. */
export const taxInvoiceOwner = (id: string): string => `tax-invoice:${id}`;

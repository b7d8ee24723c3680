/**
 * A code in capital letters right behind the word for one: "Cupom: CASA20", "com o código GANHE10".
 * In a sentence that is all capitals, only a digit tells a code from the next word.
 */
const named =
  /\b(cupom|CUPOM|Cupom|c[óo]digo|C[óo]digo|C[ÓO]DIGO|coupon|Coupon|promo code)(?: promocional| de desconto| code)?\s?:?\s?["“”'‘’]?([A-Z][A-Z0-9]{3,19})\b(?!\s?%)/g;

/** The one code that a shop's words name; null where they name none, or several. */
export function couponIn(text: string): string | null {
  const codes = [...text.slice(0, 5_000).matchAll(named)]
    .filter(([, word, code]) => /\d/.test(code!) || word !== word!.toUpperCase())
    .map(([, , code]) => code!);
  const [first] = codes;
  return first !== undefined && codes.every((code) => code === first) ? first : null;
}

import { type Money, MOST_CENTS } from "../../money.ts";

/** A sum in running text, and where it stands. */
export type Amount = Money & { readonly start: number; readonly end: number };

const signs: Readonly<Record<string, string>> = {
  "R$": "BRL",
  "US$": "USD",
  "U$S": "USD",
  "€": "EUR",
  "£": "GBP",
  "₹": "INR",
  "reais": "BRL",
};
const codes = ["BRL", "USD", "EUR", "GBP", "MXN", "ARS", "CLP", "COP", "CAD", "AUD", "JPY", "INR"];

/** Where a sum writes `1,234.56`; elsewhere it is `1.234,56`. */
const decimalPoint = new Set(["USD", "GBP", "MXN", "CAD", "AUD", "JPY", "INR", "SGD", "AED"]);
/** Where a bare `$` is the shop's own currency. */
const dollars = new Set(["USD", "MXN", "ARS", "CLP", "COP", "CAD", "AUD", "SGD"]);

// Counted, not `+`: whatever is longer is no price, and costs the square of its length to look at.
const number = String
  .raw`\d{1,3}(?: \d{3}){1,4}[.,]\d{2}|\d{1,12}(?:[.,']\d{3}){0,4}(?:[.,]\d{1,2})?`;
const sums = new RegExp(
  String.raw`(?<![A-Za-z$€£])(R\$|US ?\$|U\$S|[$€£₹]|(?:${
    codes.join("|")
  })(?= ?\d)) ?(${number})(?![.,]?\d)` +
    String.raw`|(?<![\w.,$€£])(${number}) ?(€|reais\b|(?:${codes.join("|")})\b)`,
  "g",
);

/**
 * Returns every amount in `text`, left to right. `home` is the currency of the shop, which a bare `$`
 * stands for. A number that could be read two ways is left out, never guessed.
 */
export function amountsIn(text: string, home: string | null = null): Amount[] {
  const amounts: Amount[] = [];
  const plain = plainSpaces(text);
  for (const match of plain.matchAll(sums)) {
    const [all, before, digitsAfter, digitsBefore, after] = match;
    const { index } = match;
    const currency = currencyOf((before ?? after)!, home);
    const number = digitsAfter !== undefined
      ? continued(digitsAfter, plain.slice(index + all.length, index + all.length + 40))
      : isPartOfNumber(plain.slice(Math.max(0, index - 3), index))
      ? null
      : { digits: digitsBefore!, length: 0 };
    const isThousands = thousands.test(plain.slice(index + all.length, index + all.length + 12));
    const cents = currency && number && !isThousands && centsOf(number.digits, currency);
    if (currency && cents) {
      const end = index + all.length + number.length;
      amounts.push({ cents, currency, start: index, end });
    }
  }
  return amounts;
}

/** Whether what stands before a number, as in "89 , " or "2 ", belongs to it. */
const isPartOfNumber = (before: string) => /\d ?[.,]? ?$/.test(before);

/** "R$ 2 mil" is neither two nor surely two thousand. */
const thousands = /^ ?(?:mil|k|milh[ãõ](?:o|es)|mi)(?![\p{L}])/iu;

/** Behind a sum whose parts stand apart: its end, or words that speak of paying it. */
const closing =
  /^ ?(?:$|[.;!?)\]|~*+\u2013\u2014\u2022-]|(?:n[oa]|à|em|ou|com|sem|e|por|pelo|cada|reais|pix|hoje|agora|s[óo]|somente|frete)(?![\p{L}\d]))/iu;
/** Behind a number that counts something, rather than being cents. */
const counting = /^ ?(?:x(?![\p{L}])|%|vezes|parcelas)/iu;

/**
 * A number as people type it, with blanks around its marks ("1.299 , 90", "2 390"): all of its
 * digits, and how far they reach into `rest`. Null where the blank may as well end the sum.
 */
function continued(
  digits: string,
  rest: string,
): { readonly digits: string; readonly length: number } | null {
  const whole = { digits, length: 0 };
  if (/[.,]\d{1,2}$/.test(digits)) return whole;
  const [marked = "", groups = "", cents = ""] =
    /^((?: ?\. ?\d{3}(?!\d)){0,4})( ?, ?\d{2}(?!\d))?/.exec(rest) ?? [];
  if (marked) {
    const after = rest.slice(marked.length);
    // "R$ 99, 10x" is a sum and payments of it.
    if (cents && counting.test(after)) return groups ? null : whole;
    const isClear = groups !== "" || /[.,]\d{3}$/.test(digits) || /,\d/.test(cents);
    return isClear || closing.test(after)
      ? { digits: (digits + marked).replace(/ /g, ""), length: marked.length }
      : null;
  }
  const [blank] = /^(?: \d{3}(?!\d)){1,4}/.exec(rest) ?? [];
  if (blank && /^\d{1,3}$/.test(digits)) {
    return closing.test(rest.slice(blank.length))
      ? { digits: (digits + blank).replace(/ /g, ""), length: blank.length }
      : null;
  }
  // "R$ 199 90": cents whose mark was lost, or another number.
  const isLost = /^ \d{2}(?!\d)/.test(rest) && closing.test(rest.slice(3));
  return isLost ? null : whole;
}

/** The one sum that `text` names, however often; null when there is none, or several. */
export function parsePrice(text: string, home: string | null = null): Money | null {
  const [first, ...others] = amountsIn(text, home);
  if (!first) return null;
  const { cents, currency } = first;
  const agree = others.every((other) => other.cents === cents && other.currency === currency);
  return agree ? { cents, currency } : null;
}

/** Cents of a number as a person of `currency`'s country writes it; null when two ways fit. */
export function centsOf(digits: string, currency: string): number | null {
  const match = /^([1-9]\d{0,2}(?:([.,' ])\d{3})(?:\2\d{3})*|\d+)(?:([.,])(\d{1,2}))?$/.exec(
    digits,
  );
  if (!match) return null;
  const [, whole, groupMark, decimalMark, decimals] = match;
  if (groupMark && groupMark === decimalMark) return null;
  const usual = decimalPoint.has(currency) ? "," : ".";
  if (groupMark && /[.,]/.test(groupMark) && !decimals && groupMark !== usual) return null;
  const cents = Number(whole!.replace(/\D/g, "")) * 100 + Number((decimals ?? "").padEnd(2, "0"));
  return sensible(cents);
}

/**
 * Cents of a number as a machine writes it (schema.org asks for `1234.56`) or, where only that
 * fits, a Brazilian by hand (`1.234,56`). "1.234" fits both and is null.
 */
export function machineCents(value: unknown): number | null {
  if (typeof value === "number") {
    return isThousandths(value) ? null : sensible(Math.round(value * 100));
  }
  if (typeof value !== "string") return null;
  const text = plainSpaces(value.slice(0, 60)).trim().replace(/^(?:R\$|BRL) ?/, "")
    .replace(/ ?(?:BRL|reais)$/, "").replace(/(?<=\d) ?([.,]) ?(?=\d)/g, "$1");
  const decimal = /^(\d{1,10})(?:\.(\d{1,2}|\d{2}00+))?$/.exec(text);
  if (decimal) return sensible(Math.round(Number(text) * 100));
  const isTelling = /,\d{1,2}$/.test(text) || /^\d{1,3}(?:,\d{3})+\.\d\d$/.test(text);
  return isTelling ? centsOf(text, "BRL") : null;
}

/** An ISO 4217 code out of `value`, which shops also fill with the sign. */
export function currencyCode(value: unknown): string | null {
  if (typeof value !== "string") return null;
  const text = value.trim();
  if (Object.hasOwn(signs, text)) return signs[text]!;
  return /^[A-Za-z]{3}$/.test(text) ? text.toUpperCase() : null;
}

function currencyOf(sign: string, home: string | null): string | null {
  if (sign === "$") return home && dollars.has(home) ? home : null;
  return signs[sign.replace(" ", "")] ?? sign;
}

/** 1.234 was written by a shop that means 1234, or by one that cannot count cents. */
const isThousandths = (value: number) =>
  Math.abs(value * 1000 - Math.round(value * 1000)) < 1e-6 && Math.round(value * 1000) % 10 !== 0;

/** Nothing free and nothing beyond what can be kept: those are placeholders. */
const sensible = (cents: number) => cents > 0 && cents <= MOST_CENTS ? cents : null;

/** The same length, so that positions in `text` hold. */
const plainSpaces = (text: string) => text.replace(/[\u00a0\u2007\u2009\u202f\s]/g, " ");

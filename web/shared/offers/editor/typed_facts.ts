import { moneyInputText, parseMoney } from "../../../ui/text/money.ts";

type Installments =
  | {
    readonly count: number;
    readonly amount: { readonly cents: number };
    readonly isInterestFree?: boolean | null | undefined;
  }
  | null
  | undefined;

type Rating = { readonly stars: number; readonly count?: number | null | undefined };

const INSTALLMENTS =
  /^(\d{1,2})\s*(?:x|vezes)\s*(?:de)?\s*((?:R\$\s*)?[\d.,]+)\s*(?:(sem|com) juros)?$/i;
const RATING = /^(\d(?:[.,]\d)?)\s*(?:\(([\d.]+)\))?$/;

/** Formats installments for the form: "10x de 35,90 sem juros"; empty for none. */
export function installmentsText(installments: Installments): string {
  if (!installments) return "";
  const interest = installments.isInterestFree == null
    ? ""
    : installments.isInterestFree
    ? " sem juros"
    : " com juros";
  return `${installments.count}x de ${moneyInputText(installments.amount.cents)}${interest}`;
}

/** Parses typed installments; null when empty, undefined when invalid. */
export function parseInstallments(typed: string) {
  const text = typed.trim();
  if (text === "") return null;
  const [, count, amount = "", interest] = INSTALLMENTS.exec(text) ?? [];
  const cents = parseMoney(amount);
  if (!cents || Number(count) < 2 || Number(count) > 72) return undefined;
  return {
    count: Number(count),
    cents,
    ...interest && { isInterestFree: interest.toLowerCase() === "sem" },
  };
}

const stars = new Intl.NumberFormat("pt-BR", { minimumFractionDigits: 1 });
const people = new Intl.NumberFormat("pt-BR");

/** Formats a rating for the form: "4,7 (1.234)"; empty for none. */
export const ratingText = (rating: Rating | null | undefined): string =>
  !rating ? "" : stars.format(rating.stars) +
    (rating.count == null ? "" : ` (${people.format(rating.count)})`);

/** Parses a typed rating; null when empty, undefined when invalid. */
export function parseRating(typed: string) {
  const text = typed.trim();
  if (text === "") return null;
  const [, given, count] = RATING.exec(text) ?? [];
  const value = Number(given?.replace(",", "."));
  if (!(value > 0 && value <= 5)) return undefined;
  return { stars: value, ...count && { count: Number(count.replaceAll(".", "")) } };
}

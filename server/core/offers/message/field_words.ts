import type { Installments, Rating } from "../../marketplaces/readings/product_reading.ts";
import { formatMoney } from "../../money.ts";

// How a message says the value of one field.

export function installmentsWords({ count, amount, interestFree }: Installments): string {
  const interest = interestFree === null ? "" : interestFree ? " sem juros" : " com juros";
  return `${count}x de ${formatMoney(amount)}${interest}`;
}

export function ratingWords({ tenths, count }: Rating): string {
  const stars = (tenths / 10).toLocaleString("pt-BR", { minimumFractionDigits: 1 });
  if (!count) return `${stars} de 5`;
  const people = count.toLocaleString("pt-BR");
  return `${stars} de 5 (${people} ${count === 1 ? "avaliação" : "avaliações"})`;
}

/** Marks and line ends of its own would break the message around it. */
export const withoutMarks = (text: string) =>
  text.replace(/[*~_`]+/g, " ").replace(/\s+/g, " ").trim();

/** A code is copied as it stands: `_` within it marks nothing. */
export const codeWords = (code: string) => code.replace(/[*~`\s]+/g, "").replace(/^_+|_+$/g, "");

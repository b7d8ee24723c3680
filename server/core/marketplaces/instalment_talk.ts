import type { Amount } from "./price_text.ts";
import type { Installments } from "./product_reading.ts";

/** How many payments somebody is offered at once; beyond it a number is a model's or a measure. */
const [FEWEST, MOST] = [2, 72];

/** Right before a sum: "10x", "em até 12 x sem juros de", "24 vezes de". */
const payments =
  /(?<![\d,.])(\d{1,2}) ?(?:x|vezes|parcelas|prestações)( sem juros| com juros)?(?: de)?(?: até)? ?~?$/;
/** Right after it. */
const without = /^ ?[,(–-]? ?(?:cada )?sem (?:juros|acréscimo)/;
const withInterest = /^ ?[,(–-]? ?(?:cada )?com (?:juros|acréscimo)/;

/**
 * The payments that a price block offers: "10x R$ 357,90 sem juros". Null where it offers none, or
 * several that differ. `amounts` are the sums of `line`, from left to right.
 */
export function instalmentsAmong(line: string, amounts: readonly Amount[]): Installments | null {
  const offered = amounts.flatMap(({ start, end, cents, currency }, i) => {
    const before = line.slice(Math.max(amounts[i - 1]?.end ?? 0, start - 40), start).toLowerCase();
    const after = line.slice(end, Math.min(amounts[i + 1]?.start ?? line.length, end + 40))
      .toLowerCase();
    const [, times, told] = payments.exec(before) ?? [];
    const count = Number(times);
    if (!times || count < FEWEST || count > MOST) return [];
    return [{ count, amount: { cents, currency }, interestFree: interestOf(told ?? after) }];
  });
  const [first, ...others] = offered;
  if (!first) return null;
  return others.every((other) => sameTerms(first, other)) ? first : null;
}

const interestOf = (words: string): boolean | null =>
  without.test(words) ? true : withInterest.test(words) ? false : null;

const sameTerms = (one: Installments, other: Installments) =>
  one.count === other.count && one.amount.cents === other.amount.cents &&
  one.amount.currency === other.amount.currency && one.interestFree === other.interestFree;

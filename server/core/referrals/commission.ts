import type { Interval } from "../billing/payments.ts";

/** What a plan pays to the person who brought its subscriber. */
type Rate = {
  readonly percent: number;
  /** Months of the subscription for which it is paid. */
  readonly months: number;
};

/** An invoice that was paid. */
type PaidInvoice = {
  readonly cents: number;
  /** How long it pays for; null: it is not known, and counts as a month. */
  readonly interval: Interval | null;
};

const MONTHS = { month: 1, year: 12 } as const;

/**
 * Returns the commission of an invoice, in whole cents rounded down, and how many of the rate's months
 * it uses. `usedMonths` were used by earlier invoices: a year that reaches beyond the last month counts
 * in part.
 */
export function commissionOf(
  { cents, interval }: PaidInvoice,
  rate: Rate | null,
  usedMonths: number,
): { readonly cents: number; readonly months: number } {
  const covered = MONTHS[interval ?? "month"];
  if (!rate) return { cents: 0, months: 0 };
  const months = Math.max(0, Math.min(rate.months - usedMonths, covered));
  return { cents: Math.floor(cents * rate.percent * months / (100 * covered)), months };
}

/** Returns how much of a commission is reversed once `refunded` of what was `paid` is paid back. */
export function reversalOf(commission: number, paid: number, refunded: number): number {
  const left = Math.max(0, paid - refunded);
  return commission - Math.floor(commission * left / paid);
}

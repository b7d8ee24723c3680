import { numberLabel, priceText } from "../../../ui/text/numbers.ts";
import { moneyLabel } from "../../../ui/text/money.ts";

/** How a figure changed since the period before. */
export type Change = {
  readonly direction: "up" | "down";
  /** By how much: "12%", "R$ 0,02"; empty if it did not change, or from nothing. */
  readonly amount: string;
  /** What it was: "eram 3.109". */
  readonly before: string;
};

type Count = number | null | undefined;
type Amount = { readonly cents: number; readonly formatted: string } | null | undefined;

/** Compares a count with the one before; null: one of them is not known. */
export function countChange(now: Count, before: Count): Change | null {
  if (now == null || before == null) return null;
  const words = `${before === 1 ? "era" : "eram"} ${numberLabel(before)}`;
  return { ...shareOf(now, before), before: words };
}

/** Compares an amount with the one before, by its share or by the difference. */
export function moneyChange(
  now: Amount,
  before: Amount,
  by: "share" | "difference",
): Change | null {
  if (!now || !before) return null;
  const words = `era ${priceText(before.formatted)}`;
  if (by === "share") return { ...shareOf(now.cents, before.cents), before: words };
  const difference = now.cents - before.cents;
  const amount = difference === 0 ? "" : priceText(moneyLabel(Math.abs(difference)));
  return { direction: difference < 0 ? "down" : "up", amount, before: words };
}

/** A change by its share, rounded; one that rounds to nothing is none. */
function shareOf(now: number, before: number): Omit<Change, "before"> {
  const share = before === 0 ? 0 : Math.round((now - before) / Math.abs(before) * 100);
  const amount = share === 0 ? "" : `${numberLabel(Math.abs(share))}%`;
  return { direction: share < 0 ? "down" : "up", amount };
}

import { ageLabel } from "../../ui/text/age.ts";
import { atTimeLabel, untilLabel } from "../../ui/text/clock.ts";
import { priceText } from "../../ui/text/numbers.ts";

type Discount = {
  readonly percentOff?: number | null | undefined;
  readonly amountOff?: { readonly formatted: string } | null | undefined;
  readonly maxDiscount?: { readonly formatted: string } | null | undefined;
};

/** The discount of a coupon: "10% de desconto, até R$ 30,00". */
export function discountLabel({ percentOff, amountOff, maxDiscount }: Discount): string {
  if (percentOff == null && !amountOff) return "Desconto a confirmar";
  const off = percentOff != null ? `${percentOff}%` : priceText(amountOff?.formatted ?? "");
  return maxDiscount
    ? `${off} de desconto, até ${priceText(maxDiscount.formatted)}`
    : `${off} de desconto`;
}

type Period = {
  readonly status: string;
  readonly validFrom?: string | null | undefined;
  readonly validUntil?: string | null | undefined;
};

const DAYS_MS = 24 * 60 * 60 * 1000;

/** When a coupon begins, ends or ended: "Termina em 3 h, às 23:59". */
export function periodLabel({ status, validFrom, validUntil }: Period, now: number): string {
  if (status === "SCHEDULED" && validFrom) return `Começa ${fromNow(validFrom, now)}`;
  if (!validUntil) return "Sem data de fim";
  if (Date.parse(validUntil) < now) return `Terminou ${ageLabel(validUntil, now)}`;
  return `Termina ${fromNow(validUntil, now)}`;
}

function fromNow(instant: string, now: number): string {
  const days = Math.floor((Date.parse(instant) - now) / DAYS_MS);
  const soon = days < 2 ? untilLabel(instant, now) : `em ${days} dias`;
  return `${soon}, ${atTimeLabel(instant, now)}`;
}

type LastVotes = {
  readonly lastWorkedAt?: string | null | undefined;
  readonly lastFailedAt?: string | null | undefined;
};

/** When a coupon last worked or failed, as voted. */
export function lastVoteLabel(
  { lastWorkedAt, lastFailedAt }: LastVotes,
  now: number,
): string | null {
  if (!lastWorkedAt && !lastFailedAt) return null;
  if (!lastWorkedAt) return `Não funcionou ${ageLabel(lastFailedAt!, now)}.`;
  if (!lastFailedAt || lastFailedAt < lastWorkedAt) {
    return `Funcionou ${ageLabel(lastWorkedAt, now)}.`;
  }
  return `Não funcionou ${ageLabel(lastFailedAt, now)}; antes, funcionou ${
    ageLabel(lastWorkedAt, now)
  }.`;
}

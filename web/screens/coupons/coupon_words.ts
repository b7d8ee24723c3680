import { ageLabel } from "../../ui/text/age.ts";
import { atTimeLabel, untilLabel } from "../../ui/text/clock.ts";

type Gift = {
  readonly percentOff?: number | null | undefined;
  readonly amountOff?: { readonly formatted: string } | null | undefined;
  readonly maxDiscount?: { readonly formatted: string } | null | undefined;
};

/** What a coupon gives: "10% de desconto, até R$ 30,00". */
export function giftLabel({ percentOff, amountOff, maxDiscount }: Gift): string {
  const off = percentOff != null ? `${percentOff}%` : tied(amountOff?.formatted ?? "");
  return maxDiscount
    ? `${off} de desconto, até ${tied(maxDiscount.formatted)}`
    : `${off} de desconto`;
}

/** `R$` tied to its number. */
export const tied = (formatted: string) => formatted.replace(" ", "\u00a0");

type Period = {
  readonly status: string;
  readonly validFrom?: string | null | undefined;
  readonly validUntil?: string | null | undefined;
};

const DAYS_MS = 24 * 60 * 60 * 1000;

/** When a coupon begins, ends or ended, from now and on the clock: "Termina em 3 h, às 23:59". */
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

type Tried = {
  readonly lastWorkedAt?: string | null | undefined;
  readonly lastFailedAt?: string | null | undefined;
};

/** When a coupon was last tried, and how that went. */
export function triedLabel({ lastWorkedAt, lastFailedAt }: Tried, now: number): string {
  if (!lastWorkedAt && !lastFailedAt) return "Você ainda não disse se funciona.";
  if (!lastWorkedAt) return `Não funcionou ${ageLabel(lastFailedAt!, now)}.`;
  if (!lastFailedAt || lastFailedAt < lastWorkedAt) {
    return `Funcionou ${ageLabel(lastWorkedAt, now)}.`;
  }
  return `Não funcionou ${ageLabel(lastFailedAt, now)}; antes, funcionou ${
    ageLabel(lastWorkedAt, now)
  }.`;
}

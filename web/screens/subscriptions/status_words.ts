import type { SubscriptionStatus } from "../../__generated__/StatusCard_viewer.graphql.ts";
import type { Tone } from "../../ui/display/Chip.tsx";

/** The colour of each status of a subscription. */
export const statusTones: Readonly<Record<SubscriptionStatus, Tone>> = {
  TRIALING: "on",
  ACTIVE: "proven",
  EXPIRED: "wrong",
  PAST_DUE: "doubt",
  CANCELED: "quiet",
  UNPAID: "wrong",
  INCOMPLETE: "on",
  PAUSED: "quiet",
};

/** What the sentence of a status is about; days are worded. */
type Standing = {
  readonly status: SubscriptionStatus;
  /** When the trial, the plan's time or the patience with a late payment ends. */
  readonly endsOn: string | null;
  readonly paid: {
    readonly nextChargeOn: string | null;
    readonly cancelsOn: string | null;
    readonly isWithdrawn: boolean;
    /** "R$ 49,90 por mês"; null: unknown. */
    readonly price: string | null;
  } | null;
};

/** Words how a subscription stands, and what comes next. */
export function statusSentence({ status, endsOn, paid }: Standing): string {
  if (paid?.isWithdrawn) {
    return "Você desistiu. A assinatura está terminando, e o dinheiro volta pelo mesmo meio.";
  }
  if (paid?.cancelsOn) {
    return `Termina em ${paid.cancelsOn}, como você pediu. Até lá tudo funciona, e nada mais é cobrado.`;
  }
  switch (status) {
    case "TRIALING":
      if (paid) {
        return `Você está testando até ${endsOn}. A primeira cobrança${
          paid.price ? `, de ${paid.price},` : ""
        } é nesse dia.`;
      }
      return `Seu teste vale até ${endsOn}. Depois os envios param, tudo continua à vista e nada é apagado.`;
    case "ACTIVE":
      if (paid) {
        return paid.nextChargeOn
          ? `A próxima cobrança${
            paid.price ? `, de ${paid.price},` : ""
          } é em ${paid.nextChargeOn}.`
          : "Tudo em dia.";
      }
      return endsOn
        ? `Este plano foi dado a você e vale até ${endsOn}. Nada é cobrado.`
        : "Este plano não é cobrado e não tem data para terminar.";
    case "EXPIRED":
      return "O seu período de teste ou plano terminou: os envios esperam. Nada foi apagado.";
    case "PAST_DUE":
      return endsOn
        ? `O pagamento não passou. Os envios seguem até ${endsOn}; depois esperam o pagamento. Nada é apagado.`
        : "O pagamento não passou. Tente de novo para os envios seguirem.";
    case "UNPAID":
      return "Os envios esperam o pagamento. Nada foi apagado: pago, tudo segue de onde parou.";
    case "CANCELED":
      return endsOn
        ? `Sua assinatura terminou em ${endsOn}. Tudo o que é seu continua à vista.`
        : "Sua assinatura terminou. Tudo o que é seu continua à vista.";
    case "INCOMPLETE":
      return "Falta o primeiro pagamento para o plano começar.";
    case "PAUSED":
      return "Sua assinatura está em pausa: os envios esperam, e nada é cobrado.";
    default:
      return "";
  }
}

const brands: Readonly<Record<string, string>> = {
  visa: "Visa",
  mastercard: "Mastercard",
  amex: "American Express",
  elo: "Elo",
  hipercard: "Hipercard",
};

type PaidBy = {
  readonly method: string;
  readonly cardBrand?: string | null | undefined;
  readonly cardDigits?: string | null | undefined;
};

/** Words how a subscription is paid: "Visa com final 4242". */
export function paidByLabel({ method, cardBrand, cardDigits }: PaidBy): string {
  if (method === "PIX") return "Pix";
  if (method === "BOLETO") return "Boleto";
  if (method !== "CARD") return "Outro meio";
  const brand = brands[cardBrand ?? ""] ?? "Cartão";
  return cardDigits ? `${brand} com final ${cardDigits}` : brand;
}

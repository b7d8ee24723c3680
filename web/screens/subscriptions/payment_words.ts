import type { Tone } from "../../ui/display/Chip.tsx";
import { dayAndClockLabel } from "../../ui/text/clock.ts";

export type PaymentMark = "done" | "pix" | "boleto" | "processing" | "waiting" | "closed";

type PaymentWords = {
  readonly mark: PaymentMark;
  readonly tone: Tone;
  readonly title: string;
  readonly text: string;
  /** A page of the payment vendor. */
  readonly link?: { readonly label: string; readonly url: string } | undefined;
  /** What comes next: the unfinished work, the subscription, the plans, the vendor's page, or a wait. */
  readonly next: "work" | "subscription" | "plans" | "pay" | "wait";
};

type Checkout = {
  readonly status: string;
  readonly url?: string | null | undefined;
  readonly subscriptionStatus?: string | null | undefined;
  readonly pending?:
    | {
      readonly method: string;
      readonly url?: string | null | undefined;
      readonly until?: string | null | undefined;
    }
    | null
    | undefined;
};

/** Words how a first payment stands; `plan` is the person's plan now. */
export function paymentWords(checkout: Checkout | null, plan: string): PaymentWords {
  if (!checkout) {
    return {
      mark: "closed",
      tone: "quiet",
      title: "Nenhum pagamento por aqui",
      text: "Este pagamento não existe ou é de outra conta. Nada foi cobrado.",
      next: "plans",
    };
  }
  const { status, url, subscriptionStatus, pending } = checkout;
  if (subscriptionStatus === "ACTIVE" || subscriptionStatus === "TRIALING") {
    const isTrial = subscriptionStatus === "TRIALING";
    return {
      mark: "done",
      tone: "proven",
      title: isTrial ? `O teste do ${plan} começou` : `Pronto: seu plano é o ${plan}`,
      text: isTrial
        ? "Nada foi cobrado ainda. Avisamos antes da primeira cobrança."
        : "O pagamento foi confirmado, e os limites novos já valem.",
      next: "work",
    };
  }
  if (subscriptionStatus === "EXPIRED" || status === "EXPIRED") {
    return {
      mark: "closed",
      tone: "wrong",
      title: "O pagamento não foi feito a tempo",
      text: "Nada foi cobrado. Escolha o plano de novo quando quiser.",
      next: "plans",
    };
  }
  if (subscriptionStatus && subscriptionStatus !== "INCOMPLETE") {
    return {
      mark: "done",
      tone: "quiet",
      title: "Este pagamento já passou",
      text: "Veja na assinatura como está o seu plano agora.",
      next: "subscription",
    };
  }
  if (pending) return pendingWords(pending);
  if (status === "COMPLETE") {
    return {
      mark: "processing",
      tone: "on",
      title: "Confirmando o pagamento",
      text:
        "A confirmação chega em instantes, e esta página muda sozinha. Pode sair: o plano começa do mesmo jeito.",
      next: "wait",
    };
  }
  return {
    mark: "waiting",
    tone: "on",
    title: "Esperando a confirmação",
    text:
      "Se você já pagou, a confirmação chega em instantes e esta página muda sozinha. Se ainda não, volte à página de pagamento.",
    link: url ? { label: "Voltar ao pagamento", url } : undefined,
    next: "wait",
  };
}

type Pending = NonNullable<Checkout["pending"]>;

/** Words a payment that is on its way. */
function pendingWords({ method, url, until }: Pending): PaymentWords {
  const end = until ? ` até ${dayAndClockLabel(until)}` : "";
  if (method === "PIX") {
    return {
      mark: "pix",
      tone: "doubt",
      title: "Falta pagar o Pix",
      text:
        `Pague o código${end}. Em geral o Pix cai em segundos, e o plano começa sozinho; pode fechar esta página.`,
      link: url ? { label: "Abrir o código Pix", url } : undefined,
      next: "pay",
    };
  }
  if (method === "BOLETO") {
    return {
      mark: "boleto",
      tone: "doubt",
      title: "Falta pagar o boleto",
      text:
        `Pague${end}. O banco leva até 3 dias úteis para confirmar, e o plano começa sozinho quando cair.`,
      link: url ? { label: "Abrir o boleto", url } : undefined,
      next: "pay",
    };
  }
  return {
    mark: "processing",
    tone: "on",
    title: "O pagamento está sendo processado",
    text: "O banco ainda não confirmou. O plano começa sozinho quando confirmar.",
    next: "wait",
  };
}

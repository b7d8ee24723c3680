import type { SubscriptionStatus } from "../__generated__/TrialBox_viewer.graphql.ts";
import { countLabel, numberLabel } from "../ui/text/numbers.ts";

/** How a plan stands, as one says it. */
export const subscriptionTitles: Record<SubscriptionStatus, string> = {
  TRIALING: "Período de teste",
  ACTIVE: "Ativo",
  EXPIRED: "Teste encerrado",
  PAST_DUE: "Pagamento em atraso",
  CANCELED: "Cancelado",
  UNPAID: "Não pago",
  INCOMPLETE: "Pagamento incompleto",
  PAUSED: "Em pausa",
};

/** What is used of the month's messages: "42 de 200 mensagens"; a limit below 0 is none. */
export const messagesUsed = (used: number, most: number) =>
  most < 0
    ? `${countLabel(used, "mensagem", "mensagens")} · sem limite`
    : `${numberLabel(used)} de ${countLabel(most, "mensagem", "mensagens")}`;

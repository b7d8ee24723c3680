import type { SubscriptionStatus } from "../__generated__/TrialBox_viewer.graphql.ts";
import { countLabel, numberLabel } from "../ui/text/numbers.ts";

/** The status of a subscription in words. */
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

/** Words the use of the month's messages: "42 de 200 mensagens"; a negative limit is no limit. */
export const messagesUsed = (used: number, limit: number) =>
  limit < 0
    ? `${countLabel(used, "mensagem", "mensagens")} · sem limite`
    : `${numberLabel(used)} de ${countLabel(limit, "mensagem", "mensagens")}`;

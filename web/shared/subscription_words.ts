import type { SubscriptionStatus } from "../__generated__/TrialBox_viewer.graphql.ts";

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

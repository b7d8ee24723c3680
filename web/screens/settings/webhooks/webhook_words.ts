import type { WebhookStatus } from "../../../__generated__/WebhooksScreenQuery.graphql.ts";
import type { WebhookEvent } from "../../../__generated__/WebhookSheetQuery.graphql.ts";
import type {
  DeliveryLog_webhook$data,
  WebhookDeliveryProblem,
} from "../../../__generated__/DeliveryLog_webhook.graphql.ts";
import type { Tone } from "../../../ui/display/Chip.tsx";
import { dayAndClockLabel } from "../../../ui/text/clock.ts";

type Known<Of extends string> = Exclude<Of, "%future added value">;

/** The events in the order of the form, each with its name. */
export const eventNames: Readonly<Record<Known<WebhookEvent>, string>> = {
  OFFER_CREATED: "Oferta criada",
  OFFER_UPDATED: "Oferta mudou",
  OFFER_ENDED: "Oferta acabou",
  OFFER_DELETED: "Oferta apagada",
  MESSAGE_SENT: "Mensagem enviada",
  MESSAGE_FAILED: "Mensagem falhou",
  MESSAGE_UNCERTAIN: "Envio em dúvida",
  MESSAGE_CANCELED: "Mensagem cancelada",
  COUPON_CREATED: "Cupom novo",
  COUPON_EXPIRED: "Cupom acabou",
  PRODUCT_PRICE_DROPPED: "Preço caiu",
  PRODUCT_SOLD_OUT: "Produto esgotado",
  GROUP_DISCOVERED: "Grupo encontrado",
  SESSION_CONNECTED: "Número conectado",
  SESSION_DISCONNECTED: "Número desconectado",
  CONVERSIONS_IMPORTED: "Vendas lidas",
};

export const eventsInOrder = Object.keys(eventNames) as readonly Known<WebhookEvent>[];

/** Words how a webhook stands. */
export function statusWords(status: WebhookStatus, failingSince: string | null | undefined) {
  const words: Readonly<Record<Known<WebhookStatus>, readonly [Tone, string]>> = {
    ACTIVE: ["proven", "Em ordem"],
    FAILING: ["wrong", failingSince ? `Falha desde ${dayAndClockLabel(failingSince)}` : "Falha"],
    DISABLED: ["quiet", "Desligado"],
  };
  return words[status as Known<WebhookStatus>];
}

/** "servidor.example/garimpo" */
export const shortAddress = (url: string) => url.replace(/^https:\/\//, "").replace(/\/$/, "");

const problems: Readonly<Record<Known<WebhookDeliveryProblem>, string>> = {
  ADDRESS_REFUSED: "O endereço não é público",
  UNREACHABLE: "O servidor não atendeu",
  TIMED_OUT: "Sem resposta em 10 segundos",
};

type Delivery = DeliveryLog_webhook$data["deliveries"]["edges"][number]["node"];

/** Words what the last attempt of a delivery brought: "Respondeu 200 em 120 ms". */
export function answerWords(
  { responseStatus, problem, durationMs }: Pick<
    Delivery,
    "responseStatus" | "problem" | "durationMs"
  >,
): string {
  if (responseStatus != null) return `Respondeu ${responseStatus} em ${durationMs ?? 0} ms`;
  return problem ? problems[problem as Known<WebhookDeliveryProblem>] : "Ainda não tentamos";
}

/** The chip of a delivery. */
export const deliveryChips: Readonly<
  Record<Known<Delivery["status"]>, readonly [Tone, string]>
> = {
  PENDING: ["on", "Esperando"],
  DELIVERED: ["proven", "Entregue"],
  FAILED: ["wrong", "Falhou"],
};

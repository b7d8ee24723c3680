import { purgeApiKeys } from "./api_keys/commands.ts";
import { purgeDeletedThemes } from "./appearance/edit_themes.ts";
import { purgeDecisions } from "./automation/decisions/list_decisions.ts";
import { purgeDeletedRules } from "./automation/delete_rule.ts";
import { purgeAssistantUsages } from "./assistant/usage/assistant_status.ts";
import { purgeDeletedThreads, purgeOldThreads } from "./assistant/chat/threads.ts";
import { purgeInboundEvents, purgeSightings } from "./automation/sources/list_sightings.ts";
import { purgeWebhooks } from "./billing/webhooks.ts";
import { purgeDeletedCalendarEntries } from "./campaigns/calendar/delete_entry.ts";
import { purgeDeletedCampaignTexts } from "./campaigns/texts/delete_text.ts";
import { purgeCards } from "./cards/draw_offer_card.ts";
import { purgeDeletedProducts } from "./catalogue/delete_products.ts";
import type { Context } from "./context.ts";
import { purgeDeletedCoupons } from "./coupons/delete_coupon.ts";
import { purgePairings } from "./delivery/pairing/claim_pairings.ts";
import { purgeSecrets } from "./delivery/sessions/stored_secrets.ts";
import { DOWNLOADABLE_DAYS } from "./exports/export.ts";
import { purgeExports } from "./exports/store_part.ts";
import { purgeScreenshots } from "./help/feedback/screenshots.ts";
import { purgeEmails } from "./emails/manage_emails.ts";
import { STORED_HOURS } from "./idempotency/claim_key.ts";
import { purgeIdempotencyKeys } from "./idempotency/store_answer.ts";
import { purgeEvents } from "./operations/retention/purge_events.ts";
import { purgeClicks } from "./links/clicks/click_months.ts";
import { emptyDeletedLinks } from "./links/delete_link.ts";
import { purgeCommissions } from "./marketplaces/api/record_statements.ts";
import { purgeNotifications } from "./notifications/notify.ts";
import { purgeLinkBatches } from "./offers/batches/remove_link_batch.ts";
import { purgeDeletedOffers } from "./offers/delete_offer.ts";
import { purgeHealthProblems } from "./operations/health/watch_health.ts";
import { purgeMinutes, purgeReports } from "./operations/status/record_report.ts";
import { DOWNLOADABLE_HOURS, purgeDataExports } from "./privacy/data_export.ts";
import { RESTORABLE_DAYS } from "./restorable.ts";
import { purgeOAuthGrants, purgeOAuthTokens } from "./oauth/commands.ts";
import { purgeDeliveries } from "./webhooks/list_deliveries.ts";
import { purgeDeletedTemplates } from "./templates/delete_template.ts";

/** A part of the rows that are deleted: at most `most` of those from before `before`. */
export type PurgeBatch = {
  readonly before: Date;
  readonly most: number;
  /** Where the batch before ended; absent: this is the first, or that one did not say. */
  readonly after?: string | undefined;
};

/** How many rows a batch deleted, and where it ended, if the next is to begin there. */
export type Purged = number | { readonly deleted: number; readonly last: string | undefined };

/** For how long something is kept. */
export type Period = { readonly amount: number; readonly unit: "hours" | "days" | "months" };

/** What is kept for how long, and why, as administrators read it. */
export type RetentionPolicy = {
  readonly what: string;
  readonly why: string;
  /** Null: as long as `why` says; nothing is deleted by its age. */
  readonly period: Period | null;
  /** The amounts that an administrator may choose instead; absent: none. */
  readonly choice?: { readonly least: number; readonly most: number };
  /** Deletes a batch; fewer rows than `most`: no more are left. */
  readonly purge?: (ctx: Context, batch: PurgeBatch) => Promise<Purged>;
};

const restorable = {
  why: "O tempo em que a pessoa pode desfazer.",
  period: { amount: RESTORABLE_DAYS, unit: "days" },
} as const;

/**
 * What is kept for how long, by name. `enforceRetention` deletes the rest; what is not listed stays as
 * long as the account.
 */
export const retention = {
  events: {
    what: "Diário do sistema: qual conta fez o quê, sem o conteúdo",
    why: "Para repetir um passo que falhou e investigar problemas.",
    period: { amount: 180, unit: "days" },
    choice: { least: 30, most: 730 },
    purge: purgeEvents,
  },
  audit: {
    what: "Trilha de auditoria",
    why: "Para sempre: ela só cresce, e guarda códigos em vez de nomes.",
    period: null,
  },
  dispatches: {
    what: "Envios e suas confirmações de entrega",
    why: "Até a exclusão da conta: são a prova de que nada vai duas vezes, e os resultados.",
    period: null,
  },
  clicks: {
    what: "Cliques, um por um, em meses inteiros",
    why: "Para comparar um mês com o do ano anterior. O total de cada link e dia fica.",
    period: { amount: 13, unit: "months" },
    choice: { least: 1, most: 120 },
    purge: purgeClicks,
  },
  dataExports: {
    what: "Cópias de dados que as pessoas pediram",
    why: "Tempo para baixar; depois só o pedido fica.",
    period: { amount: DOWNLOADABLE_HOURS, unit: "hours" },
    purge: purgeDataExports,
  },
  exports: {
    what: "Arquivos de ofertas e cliques que as pessoas exportaram",
    why: "Tempo para baixar; depois só o pedido fica.",
    period: { amount: DOWNLOADABLE_DAYS, unit: "days" },
    purge: purgeExports,
  },
  emails: {
    what: "E-mails gravados em arquivos, enquanto não há servidor de e-mail",
    why: "Para quem opera o site poder entregá-los.",
    period: { amount: 30, unit: "days" },
    choice: { least: 1, most: 365 },
    purge: (ctx, batch) => ctx.ports.purgeEmailFiles(batch),
  },
  emailRecords: {
    what: "Registro dos e-mails enviados, sem o conteúdo",
    why: "Para ver o que saiu e enviar de novo o que falhou.",
    period: { amount: 90, unit: "days" },
    choice: { least: 7, most: 365 },
    purge: purgeEmails,
  },
  sessionSecrets: {
    what: "Chaves do WhatsApp sobre aparelhos de outras pessoas, sem uso",
    why: "Quem ficou tanto tempo sem mensagem ganha chaves novas na próxima.",
    period: { amount: 180, unit: "days" },
    purge: purgeSecrets,
  },
  pairings: {
    what: "Tentativas de conectar um número pelo celular",
    why: "Contam para o limite de tentativas; o número de telefone some junto.",
    period: { amount: 24, unit: "hours" },
    purge: purgePairings,
  },
  notifications: {
    what: "Avisos do sino",
    why: "Depois disso ninguém volta a eles.",
    period: { amount: 90, unit: "days" },
    purge: purgeNotifications,
  },
  decisions: {
    what: "Decisões das regras",
    why: "Para responder por que algo foi enviado ou não.",
    period: { amount: 30, unit: "days" },
    purge: purgeDecisions,
  },
  sightings: {
    what: "Links e cupons vistos nos grupos de origem",
    why: "Para usar nas regras; os cupons ficam.",
    period: { amount: 30, unit: "days" },
    purge: purgeSightings,
  },
  statedCommissions: {
    what: "Comissões que as lojas disseram",
    why: "Para as condições das regras.",
    period: { amount: 30, unit: "days" },
    purge: purgeCommissions,
  },
  inboundEvents: {
    what: "Resumos das mensagens dos grupos de origem",
    why: "Para não contar a mesma mensagem duas vezes.",
    period: { amount: 3, unit: "days" },
    purge: purgeInboundEvents,
  },
  feedbackScreenshots: {
    what: "Imagens de telas que as pessoas enviaram com sugestões e problemas",
    why: "Para entender o que a pessoa viu; o texto e a resposta ficam.",
    period: { amount: 180, unit: "days" },
    choice: { least: 7, most: 730 },
    purge: purgeScreenshots,
  },
  linkBatches: {
    what: "Listas de links colados",
    why: "As ofertas que saíram delas ficam.",
    period: { amount: 30, unit: "days" },
    purge: purgeLinkBatches,
  },
  cards: {
    what: "Artes desenhadas",
    why: "São desenhadas de novo quando precisam.",
    period: { amount: 30, unit: "days" },
    purge: purgeCards,
  },
  webhooks: {
    what: "Avisos do meio de pagamento",
    why: "Mais tempo do que ele os repete.",
    period: { amount: 90, unit: "days" },
    purge: purgeWebhooks,
  },
  assistantUsages: {
    what: "Usos do Garimpo IA, por pessoa e dia",
    why: "Para os limites do plano e para ver o que cada pessoa gasta.",
    period: { amount: 90, unit: "days" },
    choice: { least: 31, most: 730 },
    purge: purgeAssistantUsages,
  },
  apiKeys: {
    what: "Chaves de API revogadas ou vencidas",
    why: "Para a pessoa ver quais valeram há pouco.",
    period: { amount: 90, unit: "days" },
    purge: purgeApiKeys,
  },
  oauthGrants: {
    what: "Acessos de aplicativos que foram revogados ou venceram",
    why: "Para a pessoa ver no seu arquivo de dados quem agiu por ela há pouco.",
    period: { amount: 90, unit: "days" },
    purge: purgeOAuthGrants,
  },
  oauthTokens: {
    what: "Resumos das senhas de acesso vencidas de aplicativos",
    why: "Para reconhecer a que é usada duas vezes; depois de vencida não serve mais.",
    period: { amount: 1, unit: "days" },
    purge: purgeOAuthTokens,
  },
  idempotencyKeys: {
    what: "Respostas a pedidos de programas com Idempotency-Key, cifradas",
    why: "Para um pedido repetido receber a mesma resposta, sem ser executado de novo.",
    period: { amount: STORED_HOURS, unit: "hours" },
    purge: purgeIdempotencyKeys,
  },
  webhookDeliveries: {
    what: "Entregas de webhooks, com o pedido e a resposta",
    why: "Para ver o que chegou e entregar de novo.",
    period: { amount: 30, unit: "days" },
    choice: { least: 7, most: 365 },
    purge: purgeDeliveries,
  },
  processMinutes: {
    what: "Medidas do servidor, minuto a minuto",
    why: "Um dia basta para ver o que mudou.",
    period: { amount: 24, unit: "hours" },
    purge: purgeMinutes,
  },
  processReports: {
    what: "Último sinal de processos que terminaram",
    why: "Para ver no dia seguinte o que parou.",
    period: { amount: 24, unit: "hours" },
    purge: purgeReports,
  },
  healthProblems: {
    what: "Problemas resolvidos na saúde do sistema",
    why: "Para comparar com um problema que volta.",
    period: { amount: 90, unit: "days" },
    purge: purgeHealthProblems,
  },
  offers: { what: "Ofertas apagadas", ...restorable, purge: purgeDeletedOffers },
  products: { what: "Produtos apagados", ...restorable, purge: purgeDeletedProducts },
  coupons: { what: "Cupons apagados", ...restorable, purge: purgeDeletedCoupons },
  shortLinks: {
    what: "Links curtos apagados; o endereço fica reservado",
    ...restorable,
    purge: emptyDeletedLinks,
  },
  templates: { what: "Modelos apagados", ...restorable, purge: purgeDeletedTemplates },
  campaignTexts: { what: "Textos apagados", ...restorable, purge: purgeDeletedCampaignTexts },
  calendarEntries: {
    what: "Envios programados apagados",
    ...restorable,
    purge: purgeDeletedCalendarEntries,
  },
  threads: {
    what: "Conversas com o assistente, e o que foi enviado ao provedor de IA",
    why: "Para a pessoa voltar a elas; contadas da última mensagem.",
    period: { amount: 365, unit: "days" },
    choice: { least: 30, most: 730 },
    purge: purgeOldThreads,
  },
  deletedThreads: { what: "Conversas apagadas", ...restorable, purge: purgeDeletedThreads },
  rules: { what: "Regras apagadas", ...restorable, purge: purgeDeletedRules },
  themes: { what: "Temas apagados", ...restorable, purge: purgeDeletedThemes },
} as const satisfies Record<string, RetentionPolicy>;

/** The name of a policy. */
export type RetentionName = keyof typeof retention;

/** The policies by name, without their own types. */
export const retentionPolicies: Readonly<Record<RetentionName, RetentionPolicy>> = retention;

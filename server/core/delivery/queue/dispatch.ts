import type { Channel } from "../messenger.ts";
import type { CampaignTextId, DispatchId, GroupId, OfferId, SessionId, UserId } from "../../ids.ts";

export const dispatchStatuses = [
  "QUEUED",
  "SENDING",
  "SENT",
  "FAILED",
  "UNCERTAIN",
  "EXPIRED",
  "CANCELED",
] as const;
export type DispatchStatus = (typeof dispatchStatuses)[number];

/** What queued a message: a person, their test of a session, a rule, or an entry of the calendar. */
const messageOrigins = ["PERSON", "TEST", "RULE", "CALENDAR"] as const;
export type MessageOrigin = (typeof messageOrigins)[number];

/** The higher goes first: what a person sends by hand is never behind what is sent for them. */
export const messagePriorities = { FIRST: 1, BY_HAND: 0, CALENDAR: -1, RULE: -2 } as const;

/** One message to one group, of an offer or a text, once per occasion. */
export type Dispatch = {
  readonly id: DispatchId;
  readonly userId: UserId;
  readonly sessionId: SessionId;
  readonly groupId: GroupId;
  /** Null: a text without an offer, or the offer is gone for good. */
  readonly offerId: OfferId | null;
  /** The campaign text that it says; null: none. */
  readonly campaignTextId: CampaignTextId | null;
  readonly origin: MessageOrigin;
  /** The rule or the entry of the calendar; null: a person queued it. */
  readonly originId: string | null;
  readonly occasion: string;
  readonly status: DispatchStatus;
  /** The earliest start; pacing may delay it. */
  readonly plannedAt: Date;
  /** It is not sent after this instant. */
  readonly expiresAt: Date;
  /** The text that was sent; null before, unless it is a text without an offer. */
  readonly text: string | null;
  readonly messageIds: readonly string[];
  /** When the vendor's server confirmed it, and when it first reached somebody's phone. */
  readonly acceptedAt: Date | null;
  readonly deliveredAt: Date | null;
  /** How many people's phones have it, at least. */
  readonly delivered: number;
  /** Why it waits, or why it ended so. */
  readonly reasonCode: Reason | null;
  readonly journal: readonly JournalLine[];
  readonly attempts: number;
  /** The month whose quota counts it; null: it is a test, which is not counted. */
  readonly reservedMonth: string | null;
  readonly createdAt: Date;
  readonly startedAt: Date | null;
  readonly settledAt: Date | null;
};

/** One step of a dispatch, as stored: instants in ISO 8601, UTC. */
export type JournalLine = {
  readonly at: string;
  readonly step: DispatchStatus | "DELAYED" | "MOVED" | "RETRIED" | "RESOLVED" | "PROVEN";
  readonly reason?: Reason;
  /** The end of the wait, of DELAYED and RETRIED; absent: until somebody acts. */
  readonly until?: string;
};

/** Why a dispatch waits, or ended other than plainly sent. */
export const reasons = [
  // it waits
  "PACE",
  "MINUTE_CAP",
  "HOUR_CAP",
  "DAY_CAP",
  "WARM_UP_CAP",
  "IDENTICAL_CAP",
  "QUIET_HOURS",
  "PAUSED",
  "PLAN_ENDED",
  "ACCOUNT_BLOCKED",
  "VENDOR_BUSY",
  "VENDOR_AWAY",
  "SESSION_PROBLEM",
  "NUMBER_RESTRICTED",
  "NUMBER_BANNED",
  "NUMBER_REVOKED",
  "GROUP_RESTING",
  "GROUP_PACE",
  "GROUP_QUIET_HOURS",
  // it was not sent
  "LATE",
  "BY_PERSON",
  "OFFER_DELETED",
  "OFFER_ENDED",
  "OFFER_UNPAID",
  "PRICE_CHANGED",
  "TEXT_EMPTY",
  "RULES_STOPPED",
  "SESSION_ENDED",
  "GROUP_LEFT",
  "GROUP_FORBIDDEN",
  "GROUP_INACTIVE",
  "MESSAGE_REFUSED",
  "MEDIA_TOO_LARGE",
  "MEDIA_NOT_CARRIED",
  // it may have been sent
  "NO_ANSWER",
  "PROCESS_ENDED",
  // it was sent, with a qualification
  "WITHOUT_IMAGE",
  "PERSON_SAW_IT",
] as const;
export type Reason = (typeof reasons)[number];

/** Returns whether a dispatch that ended so is returned to the month's quota: it was not sent. */
export const releasesQuota = (status: DispatchStatus) =>
  status === "FAILED" || status === "EXPIRED" || status === "CANCELED";

/** Why a message waits, as shown. NO_PROCESS: no messaging process runs. */
export type ShownReason = Reason | "NO_PROCESS";

/** Returns a reason as shown to the person, who knows the messenger by its name. */
export const reasonSentence = (reason: ShownReason, channel: Channel): string =>
  reasonSentences[reason].replace("{messenger}", channel === "TELEGRAM" ? "Telegram" : "WhatsApp");

/** Each reason's sentence: what happened, what it means, what to do; one list row long. */
const reasonSentences: Readonly<Record<ShownReason, string>> = {
  PACE: "Esperando o intervalo entre mensagens.",
  MINUTE_CAP: "Já saíram as mensagens deste minuto. Segue em instantes.",
  HOUR_CAP: "Já saíram as mensagens desta hora. Segue assim que abrir espaço.",
  DAY_CAP: "Já saíram as mensagens destas 24 horas. Segue assim que abrir espaço.",
  WARM_UP_CAP: "Número novo: já saíram as mensagens de hoje. Segue amanhã, um pouco mais.",
  IDENTICAL_CAP: "Já saíram textos iguais demais nesta hora. Mude o texto para seguir antes.",
  QUIET_HOURS: "É o seu horário de silêncio. Segue quando ele terminar.",
  PAUSED: "Você pausou os envios. Retome quando quiser.",
  PLAN_ENDED: "Seu período de teste ou plano terminou. Escolha um plano para seguir.",
  ACCOUNT_BLOCKED: "A conta está bloqueada. Fale com quem administra o site.",
  VENDOR_BUSY: "O {messenger} pediu uma pausa. Segue sozinha depois dela.",
  VENDOR_AWAY: "O {messenger} não responde agora. Nova tentativa em instantes.",
  SESSION_PROBLEM: "A conta que envia parou. Veja o motivo em Grupos.",
  NUMBER_REVOKED: "A plataforma retirou o número. Segue se ele voltar; ou conecte o seu WhatsApp.",
  NUMBER_RESTRICTED: "O WhatsApp restringiu o número e pausamos tudo. Volte quando achar seguro.",
  NUMBER_BANNED: "O WhatsApp baniu o número. Peça a revisão no celular ou conecte outro.",
  GROUP_RESTING: "O {messenger} recusou várias mensagens neste grupo. Segue depois de um descanso.",
  GROUP_PACE: "Esperando a vez deste grupo, no ritmo que você deu a ele.",
  GROUP_QUIET_HOURS: "É o horário de silêncio deste grupo. Segue quando ele terminar.",
  NO_PROCESS: "Nosso serviço de envio está parado. Nada se perdeu: segue quando ele voltar.",

  LATE: "Passou do prazo antes da sua vez e não foi enviada. Repita se ainda valer.",
  BY_PERSON: "Você cancelou este envio. Repita se mudar de ideia.",
  OFFER_UNPAID: "O link da oferta não paga você. Repita e confirme se quiser enviar assim mesmo.",
  PRICE_CHANGED: "O preço mudou antes do envio. A regra decide de novo com o preço de agora.",
  TEXT_EMPTY: "O que este texto diz da oferta não vale mais. Atualize a oferta e repita.",
  RULES_STOPPED: "Você parou todas as regras antes do envio.",
  OFFER_DELETED: "A oferta foi apagada antes do envio. Restaure a oferta para repetir.",
  OFFER_ENDED: "O anúncio terminou antes do envio. Atualize a oferta e repita se ele voltar.",
  SESSION_ENDED: "A conta que enviava foi desconectada. Conecte de novo para enviar.",
  GROUP_LEFT: "A conta conectada não está mais neste grupo. Adicione-a de novo para enviar.",
  GROUP_FORBIDDEN: "A conta conectada não pode escrever neste grupo. Dê a ela essa permissão.",
  GROUP_INACTIVE: "Este grupo está desativado. Ative-o na lista de grupos para enviar.",
  MESSAGE_REFUSED: "O {messenger} recusou a mensagem. Confira texto e imagem antes de repetir.",
  MEDIA_TOO_LARGE: "O arquivo é grande demais para o {messenger}. Troque-o no texto por um menor.",
  MEDIA_NOT_CARRIED: "Canais do {messenger} não levam documentos. Troque o PDF por uma imagem.",

  NO_ANSWER: "O {messenger} não confirmou: pode ter chegado. Olhe no grupo antes de repetir.",
  PROCESS_ENDED: "O envio foi interrompido: pode ter chegado. Olhe no grupo antes de repetir.",

  WITHOUT_IMAGE: "Enviada sem imagem: não consegui baixá-la. Confira a imagem da oferta.",
  PERSON_SAW_IT: "Você viu no grupo que chegou.",
};

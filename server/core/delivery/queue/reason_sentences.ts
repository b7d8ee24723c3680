import type { Reason } from "./dispatch.ts";

/** Why a message waits, as far as the one who looks can tell. NO_PROCESS: nobody sends at all. */
export type ToldReason = Reason | "NO_PROCESS";

/** Each reason as a person reads it: what happened, what it means, what to do; one list row long. */
export const reasonSentences: Readonly<Record<ToldReason, string>> = {
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
  VENDOR_BUSY: "O mensageiro pediu uma pausa. Segue sozinha depois dela.",
  VENDOR_AWAY: "O mensageiro não responde agora. Nova tentativa em instantes.",
  SESSION_TROUBLE: "A conexão com o mensageiro parou. Veja o motivo em Grupos.",
  NUMBER_WITHDRAWN:
    "A plataforma retirou o número. Segue se ele voltar; ou conecte o seu WhatsApp.",
  NUMBER_RESTRICTED: "O WhatsApp restringiu o número e pausamos tudo. Volte quando achar seguro.",
  NUMBER_BANNED: "O WhatsApp baniu o número. Peça a revisão no celular ou conecte outro.",
  GROUP_RESTING: "O mensageiro recusou várias mensagens neste grupo. Segue depois de um descanso.",
  NO_PROCESS: "Nosso serviço de envio está parado. Nada se perdeu: segue quando ele voltar.",

  LATE: "Passou do prazo antes da sua vez e não foi enviada. Repita se ainda valer.",
  BY_PERSON: "Você cancelou este envio. Repita se mudar de ideia.",
  OFFER_DELETED: "A oferta foi apagada antes do envio. Restaure a oferta para repetir.",
  SESSION_ENDED: "A conexão com o mensageiro foi desfeita. Conecte de novo para enviar.",
  GROUP_LEFT: "A conta conectada não está mais neste grupo. Adicione-a de novo para enviar.",
  GROUP_FORBIDDEN: "A conta conectada não pode escrever neste grupo. Dê a ela essa permissão.",
  GROUP_INACTIVE: "Este grupo está desativado. Ative-o na lista de grupos para enviar.",
  MESSAGE_REFUSED: "O mensageiro recusou a mensagem. Confira texto e imagem antes de repetir.",

  NO_ANSWER: "O mensageiro não confirmou: pode ter chegado. Olhe no grupo antes de repetir.",
  PROCESS_ENDED: "O envio foi interrompido: pode ter chegado. Olhe no grupo antes de repetir.",

  WITHOUT_IMAGE: "Enviada sem imagem: não consegui baixá-la. Confira a imagem da oferta.",
  PERSON_SAW_IT: "Você viu no grupo que chegou.",
};

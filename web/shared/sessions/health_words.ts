import type {
  Channel,
  SessionHealth as Health,
} from "../../__generated__/SessionHealth_session.graphql.ts";
import { ageLabel } from "../../ui/text/age.ts";
import type { Tone } from "../../ui/display/Chip.tsx";
import { atTimeLabel } from "../../ui/text/clock.ts";
import { joined } from "../dispatches/dispatch_words.ts";
import { type Messenger, messengerOf } from "./messengers.ts";

type Signs = {
  readonly lastSignAt?: string | null | undefined;
  readonly problemSince?: string | null | undefined;
};
type Words = {
  readonly tone: Tone;
  /** The state in a word or two. */
  readonly state: string;
  /** Returns since when, or what it means. */
  readonly meaning: (signs: Signs, now: number) => string;
  /** What to do; null if there is nothing to do. */
  readonly advice: string | null;
};

const lastSign = ({ lastSignAt }: Signs, now: number) =>
  lastSignAt ? `último sinal ${ageLabel(lastSignAt, now)}` : "sem sinal ainda";
const since = ({ problemSince, lastSignAt }: Signs, now: number) => {
  const moment = problemSince ?? lastSignAt;
  return moment ? `desde ${atTimeLabel(moment, now).replace("às ", "")}` : "";
};

const common = {
  CONNECTED: { tone: "proven", state: "Conectado", meaning: lastSign, advice: null },
  CONNECTING: {
    tone: "on",
    state: "Conectando",
    meaning: () => "leva alguns segundos",
    advice: null,
  },
  DISCONNECTED: { tone: "quiet", state: "Desconectado", meaning: () => "", advice: null },
} satisfies Partial<Record<Health, Words>>;

/** Why the product stops a session. */
const stopped = {
  RESTRICTED: {
    tone: "wrong",
    state: "Envio suspenso",
    meaning: since,
    advice: "O WhatsApp limitou este número, e paramos tudo no primeiro sinal. Espere pelo menos " +
      "24 horas, use o número à mão e só então volte a enviar, com mais intervalo.",
  },
  BANNED: {
    tone: "wrong",
    state: "Número bloqueado",
    meaning: since,
    advice:
      "O WhatsApp bloqueou este número. Abra o WhatsApp no celular para ver o motivo e pedir " +
      "a análise; nada sai daqui enquanto isso.",
  },
  OUTDATED: {
    tone: "wrong",
    state: "Versão recusada",
    meaning: since,
    advice: "O WhatsApp deixou de aceitar a versão que usamos. Quem administra o site já foi " +
      "avisado; a fila espera.",
  },
  NUMBER_REVOKED: {
    tone: "wrong",
    state: "Número retirado",
    meaning: since,
    advice: "O site deixou de emprestar este número. Conecte o seu, ou escolha outro jeito de " +
      "enviar; a fila espera.",
  },
} satisfies Partial<Record<Health, Words>>;

const byMessenger: Readonly<Record<Messenger, Readonly<Record<Health, Words>>>> = {
  TELEGRAM: {
    ...common,
    ...stopped,
    SILENT: {
      tone: "doubt",
      state: "Sem sinal",
      meaning: lastSign,
      advice: "O que está na fila espera. Costuma voltar sozinho em instantes.",
    },
    UNREACHABLE: {
      tone: "doubt",
      state: "Telegram fora do ar",
      meaning: since,
      advice: "Não conseguimos falar com o Telegram. Tentamos de novo sozinhos; a fila espera.",
    },
    ELSEWHERE: {
      tone: "wrong",
      state: "Em uso em outro programa",
      meaning: since,
      advice: "Outro programa lê este bot, e o Telegram só atende um. Feche o outro, ou peça um " +
        "token novo ao @BotFather e cole-o aqui.",
    },
    REVOKED: {
      tone: "wrong",
      state: "Token recusado",
      meaning: since,
      advice: "O Telegram não aceita mais este token. Peça um novo ao @BotFather e cole-o aqui; " +
        "o que está na fila espera.",
    },
  },
  WHATSAPP: {
    ...common,
    ...stopped,
    SILENT: {
      tone: "doubt",
      state: "Sem sinal",
      meaning: lastSign,
      advice: "O que está na fila espera. Veja se o celular está ligado e com internet; costuma " +
        "voltar sozinho.",
    },
    UNREACHABLE: {
      tone: "doubt",
      state: "WhatsApp fora do ar",
      meaning: since,
      advice: "Não conseguimos falar com o WhatsApp. Tentamos de novo sozinhos; a fila espera.",
    },
    ELSEWHERE: {
      tone: "wrong",
      state: "Aberto em outro lugar",
      meaning: since,
      advice: "Outro programa assumiu esta conexão, e paramos para não brigar com ele. Feche o " +
        "outro e toque em “Usar aqui”.",
    },
    REVOKED: {
      tone: "wrong",
      state: "Removido no celular",
      meaning: since,
      advice: "Este aparelho foi removido em Aparelhos conectados. Conecte de novo pelo celular; " +
        "o que está na fila espera.",
    },
  },
};

/** The problems of the platform's number that only an admin can solve. */
const ADMIN_ADVICE =
  "Quem administra o site cuida deste número; a fila espera. Para não depender dele, " +
  "conecte o seu.";
const platformProblems: ReadonlySet<Health> = new Set([
  "ELSEWHERE",
  "REVOKED",
  "RESTRICTED",
  "BANNED",
]);

/** Returns the words of a session's health, with advice. */
export function healthWords(health: Health, channel: Channel): Words {
  const words = byMessenger[messengerOf(channel)][health];
  const isForAdmin = channel === "PLATFORM" && platformProblems.has(health);
  return isForAdmin ? { ...words, advice: ADMIN_ADVICE } : words;
}

/** Whether the account must be connected again. */
export const needsReconnect = (health: Health, channel: Channel) =>
  health === "REVOKED" && channel !== "PLATFORM" ||
  health === "ELSEWHERE" && channel === "TELEGRAM";

/** Returns the label of the button that resumes a stopped session; null if the person cannot. */
export function resumeWord(health: Health, channel: Channel): string | null {
  if (messengerOf(channel) !== "WHATSAPP" || channel === "PLATFORM") return null;
  if (health === "ELSEWHERE") return "Usar aqui";
  return health === "RESTRICTED" || health === "BANNED" ? "Voltar a enviar" : null;
}

/** Words the health of a session: "Conectado · último sinal há 20 s". */
export function healthLine(health: Health, channel: Channel, signs: Signs, now: number) {
  const { state, meaning } = healthWords(health, channel);
  return joined(state, meaning(signs, now));
}

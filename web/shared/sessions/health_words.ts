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
  /** The state in a word. */
  readonly state: string;
  /** Since when, and what it means. */
  readonly meaning: (signs: Signs, now: number) => string;
  /** What to do; null: nothing. */
  readonly advice: string | null;
};

const lastSign = ({ lastSignAt }: Signs, now: number) =>
  lastSignAt ? `último sinal ${ageLabel(lastSignAt, now)}` : "sem sinal ainda";
const since = ({ problemSince, lastSignAt }: Signs, now: number) => {
  const moment = problemSince ?? lastSignAt;
  return moment ? `desde ${atTimeLabel(moment, now).replace("às ", "")}` : "";
};

const both = {
  CONNECTED: { tone: "proven", state: "Conectado", meaning: lastSign, advice: null },
  CONNECTING: {
    tone: "on",
    state: "Conectando",
    meaning: () => "leva alguns segundos",
    advice: null,
  },
  DISCONNECTED: { tone: "quiet", state: "Desconectado", meaning: () => "", advice: null },
} satisfies Partial<Record<Health, Words>>;

/** What a messenger stops for. */
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

const words: Readonly<Record<Messenger, Readonly<Record<Health, Words>>>> = {
  TELEGRAM: {
    ...both,
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
    ...both,
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

/** What the platform's number stops for is not for those who use it to mend. */
const NOT_YOURS =
  "Quem administra o site cuida deste número; a fila espera. Para não depender dele, " +
  "conecte o seu.";
const ofPlatform: ReadonlySet<Health> = new Set(["ELSEWHERE", "REVOKED", "RESTRICTED", "BANNED"]);

/** How a session is, what that means, and what the person does about it. */
export function healthWords(health: Health, channel: Channel): Words {
  const said = words[messengerOf(channel)][health];
  const isNotTheirs = channel === "PLATFORM" && ofPlatform.has(health);
  return isNotTheirs ? { ...said, advice: NOT_YOURS } : said;
}

/** Whether the account has to be connected anew. */
export const needsAnew = (health: Health, channel: Channel) =>
  health === "REVOKED" && channel !== "PLATFORM" ||
  health === "ELSEWHERE" && channel === "TELEGRAM";

/** What makes a session that has stopped go on, in words; null: that is not the person's to say. */
export function resumeWord(health: Health, channel: Channel): string | null {
  if (messengerOf(channel) !== "WHATSAPP" || channel === "PLATFORM") return null;
  if (health === "ELSEWHERE") return "Usar aqui";
  return health === "RESTRICTED" || health === "BANNED" ? "Voltar a enviar" : null;
}

/** The line that says how a session is: "Conectado · último sinal há 20 s". */
export function healthLine(health: Health, channel: Channel, signs: Signs, now: number) {
  const { state, meaning } = healthWords(health, channel);
  return joined(state, meaning(signs, now));
}

import type { SessionHealth as Health } from "../../__generated__/SessionHealth_session.graphql.ts";
import { ageLabel } from "../../ui/age.ts";
import type { Tone } from "../../ui/Chip.tsx";
import { atMoment } from "../../ui/clock.ts";
import { joined } from "../../shared/sending/dispatch_words.ts";

type Signs = {
  readonly lastSignAt?: string | null | undefined;
  readonly troubleSince?: string | null | undefined;
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
const since = ({ troubleSince, lastSignAt }: Signs, now: number) => {
  const moment = troubleSince ?? lastSignAt;
  return moment ? `desde ${atMoment(moment, now).replace("às ", "")}` : "";
};

/** How a session is, what that means, and what the person does about it. */
export const healthWords: Record<Health, Words> = {
  CONNECTED: {
    tone: "proven",
    state: "Conectado",
    meaning: lastSign,
    advice: null,
  },
  CONNECTING: {
    tone: "on",
    state: "Conectando",
    meaning: () => "leva alguns segundos",
    advice: null,
  },
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
    advice: "O Telegram não aceita mais este token. Peça um novo ao @BotFather e cole-o aqui; o " +
      "que está na fila espera.",
  },
  DISCONNECTED: {
    tone: "quiet",
    state: "Desconectado",
    meaning: () => "",
    advice: null,
  },
};

/** Whether a new token helps. */
export const needsToken = (health: Health) => health === "REVOKED" || health === "ELSEWHERE";

/** The line that says how a session is: "Conectado · último sinal há 20 s". */
export const healthLine = (health: Health, signs: Signs, now: number) =>
  joined(healthWords[health].state, healthWords[health].meaning(signs, now));

import type { SessionProblem } from "../delivery/messenger.ts";
import { needsPerson, type SessionFacts } from "./facts.ts";
import type { Words } from "./notification.ts";

/** What is said of a connection that waited for its person, or still does. */
export function connection(session: SessionFacts): Words {
  const { name, channel, problem, disconnectedAt, withdrawnAt } = session;
  if (!needsPerson(session)) {
    return disconnectedAt
      ? closed(`${name} foi desconectado`, "Conecte de novo quando quiser: os grupos voltam junto.")
      : closed(`${name} voltou a funcionar`, "O que estava na fila segue.");
  }
  if (withdrawnAt) {
    return open(
      "A plataforma retirou o número que você usa",
      "O que está na fila espera: segue se o número voltar. Para não depender dele, conecte o seu WhatsApp.",
    );
  }
  const words = channel === "TELEGRAM" ? ofBot : ofNumber;
  return words[problem!]!(name);
}

type Of = Partial<Readonly<Record<SessionProblem, (name: string) => Words>>>;

const open = (title: string, text: string): Words => ({ title, text, isOpen: true });
const closed = (title: string, text: string): Words => ({ title, text, isOpen: false });

const restricted: Of = {
  RESTRICTED: (name) =>
    open(
      `O mensageiro restringiu ${name}`,
      "Pausamos os envios para proteger a conta. Deixe-a descansar um dia ou mais antes de voltar.",
    ),
  BANNED: (name) =>
    open(
      `O mensageiro baniu ${name}`,
      "Nada mais sai por esta conta. Peça a revisão no celular ou conecte outra: a fila espera.",
    ),
};

const ofBot: Of = {
  ...restricted,
  REVOKED: (name) =>
    open(
      `${name} precisa de um token novo`,
      "O Telegram não aceita mais o atual. A fila espera por você em Grupos.",
    ),
  ELSEWHERE: (name) =>
    open(
      `${name} está em uso em outro programa`,
      "O Telegram só atende um. Feche o outro ou cole um token novo em Grupos.",
    ),
};

const ofNumber: Of = {
  ...restricted,
  REVOKED: (name) =>
    open(
      `${name} foi desconectado no celular`,
      "Conecte o número de novo pelo QR ou pelo código. A fila espera por você.",
    ),
  ELSEWHERE: (name) =>
    open(
      `${name} está aberto em outro lugar`,
      "Os envios pararam. Feche o outro e toque em “Usar aqui” em Grupos.",
    ),
};

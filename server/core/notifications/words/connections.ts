import type { SessionProblem } from "../../delivery/messenger.ts";
import { sentences } from "../../errors.ts";
import { needsPerson as shopNeedsPerson } from "../../marketplaces/connections/connection.ts";
import { marketplaceName } from "../../marketplaces/marketplace.ts";
import { needsPerson, type SessionFacts, type ShopFacts } from "../facts.ts";
import { closed, open, type Words } from "../notification.ts";

/** A session that waited for its person, or still does. `session` null: it is gone. */
export function connectionNeedsPerson(session: SessionFacts | null): Words {
  if (!session) return closed("Uma conexão sua parou", "Ela não existe mais.");
  const { name, channel, problem, disconnectedAt, numberRevokedAt } = session;
  if (!needsPerson(session)) {
    return disconnectedAt
      ? closed(`${name} foi desconectado`, "Conecte de novo quando quiser: os grupos voltam junto.")
      : closed(`${name} voltou a funcionar`, "O que estava na fila segue.");
  }
  if (numberRevokedAt) {
    return open(
      "A plataforma retirou o número que você usa",
      "O que está na fila espera: segue se o número voltar. Para não depender dele, conecte o seu WhatsApp.",
    );
  }
  const words = channel === "TELEGRAM" ? ofBot : ofNumber;
  return words[problem!]!(name);
}

type Of = Partial<Readonly<Record<SessionProblem, (name: string) => Words>>>;

const restrictedBy = (messenger: string): Of => ({
  RESTRICTED: (name) =>
    open(
      `O ${messenger} restringiu ${name}`,
      "Pausamos os envios para proteger a conta. Deixe-a descansar um dia ou mais antes de voltar.",
    ),
  BANNED: (name) =>
    open(
      `O ${messenger} baniu ${name}`,
      "Nada mais sai por esta conta. Peça a revisão no celular ou conecte outra: a fila espera.",
    ),
});

const ofBot: Of = {
  ...restrictedBy("Telegram"),
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
  ...restrictedBy("WhatsApp"),
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

/** A shop's connection that waited for its person, or still does. */
export function brokenShop(facts: ShopFacts | null): Words {
  if (!facts) return closed("A conexão com uma loja parou", "Ela não existe mais.");
  const { problem, disconnectedAt } = facts;
  const name = marketplaceName(facts.shop)!;
  if (problem !== null && shopNeedsPerson(facts)) {
    return open(`${name}: a conexão parou`, sentences[`SHOP_${problem}`]);
  }
  return disconnectedAt
    ? closed(`${name}: conexão desfeita`, "Seus links com etiqueta continuam funcionando.")
    : closed(`${name} voltou a responder`, "Nada mais espera por você.");
}

/** A shop's authorization that ends soon. */
export function shopExpiring(facts: ShopFacts | null): Words {
  if (!facts) return closed("A autorização de uma loja ia vencer", "Ela não existe mais.");
  const { endsAt, disconnectedAt, problem } = facts;
  if (disconnectedAt || problem === "SIGN_IN_EXPIRED") return brokenShop(facts);
  const name = marketplaceName(facts.shop)!;
  return endsAt === null
    ? closed(`${name}: a autorização foi renovada`, "Nada mais espera por você.")
    : open(
      `${name}: a autorização vence em ${endsAt}`,
      "Conecte de novo antes disso para não parar.",
    );
}

import type { DispatchStatus } from "../delivery/queue/dispatch.ts";
import { connection } from "./connection_words.ts";
import { couponsEnded, couponsEnding } from "./coupon_words.ts";
import {
  type AccountFacts,
  type Facts,
  type OfferFacts,
  type PlanFacts,
  type ShopFacts,
} from "./facts.ts";
import type { NotificationKind, Words } from "./notification.ts";
import { priceDropped } from "./price_drop_words.ts";
import { sentences } from "../errors.ts";
import { needsPerson as shopNeedsPerson } from "../marketplaces/connections/connection.ts";
import { marketplaceName } from "../marketplaces/marketplace.ts";

/** What a notification of each kind says, as things are by now. */
export const wordsOf = (kind: NotificationKind, facts: Facts): Words => words[kind](facts);

const words: Readonly<Record<NotificationKind, (facts: Facts) => Words>> = {
  WELCOME: ({ plan }) =>
    closed(
      "Boas-vindas",
      `${trialUntil(plan)}Cole o link de um produto no gerador para fazer sua primeira oferta.`,
    ),
  MESSAGES_IN_DOUBT: ({ offer }) =>
    offer ? inDoubt(offer) : goneOffer("Havia mensagens em dúvida."),
  SENDING_FAILED: ({ offer }) =>
    offer ? unsent(offer) : goneOffer("Havia mensagens que não saíram."),
  SENDING_FINISHED: ({ offer }) => offer ? finished(offer) : goneOffer("O envio dela terminou."),
  CONNECTION_NEEDS_PERSON: ({ session }) =>
    session ? connection(session) : closed("Uma conexão sua parou", "Ela não existe mais."),
  SHOP_NEEDS_PERSON: ({ shop }) =>
    shop ? brokenShop(shop) : closed("A conexão com uma loja parou", "Ela não existe mais."),
  SHOP_EXPIRING: ({ shop }) =>
    shop ? endingShop(shop) : closed("A autorização de uma loja ia vencer", "Ela não existe mais."),
  COUPONS_ENDING: ({ coupons }) => couponsEnding(coupons),
  COUPONS_EXPIRED: ({ coupons }) => couponsEnded(coupons),
  PRODUCT_PRICE_DROPPED: ({ product }) => priceDropped(product),
  TRIAL_ENDING: ({ plan }) => trialEnding(plan),
  TRIAL_ENDED: ({ plan }) => trialEnded(plan),
  MESSAGES_USED_UP: ({ plan }) => usedUp(plan),
  DATA_EXPORT_ENDED: ({ account }) => ownCopy(account),
  DELETION_ASKED: ({ account }) => leaving(account),
};

const open = (title: string, text: string): Words => ({ title, text, isOpen: true });
const closed = (title: string, text: string): Words => ({ title, text, isOpen: false });

const goneOffer = (what: string) => closed("Uma oferta que você apagou", what);
const quoted = ({ title }: OfferFacts) => `“${title}”`;

/** So many of an offer's messages, and the group's name where it is a single one. */
function ended({ ends }: OfferFacts, ...statuses: readonly DispatchStatus[]) {
  const found = statuses.flatMap((status) => ends[status] ?? []);
  const count = found.reduce((sum, end) => sum + end.count, 0);
  return { count, group: count === 1 ? found[0]!.group : null };
}

function inDoubt(offer: OfferFacts): Words {
  const { count, group } = ended(offer, "UNCERTAIN");
  if (count === 0) {
    return closed(
      "As dúvidas foram resolvidas",
      `Nada mais de ${quoted(offer)} espera a sua decisão.`,
    );
  }
  return group === null
    ? open(
      `${count} mensagens podem ter chegado`,
      `Olhe nos grupos antes de repetir ${quoted(offer)}.`,
    )
    : open(
      `${group}: a mensagem pode ter chegado`,
      `Olhe no grupo antes de repetir ${quoted(offer)}.`,
    );
}

function unsent(offer: OfferFacts): Words {
  const { count, group } = ended(offer, "FAILED", "EXPIRED");
  if (count === 0) {
    return closed(
      "O que não tinha saído foi repetido",
      `Nada mais de ${quoted(offer)} ficou para trás.`,
    );
  }
  return group === null
    ? open(
      `${count} mensagens não saíram`,
      `Veja por que ${quoted(offer)} não chegou a esses grupos e repita se ainda valer.`,
    )
    : open(
      `${group}: a mensagem não saiu`,
      `Veja o motivo e repita ${quoted(offer)} se ainda valer.`,
    );
}

function finished(offer: OfferFacts): Words {
  const { count: waiting } = ended(offer, "QUEUED", "SENDING");
  const { count: sent } = ended(offer, "SENT");
  const { count: other } = ended(offer, "FAILED", "EXPIRED", "UNCERTAIN");
  if (waiting > 0) return closed("Envio em andamento", `${quoted(offer)} está saindo de novo.`);
  const groups = sent === 1 ? "1 grupo" : `${sent} grupos`;
  return other === 0
    ? closed(`Enviado para ${groups}`, `O envio de ${quoted(offer)} terminou.`)
    : closed(
      `Enviado para ${sent} de ${sent + other} grupos`,
      `O envio de ${quoted(offer)} terminou. Veja o que faltou.`,
    );
}

function brokenShop(facts: ShopFacts): Words {
  const { trouble, disconnectedAt } = facts;
  const name = marketplaceName(facts.shop)!;
  if (trouble !== null && shopNeedsPerson(facts)) {
    return open(`${name}: a conexão parou`, sentences[`SHOP_${trouble}`]);
  }
  return disconnectedAt
    ? closed(`${name}: conexão desfeita`, "Seus links com etiqueta continuam funcionando.")
    : closed(`${name} voltou a responder`, "Nada mais espera por você.");
}

function endingShop(facts: ShopFacts): Words {
  const { endsAt, disconnectedAt, trouble } = facts;
  if (disconnectedAt || trouble === "SIGN_IN_EXPIRED") return brokenShop(facts);
  const name = marketplaceName(facts.shop)!;
  return endsAt === null
    ? closed(`${name}: a autorização foi renovada`, "Nada mais espera por você.")
    : open(
      `${name}: a autorização vence em ${endsAt}`,
      "Conecte de novo antes disso para não parar.",
    );
}

const trialUntil = ({ status, endsAt }: PlanFacts) =>
  status === "trialing" && endsAt ? `Seu período de teste vale até ${endsAt}. ` : "";

function trialEnding(plan: PlanFacts): Words {
  const { status, endsAt, daysLeft } = plan;
  if (status !== "trialing") return trialEnded(plan);
  const when = ["hoje", "amanhã"][daysLeft] ?? `em ${daysLeft} dias`;
  return open(
    `Seu período de teste termina ${when}`,
    `Em ${endsAt} os envios pausam. Suas ofertas ficam aqui; nada é apagado.`,
  );
}

const trialEnded = ({ status }: PlanFacts): Words =>
  status === "expired"
    ? open(
      "Seu período de teste terminou",
      "Os envios estão pausados. Nada foi apagado: tudo continua aqui para ler.",
    )
    : closed("Seu período de teste terminou", "Você já tem um plano: os envios seguem.");

function usedUp({ used, most, nextMonth }: PlanFacts): Words {
  if (most < 0) {
    return closed("As mensagens do plano tinham acabado", "Seu plano de agora não tem limite.");
  }
  return used >= most
    ? open(
      `As ${most} mensagens do mês acabaram`,
      `O que está na fila segue. Para novos envios, espere ${nextMonth}.`,
    )
    : closed("Há mensagens de novo", `Você usou ${used} de ${most} neste mês.`);
}

function ownCopy({ dataExport }: AccountFacts): Words {
  if (dataExport?.until) {
    return open(
      "Seus dados estão prontos",
      `Baixe a cópia em Conta e segurança até ${dataExport.until}.`,
    );
  }
  switch (dataExport?.status) {
    case "FAILED":
      return open(
        "A cópia dos seus dados não ficou pronta",
        "Algo falhou aqui, e nada se perdeu. Peça outra em Conta e segurança.",
      );
    case "PENDING":
      return closed(
        "Outra cópia dos seus dados está sendo feita",
        "Você recebe um aviso quando ela estiver pronta.",
      );
    default:
      return closed(
        "A cópia dos seus dados expirou",
        "Peça outra em Conta e segurança quando quiser.",
      );
  }
}

const leaving = ({ deletesAt }: AccountFacts): Words =>
  deletesAt === null
    ? closed("Sua conta não será excluída", "Sua conta e seus dados ficam como estão.")
    : open(
      `Sua conta será excluída em ${deletesAt}`,
      "Até lá tudo funciona, e você pode cancelar em Conta e segurança. Depois não há como voltar.",
    );

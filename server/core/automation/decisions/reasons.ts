import { type FailureCode, sentences } from "../../errors.ts";
import { formatMoney } from "../../money.ts";

/** The figures and words of a reason. */
export type ReasonDetail = Readonly<Record<string, string | number>>;

const money = (cents: unknown, { currency }: ReasonDetail) =>
  formatMoney({ cents: Number(cents), currency: String(currency ?? "BRL") });
const counted = (count: unknown, one: string, several: string) =>
  Number(count) === 1 ? `1 ${one}` : `${count} ${several}`;
const groups = ({ groups }: ReasonDetail) => counted(groups, "grupo", "grupos");
const percent = (value: unknown) => `${String(value).replace(".", ",")}%`;

/** Every reason of a decision and the sentence that says it. Codes are stored: they are never renamed. */
const reasonSentences = {
  // it matched
  PRICE_DROPPED: (d) =>
    `Caiu ${percent(d.percent)}: de ${money(d.fromCents, d)} para ${money(d.cents, d)}. ${
      where(d)
    }`,
  LOWEST_PRICE: (d) => `${money(d.cents, d)} é o menor preço em ${d.days} dias. ${where(d)}`,
  OFFER_READY: (d) => `Você aprovou a oferta. ${where(d)}`,
  COUPON_PROVEN: (d) => `O cupom ${d.code} funcionou. ${where(d)}`,
  COUPON_ENDING: (d) => `O cupom ${d.code} termina em ${d.until}. ${where(d)}`,
  FOUND: (d) => `A busca por “${d.query}” encontrou. ${where(d)}`,
  SLOT_FREE: (d) => `O horário das ${d.time} estava livre. ${where(d)}`,
  SOURCE_SEEN: (d) => `O link apareceu em um grupo de origem. ${where(d)}`,
  OFFER_SOLD_OUT: (d) => `Esgotou. ${corrects(d)}`,
  OFFER_COUPON_ENDED: (d) => `O cupom da oferta terminou. ${corrects(d)}`,
  OFFER_PRICE_REMOVED: (d) => `Você tirou o preço da oferta. ${corrects(d)}`,
  PRICE_ROSE: (d) =>
    `O preço subiu de ${money(d.fromCents, d)} para ${money(d.cents, d)}. Confirme de novo.`,

  // a condition did not hold
  RULES_STOPPED: () => "Você tinha parado todas as regras.",
  PLAN_ENDED: () => "Seu período de teste ou plano tinha terminado.",
  ACCOUNT_BLOCKED: () => "A conta estava bloqueada.",
  EVENT_TOO_OLD: () => "Soubemos tarde demais: o preço já podia ser outro.",
  DROP_TOO_SMALL: (d) => `Caiu só ${percent(d.percent)}; a regra pede ${percent(d.least)}.`,
  NOT_LOWEST: (d) => `Não se prova que é o menor preço em ${d.days} dias.`,
  MARKETPLACE_OTHER: () => "A regra não vale para esta loja.",
  CATEGORY_UNKNOWN: () => "Não sabemos a categoria.",
  CATEGORY_OTHER: () => "É de outra categoria.",
  WORD_MISSING: () => "Não tem nenhuma das palavras da regra.",
  WORD_AVOIDED: (d) => `Tem “${d.word}”, que a regra evita.`,
  OUT_OF_STOCK: () => "Está esgotado.",
  PRICE_UNKNOWN: () => "Não sabemos o preço.",
  PRICE_LOW: (d) => `Custa ${money(d.cents, d)}; a regra pede ao menos ${money(d.limit, d)}.`,
  PRICE_HIGH: (d) => `Custa ${money(d.cents, d)}; a regra pede no máximo ${money(d.limit, d)}.`,
  DISCOUNT_UNPROVEN: () => "O desconto não se prova.",
  DISCOUNT_SMALL: (d) =>
    `O desconto que se prova é de ${percent(d.percent)}; a regra pede ${percent(d.least)}.`,
  COMMISSION_UNKNOWN: () => "Não sabemos a comissão: nem a API da loja, nem um programa seu a diz.",
  COMMISSION_SMALL: (d) =>
    `A comissão é de ${percent(d.percent)}; a regra pede ${percent(d.least)}.`,
  RATING_UNKNOWN: () => "Não sabemos a nota.",
  RATING_LOW: (d) => `A nota é ${decimal(d.rating)}; a regra pede ${decimal(d.least)}.`,
  SENT_RECENTLY: (d) =>
    Number(d.days) === 0
      ? "O mesmo produto já foi a estes grupos hoje."
      : `O mesmo produto já foi a estes grupos há ${counted(d.days, "dia", "dias")}.`,
  FAMILY_SENT: () => "Um produto parecido já foi a estes grupos hoje.",
  RULE_DAY_CAP: (d) => `A regra já chegou ao limite de ${d.most} por dia.`,
  PRICE_CHANGED: (d) =>
    `O preço mudou de ${money(d.fromCents, d)} para ${money(d.cents, d)} antes do envio.`,
  PRICE_NOT_CHECKED: () => "Não conseguimos conferir o preço antes do envio.",
  OFFER_UNPAID: () => "O link da oferta não paga você.",
  OFFER_GONE: () => "A oferta foi apagada.",
  NOTHING_OUT: () => "Nenhuma mensagem nos grupos da regra ainda pode ser corrigida.",
  NO_OFFER: (d) => `Nenhuma oferta sua tem o cupom ${d.code}.`,
  NO_CANDIDATE: (d) => `Nenhuma oferta aprovada servia para o horário das ${d.time}.`,
  SLOT_TAKEN: (d) => `Nenhum grupo da regra estava livre às ${d.time}.`,
  SLOT_OUTSIDE_HOURS: (d) => `O horário das ${d.time} fica fora das horas da regra.`,
  SHOP_PAUSED: () => "A loja pediu uma pausa nas buscas.",
  PLAN_FULL: (d) => sentenceOf(d),
  LINK_NOT_READ: (d) => sentenceOf(d),
  NOT_ANSWERED: () => "Sem resposta a tempo: não foi enviada.",

  // it went wrong
  NO_GROUPS: () => "Nenhum grupo da regra pode receber agora.",
  REFUSED: (d) => sentenceOf(d),
  UNEXPECTED: () => "Algo deu errado do nosso lado.",
} as const satisfies Record<string, (detail: ReasonDetail) => string>;

export type ReasonCode = keyof typeof reasonSentences;
export const reasonCodes = Object.keys(reasonSentences) as readonly ReasonCode[];

/** Returns a reason as the person reads it. */
export const reasonSentence = (code: ReasonCode, detail: ReasonDetail): string =>
  reasonSentences[code](detail);

/** Returns the refusal by the plan that a reason stands for; null: it is another reason. */
export function limitCodeOf(code: ReasonCode, { failure }: ReasonDetail): string | null {
  if (code === "PLAN_ENDED") return code;
  return code === "PLAN_FULL" && failure ? String(failure) : null;
}

const where = (detail: ReasonDetail): string =>
  (detail.mode === "ASK"
    ? `Pede a sua resposta para ${groups(detail)}.`
    : `Vai a ${groups(detail)}.`) + leftOut(detail) + passedOver(detail);

const leftOut = ({ leftOut }: ReasonDetail): string =>
  leftOut === undefined
    ? ""
    : ` ${
      counted(leftOut, "grupo fica de fora: já recebeu", "grupos ficam de fora: já receberam")
    } este produto, ou um parecido.`;

const passedOver = ({ passed, passedCode }: ReasonDetail): string =>
  passed === undefined
    ? ""
    : ` Antes dela, “${passed}” ficou de fora: ${
      passedCode === "PRICE_NOT_CHECKED"
        ? "não conseguimos conferir o preço."
        : "com o preço de agora, já não servia."
    }`;

const corrects = (detail: ReasonDetail): string => `Corrige o que está em ${groups(detail)}.`;

const decimal = (value: unknown) => String(value).replace(".", ",");

const sentenceOf = ({ failure }: ReasonDetail): string =>
  sentences[failure as FailureCode] ?? "Algo deu errado do nosso lado.";

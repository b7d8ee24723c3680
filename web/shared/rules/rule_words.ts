import { marketplaces as shops } from "../marketplaces.ts";
import { countLabel, numberLabel } from "../../ui/text/numbers.ts";
import { moneyLabel } from "../../ui/text/money.ts";
import { isCorrecting, type RuleValues, type Slot, type TriggerKind } from "./rule_values.ts";

type TriggerWords = {
  /** Its name where one chooses it. */
  readonly choice: string;
  /** The words around the shop or category. */
  readonly subject: string;
  readonly verb: string;
  readonly chip: (trigger: RuleValues["trigger"]) => string;
};

/** The words of each trigger. */
export const triggers: Readonly<Record<TriggerKind, TriggerWords>> = {
  LOWEST_PRICE: {
    choice: "Um produto fica no menor preço",
    subject: "algo de",
    verb: "ficar",
    chip: ({ lowestInDays }) => `no menor preço em ${lowestInDays ?? 90} dias`,
  },
  PRICE_DROP: {
    choice: "O preço de um produto baixa",
    subject: "algo de",
    verb: "baixar",
    chip: ({ minDropPercent }) => `${numberLabel(minDropPercent ?? 10)}% ou mais`,
  },
  OFFER_READY: {
    choice: "Uma oferta é aprovada",
    subject: "uma oferta de",
    verb: "",
    chip: () => "for aprovada",
  },
  COUPON_PROVEN: {
    choice: "Um cupom é conferido",
    subject: "um cupom de",
    verb: "",
    chip: () => "for conferido",
  },
  COUPON_ENDING: {
    choice: "Um cupom está para acabar",
    subject: "um cupom de",
    verb: "",
    chip: () => "estiver para acabar",
  },
  SHOP_SEARCH: {
    choice: "Uma busca nas lojas acha algo",
    subject: "algo de",
    verb: "aparecer",
    chip: ({ query, marketplaces, everyMinutes }) =>
      `na busca ${among(marketplaces.map((id) => `da ${shops[id].name}`), "das lojas")} por ${
        query ? `“${query}”` : "…"
      }, a cada ${everyLabel(everyMinutes ?? 60)}`,
  },
  FREE_SLOT: {
    choice: "Um horário fica livre",
    subject: "uma oferta de",
    verb: "esperar e",
    chip: () => "houver um horário livre",
  },
  SOURCE_MESSAGE: {
    choice: "Chega um link num grupo de origem",
    subject: "um link de",
    verb: "chegar",
    chip: ({ sourceGroupIds }) =>
      sourceGroupIds.length === 0
        ? "nos grupos de origem que você escolher"
        : `em ${countLabel(sourceGroupIds.length, "grupo de origem", "grupos de origem")}`,
  },
  OFFER_ENDED: {
    choice: "Uma oferta que já enviei acaba",
    subject: "uma oferta de",
    verb: "que já foi aos grupos",
    chip: () => "esgotar ou acabar",
  },
};

/** Words an interval: "30 min", "2 h". */
export const everyLabel = (minutes: number) =>
  minutes % 60 === 0 ? `${minutes / 60} h` : `${minutes} min`;

/** Joins alternatives: "a", "a ou b", "a, b ou c"; without any, `none`. */
export const among = (words: readonly string[], none: string) =>
  words.length < 2 ? words[0] ?? none : `${words.slice(0, -1).join(", ")} ou ${words.at(-1)}`;

/** The words of a price range, or null. */
function priceRangeLabel(min: number | null, max: number | null): string | null {
  const amount = (cents: number) => moneyLabel(cents).replace(",00", "").replace(" ", "\u00a0");
  if (min != null && max != null) return `de ${amount(min)} a ${amount(max)}`;
  if (min != null) return `${amount(min)} ou mais`;
  return max != null ? `até ${amount(max)}` : null;
}

type ConditionWords = {
  /** Its name where one adds it. */
  readonly choice: string;
  /** The words before its chip. */
  readonly lead: string;
  /** The chip; null: the rule has no such condition. */
  readonly chip: (conditions: RuleValues["conditions"]) => string | null;
};

/** The conditions that one adds and takes away, in the order of the sentence. */
export const conditions = {
  commission: {
    choice: "Comissão",
    lead: "a comissão for de",
    chip: ({ minCommissionPercent: least }) =>
      least === null ? null : `${numberLabel(least)}% ou mais`,
  },
  rating: {
    choice: "Nota do produto",
    lead: "a nota for de",
    chip: ({ minRating: least }) => least === null ? null : `${numberLabel(least)} ou mais`,
  },
  discount: {
    choice: "Desconto provado",
    lead: "o desconto provado for de",
    chip: ({ minProvenDiscountPercent: least }) =>
      least === null ? null : `${numberLabel(least)}% ou mais`,
  },
  price: {
    choice: "Preço",
    lead: "o preço for",
    chip: ({ minPriceCents, maxPriceCents }) => priceRangeLabel(minPriceCents, maxPriceCents),
  },
  words: {
    choice: "Palavras do título",
    lead: "o título tiver",
    chip: ({ words }) => words.length === 0 ? null : among(words.map((word) => `“${word}”`), ""),
  },
  notWords: {
    choice: "Palavras que não quero",
    lead: "o título não tiver",
    chip: ({ notWords }) =>
      notWords.length === 0 ? null : among(notWords.map((word) => `“${word}”`), ""),
  },
  notSent: {
    choice: "Sem repetir no grupo",
    lead: "não tiver ido ao grupo",
    chip: ({ notSentInDays: days }) =>
      days === null ? null : days === 1 ? "no último dia" : `nos últimos ${days} dias`,
  },
  family: {
    choice: "Sem repetir produto parecido",
    lead: "não passar de",
    chip: ({ familyPerDay: most }) =>
      most === null ? null : countLabel(most, "parecido por dia", "parecidos por dia"),
  },
} satisfies Partial<Record<Slot, ConditionWords>>;

export type ConditionSlot = keyof typeof conditions;

/** The conditions that a rule may have: one that corrects what is out has only words. */
export const conditionSlotsOf = (rule: RuleValues): readonly ConditionSlot[] =>
  isCorrecting(rule) ? ["words", "notWords"] : conditionSlots;

/** The conditions' names, in the order of the sentence. */
export const conditionSlots = Object.keys(conditions) as ConditionSlot[];

/** The name of each chip. */
export const slotTitles: Readonly<Record<Slot, string>> = {
  trigger: "Quando",
  scope: "Loja e categoria",
  mode: "O que fazer",
  groups: "Para onde vai",
  time: "Quando vai",
  perDay: "O mais por dia",
  template: "Modelo da mensagem",
  ...Object.fromEntries(conditionSlots.map((slot) => [slot, conditions[slot].choice])) as Record<
    ConditionSlot,
    string
  >,
};

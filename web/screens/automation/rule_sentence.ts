import { marketplaces as shops } from "../../shared/marketplaces.ts";
import { countLabel, numberLabel } from "../../ui/text/numbers.ts";
import { moneyLabel } from "../../ui/text/money.ts";
import { isCorrecting, type RuleValues, type Slot, type TriggerKind } from "./rule_values.ts";

/** A piece of a sentence: words, or a chip with its words. */
export type Part = {
  readonly text: string;
  readonly isStrong?: boolean;
  readonly slot?: Slot;
};

/** The names of what a rule refers to by id. */
export type RuleNames = {
  readonly groups: ReadonlyMap<string, string>;
  readonly template: string | null;
  /** What stands for groups that are not chosen yet. */
  readonly noGroups?: string;
};

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
const among = (words: readonly string[], none: string) =>
  words.length < 2 ? words[0] ?? none : `${words.slice(0, -1).join(", ")} ou ${words.at(-1)}`;

/** Words what a rule applies to: "Casa e cozinha", "Amazon ou Shopee", "3 categorias da Amazon". */
function scopeLabel({ marketplaces, categories }: RuleValues["conditions"]): string {
  const names = marketplaces.map((id) => shops[id].name);
  if (categories.length === 0) {
    return names.length > 2 ? `${names.length} lojas` : among(names, "qualquer loja");
  }
  const kinds = categories.length > 2 ? `${categories.length} categorias` : among(categories, "");
  if (names.length === 0) return kinds;
  return `${kinds} em ${names.length > 2 ? `${names.length} lojas` : among(names, "")}`;
}

/** Words a time of day: "9h", "9h30". */
export const hourLabel = (time: string) => {
  const [hours, minutes] = time.split(":");
  return `${Number(hours)}h${minutes === "00" ? "" : minutes}`;
};

function timeLabel({ timing, fromTime: from, toTime: to, isUrgent }: RuleValues["actions"]) {
  const hours = from && to
    ? `entre ${hourLabel(from)} e ${hourLabel(to)}`
    : from
    ? `a partir das ${hourLabel(from)}`
    : to
    ? `até as ${hourLabel(to)}`
    : null;
  const when = timing === "NEXT_FREE_SLOT" ? "no próximo horário livre" : hours ? null : "na hora";
  return [when, hours, isUrgent ? "com prioridade" : null].filter((words) => words !== null)
    .join(", ");
}

function groupsLabel({ groupIds, groupTags }: RuleValues["actions"], names: RuleNames) {
  const [first] = groupIds;
  const listed = groupIds.length === 1
    ? names.groups.get(first!) ?? "1 grupo"
    : groupIds.length > 0
    ? `${groupIds.length} grupos`
    : null;
  const tagged = groupTags.length > 0 ? among(groupTags.map((tag) => `“${tag}”`), "") : null;
  if (!tagged) return listed ?? names.noGroups ?? "escolha os grupos";
  return listed ? `${listed} e aos de ${tagged}` : `grupos de ${tagged}`;
}

/** The words of a price range, or null. */
export function priceRangeLabel(min: number | null, max: number | null): string | null {
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

/** Words a rule as one sentence, in parts; a chip's part has its slot. */
export function ruleSentence(rule: RuleValues, names: RuleNames): readonly Part[] {
  const { subject, verb, chip } = triggers[rule.trigger.kind];
  const holds = conditionSlotsOf(rule).flatMap((slot) => {
    const { lead, chip } = conditions[slot];
    const text = chip(rule.conditions);
    return text === null ? [] : [[{ text: ` ${lead} ` }, { text, slot }]];
  });
  return [
    { text: "Quando", isStrong: true },
    { text: ` ${subject} ` },
    { text: scopeLabel(rule.conditions), slot: "scope" },
    { text: verb ? ` ${verb} ` : " " },
    { text: chip(rule.trigger), slot: "trigger" },
    { text: ", " },
    ...holds.length === 0 ? [] : [
      { text: "se", isStrong: true },
      ...holds.flatMap((part, at) => at === 0 ? part : [{ text: " e" }, ...part]),
      { text: ", " },
    ],
    { text: "então", isStrong: true },
    { text: " " },
    ...isCorrecting(rule) ? correction(rule, names) : sending(rule, names),
    { text: "." },
  ];
}

/** The words of what a rule does that corrects. */
const correction = ({ actions }: RuleValues, names: RuleNames): readonly Part[] => [
  { text: "pôr “Esgotado” na frente do que está em " },
  { text: groupsLabel(actions, names), slot: "groups" },
  { text: ", até " },
  { text: `${numberLabel(actions.perDay)} por dia`, slot: "perDay" },
];

/** The words of what a rule does that sends. */
function sending(rule: RuleValues, names: RuleNames): readonly Part[] {
  const asks = rule.actions.mode === "ASK";
  return [
    { text: asks ? "pedir a minha aprovação" : "enviar sem perguntar", slot: "mode" },
    { text: asks ? " e enviar a " : " a " },
    { text: groupsLabel(rule.actions, names), slot: "groups" },
    { text: " " },
    { text: timeLabel(rule.actions), slot: "time" },
    { text: ", até " },
    { text: `${numberLabel(rule.actions.perDay)} por dia`, slot: "perDay" },
    ...rule.actions.templateId === null ? [] : [
      { text: ", com o modelo " },
      { text: names.template ?? "escolhido", slot: "template" as const },
    ],
  ];
}

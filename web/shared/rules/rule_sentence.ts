import { marketplaces as shops } from "../marketplaces.ts";
import { numberLabel } from "../../ui/text/numbers.ts";
import { among, conditions, conditionSlotsOf, triggers } from "./rule_words.ts";
import { isCorrecting, type RuleValues, type Slot } from "./rule_values.ts";

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

/** Words a time of day: "9h", "9h30". */
const hourLabel = (time: string) => {
  const [hours, minutes] = time.split(":");
  return `${Number(hours)}h${minutes === "00" ? "" : minutes}`;
};

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

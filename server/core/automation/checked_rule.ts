import { Failure, type FailureCode } from "../errors.ts";
import { type GroupId, isId } from "../ids.ts";
import { connectableShops } from "../marketplaces/api/shop_api.ts";
import { MOST_CENTS } from "../money.ts";
import { fold } from "../search.ts";
import {
  noConditions,
  type RuleActions,
  type RuleConditions,
  type RuleFields,
  type RuleTrigger,
  triggerOf,
} from "./rule.ts";

const LONGEST_NAME = 60;
/** Characters of a search, of a word and of a tag, and how many of them there may be. */
const LONGEST_QUERY = 100;
const LONGEST_WORD = 40;
const MOST_WORDS = 30;
/** Most groups that a rule names, and most that it reads. */
const MOST_GROUPS = 100;
const MOST_SOURCES = 20;
/** Minutes between two searches of a shop: its quota is for the person's own searches, too. */
const SOONEST_SEARCH = 30;
const LATEST_SEARCH = 24 * 60;
const MOST_PER_DAY = 100;
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

/**
 * Returns a rule's fields, tidied, without what its trigger does not use.
 * @throws Failure RULE_NAME_INVALID, RULE_TRIGGER_INVALID, RULE_CONDITIONS_INVALID or
 * RULE_ACTIONS_INVALID, with the field at fault
 */
export function checkedRule({ name, trigger, conditions, actions }: RuleFields): RuleFields {
  const fields = {
    name: checkedName(name),
    trigger: checkedTrigger(trigger),
    conditions: checkedConditions(conditions),
    actions: checkedActions(actions),
  };
  return fields.trigger.kind === "OFFER_ENDED" ? correcting(fields) : fields;
}

/** A rule that corrects what is out: it sends nothing, so that only words and shops narrow it. */
const correcting = ({ conditions, actions, ...fields }: RuleFields): RuleFields => ({
  ...fields,
  conditions: {
    ...noConditions,
    marketplaces: conditions.marketplaces,
    categories: conditions.categories,
    words: conditions.words,
    notWords: conditions.notWords,
  },
  actions: {
    ...actions,
    mode: "SEND",
    templateId: null,
    timing: "NOW",
    fromTime: null,
    toTime: null,
    isUrgent: false,
  },
});

function checkedName(typed: string): string {
  const name = typed.trim().replace(/\s+/g, " ");
  if ([...name].length > LONGEST_NAME || !/^\P{C}+$/u.test(name)) {
    throw new Failure("RULE_NAME_INVALID", ["name"]);
  }
  return name;
}

function checkedTrigger(given: RuleTrigger): RuleTrigger {
  const field = checking("RULE_TRIGGER_INVALID", "trigger");
  const trigger = triggerOf(given.kind);
  switch (given.kind) {
    case "PRICE_DROP":
      return { ...trigger, minDropPercent: field.int(given, "minDropPercent", 1, 95) };
    case "LOWEST_PRICE":
      if (given.lowestInDays !== 30 && given.lowestInDays !== 90) field.refuse("lowestInDays");
      return { ...trigger, lowestInDays: given.lowestInDays };
    case "SHOP_SEARCH": {
      const query = given.query?.trim().replace(/\s+/g, " ") ?? "";
      if (query.length > LONGEST_QUERY || !/^\P{C}+$/u.test(query)) field.refuse("query");
      const marketplaces = [...new Set(given.marketplaces)];
      const isSearchable = (one: string) => (connectableShops as readonly string[]).includes(one);
      if (marketplaces.length === 0 || !marketplaces.every(isSearchable)) {
        field.refuse("marketplaces");
      }
      const everyMinutes = field.int(given, "everyMinutes", SOONEST_SEARCH, LATEST_SEARCH);
      return { ...trigger, query, marketplaces, everyMinutes };
    }
    case "SOURCE_MESSAGE":
      return {
        ...trigger,
        sourceGroupIds: field.groups("sourceGroupIds", given.sourceGroupIds, MOST_SOURCES),
      };
    default:
      return trigger;
  }
}

function checkedConditions(given: RuleConditions): RuleConditions {
  const field = checking("RULE_CONDITIONS_INVALID", "conditions");
  const within = (name: keyof RuleConditions, least: number, most: number) =>
    given[name] === null ? null : field.int(given, name, least, most);
  const { minCommissionPercent, minRating } = given;
  if (minCommissionPercent !== null && !(minCommissionPercent > 0 && minCommissionPercent <= 90)) {
    field.refuse("minCommissionPercent");
  }
  if (minRating !== null && !(minRating >= 1 && minRating <= 5)) field.refuse("minRating");
  const minPriceCents = within("minPriceCents", 1, MOST_CENTS);
  const maxPriceCents = within("maxPriceCents", 1, MOST_CENTS);
  if (minPriceCents !== null && maxPriceCents !== null && minPriceCents > maxPriceCents) {
    field.refuse("maxPriceCents");
  }
  return {
    marketplaces: [...new Set(given.marketplaces)],
    categories: field.words(given, "categories"),
    words: field.words(given, "words"),
    notWords: field.words(given, "notWords"),
    minPriceCents,
    maxPriceCents,
    minProvenDiscountPercent: within("minProvenDiscountPercent", 1, 95),
    minCommissionPercent,
    minRating,
    notSentInDays: within("notSentInDays", 1, 90),
    familyPerDay: within("familyPerDay", 1, 20),
  };
}

function checkedActions(given: RuleActions): RuleActions {
  const field = checking("RULE_ACTIONS_INVALID", "actions");
  const { fromTime, toTime } = given;
  if ((fromTime === null) !== (toTime === null)) field.refuse(fromTime ? "toTime" : "fromTime");
  if (fromTime !== null && !TIME.test(fromTime)) field.refuse("fromTime");
  if (toTime !== null && (!TIME.test(toTime) || toTime === fromTime)) field.refuse("toTime");
  return {
    mode: given.mode,
    templateId: given.templateId,
    groupIds: field.groups("groupIds", given.groupIds, MOST_GROUPS),
    groupTags: field.words(given, "groupTags"),
    timing: given.timing,
    fromTime,
    toTime,
    isUrgent: given.isUrgent,
    perDay: field.int(given, "perDay", 1, MOST_PER_DAY),
  };
}

/** The checks of fields of one part of a rule, which fail with one code. */
function checking(code: FailureCode, part: string) {
  function refuse(name: string): never {
    throw new Failure(code, [part, name]);
  }
  return {
    refuse,
    int<Name extends string>(
      given: { readonly [N in Name]: unknown },
      name: Name,
      least: number,
      most: number,
    ): number {
      const value = given[name];
      if (!Number.isInteger(value) || Number(value) < least || Number(value) > most) refuse(name);
      return Number(value);
    },
    /** Without duplicates; accents and capitals do not matter. */
    words<Name extends string>(
      given: { readonly [N in Name]: readonly string[] },
      name: Name,
    ): string[] {
      const tidy = given[name].map((word) => word.trim().replace(/\s+/g, " "));
      const isWord = (word: string) => word.length <= LONGEST_WORD && /^\P{C}+$/u.test(word);
      if (tidy.length > MOST_WORDS || !tidy.every(isWord)) refuse(name);
      return [...new Map(tidy.toReversed().map((word) => [fold(word), word])).values()].reverse();
    },
    groups(name: string, given: readonly GroupId[], most: number): GroupId[] {
      const ids = [...new Set(given)];
      if (ids.length > most || !ids.every((id) => isId("grp", id))) refuse(name);
      return ids;
    },
  };
}

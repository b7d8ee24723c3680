import type { Rule } from "../rule.ts";
import type { RuleEvent } from "./rule_event.ts";

/** A rule and an event that it is evaluated for. */
export type Pair = { readonly rule: Rule; readonly event: RuleEvent };

/** Returns each event with the rules that it concerns, in the order in which they decide. */
export const pairsOf = (rules: readonly Rule[], events: readonly RuleEvent[]): Pair[] =>
  events.toSorted((a, b) => a.at.getTime() - b.at.getTime()).flatMap((event) =>
    rules.filter((rule) => concerns(event, rule)).map((rule) => ({ rule, event }))
  );

const concerns = (event: RuleEvent, { id, trigger, enabledAt }: Rule): boolean =>
  event.kinds.includes(trigger.kind) && (event.ruleId ?? id) === id &&
  enabledAt !== null && event.at >= enabledAt &&
  (trigger.kind !== "SOURCE_MESSAGE" || trigger.sourceGroupIds.includes(event.sourceGroupId!));

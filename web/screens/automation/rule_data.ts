import { graphql, useFragment } from "react-relay";
import type {
  ruleData_rule$data,
  ruleData_rule$key,
} from "../../__generated__/ruleData_rule.graphql.ts";
import type { RuleNames } from "./rule_sentence.ts";
import type { RuleValues } from "./rule_values.ts";

/** Reads all that a card shows of a rule; every mutation and subscription selects it. */
export function useRule(key: ruleData_rule$key) {
  const rule = useFragment(
    graphql`
      fragment ruleData_rule on Rule {
        id
        version
        name
        isEnabled
        status
        enabledAt
        pausedAt
        activity {
          matchedToday
        }
        trigger {
          kind
          minDropPercent
          lowestInDays
          query
          marketplaces
          everyMinutes
          sourceGroups {
            id
          }
        }
        conditions {
          marketplaces
          categories
          words
          notWords
          minPriceCents
          maxPriceCents
          minProvenDiscountPercent
          minCommissionPercent
          minRating
          notSentInDays
          familyPerDay
        }
        actions {
          mode
          templateId
          template {
            id
            name
          }
          groups {
            id
            title
          }
          groupTags
          timing
          fromTime
          toTime
          isUrgent
          perDay
        }
      }
    `,
    key,
  );
  return { rule, values: valuesOf(rule), names: namesOf(rule) };
}

type Data = Pick<ruleData_rule$data, "name" | "trigger" | "conditions" | "actions">;

/** Returns the values that the editor changes. */
export const valuesOf = ({ name, trigger, conditions, actions }: Data): RuleValues => ({
  name,
  trigger: {
    kind: trigger.kind as RuleValues["trigger"]["kind"],
    minDropPercent: trigger.minDropPercent ?? null,
    lowestInDays: trigger.lowestInDays ?? null,
    query: trigger.query ?? null,
    marketplaces: trigger.marketplaces,
    everyMinutes: trigger.everyMinutes ?? null,
    sourceGroupIds: trigger.sourceGroups.map(({ id }) => id),
  },
  conditions: {
    ...conditions,
    minPriceCents: conditions.minPriceCents ?? null,
    maxPriceCents: conditions.maxPriceCents ?? null,
    minProvenDiscountPercent: conditions.minProvenDiscountPercent ?? null,
    minCommissionPercent: conditions.minCommissionPercent ?? null,
    minRating: conditions.minRating ?? null,
    notSentInDays: conditions.notSentInDays ?? null,
    familyPerDay: conditions.familyPerDay ?? null,
  },
  actions: {
    mode: actions.mode as RuleValues["actions"]["mode"],
    templateId: actions.templateId ?? null,
    groupIds: actions.groups.map(({ id }) => id),
    groupTags: actions.groupTags,
    timing: actions.timing as RuleValues["actions"]["timing"],
    fromTime: actions.fromTime ?? null,
    toTime: actions.toTime ?? null,
    isUrgent: actions.isUrgent,
    perDay: actions.perDay,
  },
});

/** Returns the names of the groups that a rule sends to. */
export const namesOf = ({ actions }: Data): RuleNames => ({
  groups: new Map(actions.groups.map(({ id, title }) => [id, title])),
  template: actions.template?.name ?? null,
});

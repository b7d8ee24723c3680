import { graphql, readInlineData, useFragment } from "react-relay";
import type { ruleData_actions$key } from "../../__generated__/ruleData_actions.graphql.ts";
import type { ruleData_conditions$key } from "../../__generated__/ruleData_conditions.graphql.ts";
import type { ruleData_rule$key } from "../../__generated__/ruleData_rule.graphql.ts";
import type { ruleData_trigger$key } from "../../__generated__/ruleData_trigger.graphql.ts";
import type { RuleNames } from "./rule_sentence.ts";
import type { RuleValues } from "./rule_values.ts";

/** What a sentence and the editor need of a rule, or of one that may become it. */
const parts = {
  trigger: graphql`
    fragment ruleData_trigger on RuleTrigger @inline {
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
  `,
  conditions: graphql`
    fragment ruleData_conditions on RuleConditions @inline {
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
  `,
  actions: graphql`
    fragment ruleData_actions on RuleActions @inline {
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
  `,
};

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
          ...ruleData_trigger
        }
        conditions {
          ...ruleData_conditions
        }
        actions {
          ...ruleData_actions
        }
      }
    `,
    key,
  );
  return { rule, values: valuesOf(rule), names: namesOf(rule) };
}

type Parts = {
  readonly name: string;
  readonly trigger: ruleData_trigger$key;
  readonly conditions: ruleData_conditions$key;
  readonly actions: ruleData_actions$key;
};

/** Returns the values that the editor changes. */
export function valuesOf({ name, ...rule }: Parts): RuleValues {
  const trigger = readInlineData(parts.trigger, rule.trigger);
  const conditions = readInlineData(parts.conditions, rule.conditions);
  const actions = readInlineData(parts.actions, rule.actions);
  return {
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
  };
}

/** Returns the names of the groups that a rule sends to, and of its template. */
export function namesOf(rule: Pick<Parts, "actions">): RuleNames {
  const { groups, template } = readInlineData(parts.actions, rule.actions);
  return {
    groups: new Map(groups.map(({ id, title }) => [id, title])),
    template: template?.name ?? null,
  };
}

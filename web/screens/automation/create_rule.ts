import { graphql } from "react-relay";
import type { createRuleFromStarterMutation } from "../../__generated__/createRuleFromStarterMutation.graphql.ts";
import type { createRuleMutation } from "../../__generated__/createRuleMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";
import type { SaveOutcome } from "./rule_mutations.ts";
import type { RuleValues } from "../../shared/rules/rule_values.ts";

/** Creates a rule, switched off. */
export async function createRule(fields: RuleValues): Promise<SaveOutcome> {
  const { createRule: result } = await commit<createRuleMutation>(
    graphql`
      mutation createRuleMutation($input: CreateRuleInput!) {
        createRule(input: $input) {
          ... on Rule {
            id
            ...ruleData_rule @alias
          }
          ... on UserError {
            code
            message
            path
          }
        }
      }
    `,
    { input: { ...fields, isEnabled: false } },
  );
  return result.id
    ? { kind: "saved", id: result.id }
    : { kind: "refused", message: result.message ?? "" };
}

/** Creates a rule from a starter, switched off. */
export async function createFromStarter(key: string): Promise<SaveOutcome> {
  const { useStarterRule: result } = await commit<createRuleFromStarterMutation>(
    graphql`
      mutation createRuleFromStarterMutation($input: UseStarterRuleInput!) {
        useStarterRule(input: $input) {
          ... on Rule {
            id
            ...ruleData_rule @alias
          }
          ... on UserError {
            code
            message
            path
          }
        }
      }
    `,
    { input: { key } },
  );
  return result.id
    ? { kind: "saved", id: result.id }
    : { kind: "refused", message: result.message ?? "" };
}

import { graphql } from "react-relay";
import type { dryRunMutation } from "../../../__generated__/dryRunMutation.graphql.ts";
import { commit } from "../../../relay/commit.ts";
import type { RuleValues } from "../../../shared/rules/rule_values.ts";

/** What a rule would have done. */
export type RuleDryRun = {
  readonly isKnown: boolean;
  readonly since: string;
  readonly until: string;
  readonly seen: number;
  readonly sent: number;
  readonly asked: number;
  readonly skipped: number;
  readonly days: readonly { readonly day: string; readonly sent: number; readonly asked: number }[];
  readonly reasons: readonly { readonly reason: string; readonly count: number }[];
  /** First those that match, the newest first. */
  readonly items: readonly {
    readonly startsAt: string;
    readonly outcome: string;
    readonly title: string;
    readonly groups: readonly { readonly title: string }[];
  }[];
};

/** The result, or why there is none. */
export type DryRunOutcome = RuleDryRun | { readonly problem: string };

/** Says what a rule, saved or not, would have done in the last seven days. @throws RequestFailure */
export async function dryRunRule(
  input: { readonly id: string } | { readonly draft: RuleValues },
): Promise<DryRunOutcome> {
  const { dryRunRule: result } = await commit<dryRunMutation>(
    graphql`
      mutation dryRunMutation($input: DryRunRuleInput!) {
        dryRunRule(input: $input) {
          ... on RuleDryRun {
            isKnown
            since
            until
            seen
            sent
            asked
            skipped
            days {
              day
              sent
              asked
            }
            reasons {
              reason
              count
            }
            items {
              startsAt
              outcome
              title
              groups {
                title
              }
            }
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input: { ...input, days: 7 } },
  );
  return result.message === undefined ? result as RuleDryRun : { problem: result.message };
}

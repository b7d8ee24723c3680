import { graphql } from "react-relay";
import type { ruleMutationsDeleteMutation } from "../../__generated__/ruleMutationsDeleteMutation.graphql.ts";
import type { ruleMutationsPauseMutation } from "../../__generated__/ruleMutationsPauseMutation.graphql.ts";
import type { ruleMutationsRestoreMutation } from "../../__generated__/ruleMutationsRestoreMutation.graphql.ts";
import type { ruleMutationsResumeMutation } from "../../__generated__/ruleMutationsResumeMutation.graphql.ts";
import type {
  ruleMutationsUpdateMutation,
  UpdateRuleInput,
} from "../../__generated__/ruleMutationsUpdateMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";

/** What became of a rule that was to be saved. */
export type SaveOutcome =
  | { readonly kind: "saved"; readonly id: string }
  /** Somebody else saved it meanwhile; the store has theirs. */
  | { readonly kind: "changed" }
  | { readonly kind: "refused"; readonly message: string };

/** Updates some of a rule; all fields that are given are replaced. */
export async function updateRule(input: UpdateRuleInput): Promise<SaveOutcome> {
  const { updateRule: result } = await commit<ruleMutationsUpdateMutation>(
    graphql`
      mutation ruleMutationsUpdateMutation($input: UpdateRuleInput!) {
        updateRule(input: $input) {
          ... on Rule {
            id
            ...ruleData_rule @alias
          }
          ... on RuleChangedMeanwhile {
            current {
              ...ruleData_rule
            }
          }
          ... on UserError {
            code
            message
            path
          }
        }
      }
    `,
    { input },
  );
  if (result.current) return { kind: "changed" };
  return result.message === undefined
    ? { kind: "saved", id: input.id }
    : { kind: "refused", message: result.message };
}

/** Deletes a rule; it can be restored. Resolves to the error message, or null. */
export async function deleteRule(id: string): Promise<string | null> {
  const { deleteRule: result } = await commit<ruleMutationsDeleteMutation>(
    graphql`
      mutation ruleMutationsDeleteMutation($input: DeleteRuleInput!) {
        deleteRule(input: $input) {
          ... on DeletedRule {
            ruleId @deleteRecord
          }
          ... on UserError {
            code
            message
            path
          }
        }
      }
    `,
    { input: { id } },
  );
  return result.message ?? null;
}

/** Restores a deleted rule. Resolves to the error message, or null. */
export async function restoreRule(id: string): Promise<string | null> {
  const { restoreRule: result } = await commit<ruleMutationsRestoreMutation>(
    graphql`
      mutation ruleMutationsRestoreMutation($input: RestoreRuleInput!) {
        restoreRule(input: $input) {
          ...ruleData_rule @alias
          ... on UserError {
            code
            message
            path
          }
        }
      }
    `,
    { input: { id } },
  );
  return result.message ?? null;
}

/** Stops every rule at once. Resolves to the error message, or null. */
export async function pauseAllRules(): Promise<string | null> {
  const { pauseAllRules: result } = await commit<ruleMutationsPauseMutation>(
    graphql`
      mutation ruleMutationsPauseMutation {
        pauseAllRules {
          ... on Viewer {
            rulesStoppedAt
          }
          ... on UserError {
            code
            message
            path
          }
        }
      }
    `,
    {},
  );
  return result.message ?? null;
}

/** Lets the rules go on that were stopped together. Resolves to the error message, or null. */
export async function resumeAllRules(): Promise<string | null> {
  const { resumeAllRules: result } = await commit<ruleMutationsResumeMutation>(
    graphql`
      mutation ruleMutationsResumeMutation {
        resumeAllRules {
          ... on Viewer {
            rulesStoppedAt
          }
          ... on UserError {
            code
            message
            path
          }
        }
      }
    `,
    {},
  );
  return result.message ?? null;
}

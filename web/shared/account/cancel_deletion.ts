import { graphql } from "react-relay";
import type { cancelDeletionMutation } from "../../__generated__/cancelDeletionMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";

/** Cancels the deletion of the account. @returns the error message, or null on success. */
export async function cancelDeletion(): Promise<string | null> {
  const { cancelAccountDeletion } = await commit<cancelDeletionMutation>(
    graphql`
      mutation cancelDeletionMutation {
        cancelAccountDeletion {
          ... on Viewer {
            deletesAt
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    {},
  );
  return cancelAccountDeletion.message ?? null;
}

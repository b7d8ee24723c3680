import { graphql } from "react-relay";
import type { cancelDeletionMutation } from "../../__generated__/cancelDeletionMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";

/** The account stays after all. */
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

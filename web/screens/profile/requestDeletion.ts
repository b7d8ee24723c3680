import { graphql } from "react-relay";
import type { requestDeletionMutation } from "../../__generated__/requestDeletionMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";

type Refusal = { readonly message: string; readonly isOfField: boolean };

/** Has the account deleted in 7 days; `confirmation`: its e-mail, as the person typed it. */
export async function requestDeletion(confirmation: string): Promise<Refusal | null> {
  const { requestAccountDeletion } = await commit<requestDeletionMutation>(
    graphql`
      mutation requestDeletionMutation($input: RequestAccountDeletionInput!) {
        requestAccountDeletion(input: $input) {
          ... on User {
            deletesAt
          }
          ... on UserError {
            code
            message
            path
          }
        }
      }
    `,
    { input: { confirmation } },
  );
  const { message, path = [] } = requestAccountDeletion;
  return message ? { message, isOfField: path.includes("confirmation") } : null;
}

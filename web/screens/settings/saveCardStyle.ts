import { graphql } from "react-relay";
import type {
  saveCardStyleMutation,
  UpdateCardStyleInput,
} from "../../__generated__/saveCardStyleMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";

/** Saves how the person's cards look. Resolves to a refusal's sentence, or null. */
export async function saveCardStyle(input: UpdateCardStyleInput): Promise<string | null> {
  const { updateCardStyle } = await commit<saveCardStyleMutation>(
    graphql`
      mutation saveCardStyleMutation($input: UpdateCardStyleInput!) {
        updateCardStyle(input: $input) {
          ... on CardStyle {
            __typename
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input },
  );
  return updateCardStyle.message ?? null;
}

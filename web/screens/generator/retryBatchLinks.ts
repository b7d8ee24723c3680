import { graphql } from "react-relay";
import type {
  RetryBatchLinksInput,
  retryBatchLinksMutation,
} from "../../__generated__/retryBatchLinksMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";

/** Has links read again that failed: these, or all of a batch. @returns why not, null once asked. */
export async function retryBatchLinks(input: RetryBatchLinksInput): Promise<string | null> {
  const { retryBatchLinks: answer } = await commit<retryBatchLinksMutation>(
    graphql`
      mutation retryBatchLinksMutation($input: RetryBatchLinksInput!) {
        retryBatchLinks(input: $input) {
          ...BatchBoard_batch @alias(as: "batch")
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input },
  );
  return answer.message ?? null;
}

import { graphql } from "react-relay";
import type {
  CreateLinkBatchInput,
  createLinkBatchMutation,
} from "../../__generated__/createLinkBatchMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";

/** Has the links of a pasted text read, each to become an offer. @throws RequestFailure */
export async function createLinkBatch(input: CreateLinkBatchInput) {
  const { createLinkBatch: answer } = await commit<createLinkBatchMutation>(
    graphql`
      mutation createLinkBatchMutation($input: CreateLinkBatchInput!) {
        createLinkBatch(input: $input) {
          ... on LinkBatch {
            id
          }
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
  return answer.message
    ? { message: answer.message, batchId: null }
    : { message: null, batchId: answer.id! };
}

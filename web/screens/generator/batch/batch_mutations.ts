import { graphql } from "react-relay";
import type {
  batchMutationsCreateMutation,
  CreateLinkBatchInput,
} from "../../../__generated__/batchMutationsCreateMutation.graphql.ts";
import type { batchMutationsDismissMutation } from "../../../__generated__/batchMutationsDismissMutation.graphql.ts";
import type {
  batchMutationsRetryMutation,
  RetryBatchLinksInput,
} from "../../../__generated__/batchMutationsRetryMutation.graphql.ts";
import { commit } from "../../../relay/commit.ts";

/** Has the links of a pasted text read, each to become an offer. @throws RequestFailure */
export async function createLinkBatch(input: CreateLinkBatchInput) {
  const { createLinkBatch: answer } = await commit<batchMutationsCreateMutation>(
    graphql`
      mutation batchMutationsCreateMutation($input: CreateLinkBatchInput!) {
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

/** Puts a batch away; its offers stay. @returns why not, null once it is gone. */
export async function dismissLinkBatch(batchId: string): Promise<string | null> {
  const { dismissLinkBatch: answer } = await commit<batchMutationsDismissMutation>(
    graphql`
      mutation batchMutationsDismissMutation($input: DismissLinkBatchInput!) {
        dismissLinkBatch(input: $input) {
          ... on DismissedLinkBatch {
            batchId @deleteRecord
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input: { batchId } },
  );
  return answer.message ?? null;
}

/** Has links read again that failed: these, or all of a batch. @returns why not, null once asked. */
export async function retryBatchLinks(input: RetryBatchLinksInput): Promise<string | null> {
  const { retryBatchLinks: answer } = await commit<batchMutationsRetryMutation>(
    graphql`
      mutation batchMutationsRetryMutation($input: RetryBatchLinksInput!) {
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

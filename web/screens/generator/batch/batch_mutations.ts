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

/** Creates a batch of the links in a text, each to become an offer. @throws RequestFailure */
export async function createLinkBatch(input: CreateLinkBatchInput) {
  const { createLinkBatch: result } = await commit<batchMutationsCreateMutation>(
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
            path
          }
        }
      }
    `,
    { input },
  );
  return result.message
    ? { message: result.message, batchId: null }
    : { message: null, batchId: result.id! };
}

/** Dismisses a batch; its offers stay. Resolves to the error message, or null. */
export async function dismissLinkBatch(batchId: string): Promise<string | null> {
  const { removeLinkBatch: result } = await commit<batchMutationsDismissMutation>(
    graphql`
      mutation batchMutationsDismissMutation($input: RemoveLinkBatchInput!) {
        removeLinkBatch(input: $input) {
          ... on RemovedLinkBatch {
            linkBatchId @deleteRecord
          }
          ... on UserError {
            code
            message
            path
          }
        }
      }
    `,
    { input: { id: batchId } },
  );
  return result.message ?? null;
}

/** Reads failed links again: the given ones, or all of a batch. Resolves to the error message, or null. */
export async function retryBatchLinks(input: RetryBatchLinksInput): Promise<string | null> {
  const { retryBatchLinks: result } = await commit<batchMutationsRetryMutation>(
    graphql`
      mutation batchMutationsRetryMutation($input: RetryBatchLinksInput!) {
        retryBatchLinks(input: $input) {
          ...BatchBoard_batch @alias(as: "batch")
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
  return result.message ?? null;
}

import { graphql } from "react-relay";
import type { payoutMutationsApproveMutation } from "../../__generated__/payoutMutationsApproveMutation.graphql.ts";
import type { payoutMutationsCancelMutation } from "../../__generated__/payoutMutationsCancelMutation.graphql.ts";
import type {
  payoutMutationsSettleMutation,
  SettlePayoutsInput,
} from "../../__generated__/payoutMutationsSettleMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";

/* Each resolves to the error message, or null on success. */

export async function approveBatch(id: string): Promise<string | null> {
  const { approvePayoutBatch } = await commit<payoutMutationsApproveMutation>(
    graphql`
      mutation payoutMutationsApproveMutation($input: ApprovePayoutBatchInput!) {
        approvePayoutBatch(input: $input) {
          ...PayoutBatchCard_batch @alias
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input: { id } },
  );
  return approvePayoutBatch.message ?? null;
}

export async function cancelBatch(id: string): Promise<string | null> {
  const { cancelPayoutBatch } = await commit<payoutMutationsCancelMutation>(
    graphql`
      mutation payoutMutationsCancelMutation($input: CancelPayoutBatchInput!) {
        cancelPayoutBatch(input: $input) {
          ...PayoutBatchCard_batch @alias
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input: { id } },
  );
  return cancelPayoutBatch.message ?? null;
}

export async function settlePayouts(input: SettlePayoutsInput): Promise<string | null> {
  const { settlePayouts } = await commit<payoutMutationsSettleMutation>(
    graphql`
      mutation payoutMutationsSettleMutation($input: SettlePayoutsInput!) {
        settlePayouts(input: $input) {
          ...PayoutBatchCard_batch @alias
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input },
  );
  return settlePayouts.message ?? null;
}

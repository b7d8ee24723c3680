import { graphql } from "react-relay";
import type { dismissLinkBatchMutation } from "../../__generated__/dismissLinkBatchMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";

/** Puts a batch away; its offers stay. @returns why not, null once it is gone. */
export async function dismissLinkBatch(batchId: string): Promise<string | null> {
  const { dismissLinkBatch: answer } = await commit<dismissLinkBatchMutation>(
    graphql`
      mutation dismissLinkBatchMutation($input: DismissLinkBatchInput!) {
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

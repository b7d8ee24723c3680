import { graphql } from "react-relay";
import type { approvalMutationsAcceptMutation } from "../../../__generated__/approvalMutationsAcceptMutation.graphql.ts";
import type { approvalMutationsRejectMutation } from "../../../__generated__/approvalMutationsRejectMutation.graphql.ts";
import { commit } from "../../../relay/commit.ts";

/** The answers as the server took them, or its error message. */
export type Answered =
  | { readonly statuses: readonly string[] }
  | { readonly problem: string };

/** Accepts what rules want to send. @throws RequestFailure */
export async function acceptApprovals(ids: readonly string[]): Promise<Answered> {
  const { acceptApprovals: result } = await commit<approvalMutationsAcceptMutation>(
    graphql`
      mutation approvalMutationsAcceptMutation($input: AcceptApprovalsInput!) {
        acceptApprovals(input: $input) {
          ... on AnsweredApprovals {
            approvals {
              id
              status
            }
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input: { ids } },
  );
  return outcomeOf(result);
}

/** Rejects what rules want to send. @throws RequestFailure */
export async function rejectApprovals(ids: readonly string[]): Promise<Answered> {
  const { rejectApprovals: result } = await commit<approvalMutationsRejectMutation>(
    graphql`
      mutation approvalMutationsRejectMutation($input: RejectApprovalsInput!) {
        rejectApprovals(input: $input) {
          ... on AnsweredApprovals {
            approvals {
              id
              status
            }
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input: { ids } },
  );
  return outcomeOf(result);
}

type Result = {
  readonly approvals?: readonly { readonly status: string }[];
  readonly message?: string;
};

const outcomeOf = ({ approvals, message }: Result): Answered =>
  approvals ? { statuses: approvals.map(({ status }) => status) } : { problem: message ?? "" };

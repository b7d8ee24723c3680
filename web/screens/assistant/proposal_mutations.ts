import { graphql } from "react-relay";
import type { proposalMutationsAcceptMutation } from "../../__generated__/proposalMutationsAcceptMutation.graphql.ts";
import type { proposalMutationsDismissMutation } from "../../__generated__/proposalMutationsDismissMutation.graphql.ts";
import type { proposalMutationsEditMutation } from "../../__generated__/proposalMutationsEditMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";

/** Does what was proposed. Returns the sentence of a refusal, or null; so do the others. */
export async function acceptProposal(id: string): Promise<string | null> {
  const { acceptProposal: result } = await commit<proposalMutationsAcceptMutation>(
    graphql`
      mutation proposalMutationsAcceptMutation($input: AcceptProposalInput!) {
        acceptProposal(input: $input) {
          ... on Proposal {
            id
            status
            resultId
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input: { id } },
  );
  return result.message ?? null;
}

export async function dismissProposal(id: string): Promise<string | null> {
  const { dismissProposal: result } = await commit<proposalMutationsDismissMutation>(
    graphql`
      mutation proposalMutationsDismissMutation($input: DismissProposalInput!) {
        dismissProposal(input: $input) {
          ... on Proposal {
            id
            status
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input: { id } },
  );
  return result.message ?? null;
}

export async function editProposal(id: string): Promise<string | null> {
  const { editProposal: result } = await commit<proposalMutationsEditMutation>(
    graphql`
      mutation proposalMutationsEditMutation($input: EditProposalInput!) {
        editProposal(input: $input) {
          ... on Proposal {
            id
            status
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input: { id } },
  );
  return result.message ?? null;
}

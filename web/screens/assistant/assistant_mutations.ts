import { graphql } from "react-relay";
import type { assistantMutationsAnswerProposalMutation } from "../../__generated__/assistantMutationsAnswerProposalMutation.graphql.ts";
import type { assistantMutationsDeleteMutation } from "../../__generated__/assistantMutationsDeleteMutation.graphql.ts";
import type { assistantMutationsDismissMutation } from "../../__generated__/assistantMutationsDismissMutation.graphql.ts";
import type { assistantMutationsEditMutation } from "../../__generated__/assistantMutationsEditMutation.graphql.ts";
import type { assistantMutationsRestoreMutation } from "../../__generated__/assistantMutationsRestoreMutation.graphql.ts";
import type { assistantMutationsRetryMutation } from "../../__generated__/assistantMutationsRetryMutation.graphql.ts";
import type { assistantMutationsSendMutation } from "../../__generated__/assistantMutationsSendMutation.graphql.ts";
import type { assistantMutationsStopMutation } from "../../__generated__/assistantMutationsStopMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";

type Refusable = { readonly code?: string | undefined; readonly message?: string | undefined };

/** Returns the sentence of a refusal, or null. */
const refusalOf = ({ code, message }: Refusable): string | null => code ? message ?? "" : null;

/** Sends a prompt. Returns its thread, or the sentence of a refusal. */
export async function sendPrompt(
  input: { text: string; threadId: string | null; parentId: string | null; key: string },
) {
  const { sendPrompt: result } = await commit<assistantMutationsSendMutation>(
    graphql`
      mutation assistantMutationsSendMutation($input: SendPromptInput!) {
        sendPrompt(input: $input) {
          ... on SentPrompt {
            prompt {
              id
            }
            thread {
              id
              title
              updatedAt
              messages {
                ...Message_message
                id
                parentId
                role
                status
              }
            }
          }
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
  return { threadId: result.thread?.id ?? null, message: refusalOf(result) };
}

export async function retryAnswer(id: string): Promise<string | null> {
  const { retryAnswer: result } = await commit<assistantMutationsRetryMutation>(
    graphql`
      mutation assistantMutationsRetryMutation($input: RetryAnswerInput!) {
        retryAnswer(input: $input) {
          ... on SentPrompt {
            thread {
              id
              messages {
                ...Message_message
                id
                parentId
                role
                status
              }
            }
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
  return refusalOf(result);
}

export async function stopAnswer(id: string): Promise<string | null> {
  const { stopAnswer: result } = await commit<assistantMutationsStopMutation>(
    graphql`
      mutation assistantMutationsStopMutation($input: StopAnswerInput!) {
        stopAnswer(input: $input) {
          ... on ThreadMessage {
            id
            status
            ...Message_message @alias(as: "shown")
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
  return refusalOf(result);
}

export async function deleteThread(id: string): Promise<string | null> {
  const { deleteThread: result } = await commit<assistantMutationsDeleteMutation>(
    graphql`
      mutation assistantMutationsDeleteMutation($input: DeleteThreadInput!) {
        deleteThread(input: $input) {
          ... on DeletedThread {
            threadId
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
  return refusalOf(result);
}

export async function restoreThread(id: string): Promise<string | null> {
  const { restoreThread: result } = await commit<assistantMutationsRestoreMutation>(
    graphql`
      mutation assistantMutationsRestoreMutation($input: RestoreThreadInput!) {
        restoreThread(input: $input) {
          ... on Thread {
            id
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
  return refusalOf(result);
}

/** Does what was proposed. */
export async function acceptProposal(id: string): Promise<string | null> {
  const { acceptProposal: result } = await commit<assistantMutationsAnswerProposalMutation>(
    graphql`
      mutation assistantMutationsAnswerProposalMutation($input: AcceptProposalInput!) {
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
  return refusalOf(result);
}

export async function dismissProposal(id: string): Promise<string | null> {
  const { dismissProposal: result } = await commit<assistantMutationsDismissMutation>(
    graphql`
      mutation assistantMutationsDismissMutation($input: DismissProposalInput!) {
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
  return refusalOf(result);
}

export async function editProposal(id: string): Promise<string | null> {
  const { editProposal: result } = await commit<assistantMutationsEditMutation>(
    graphql`
      mutation assistantMutationsEditMutation($input: EditProposalInput!) {
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
  return refusalOf(result);
}

import { graphql } from "react-relay";
import type { threadMutationsDeleteMutation } from "../../__generated__/threadMutationsDeleteMutation.graphql.ts";
import type { threadMutationsRestoreMutation } from "../../__generated__/threadMutationsRestoreMutation.graphql.ts";
import type { threadMutationsRetryMutation } from "../../__generated__/threadMutationsRetryMutation.graphql.ts";
import type { threadMutationsSendMutation } from "../../__generated__/threadMutationsSendMutation.graphql.ts";
import type { threadMutationsStopMutation } from "../../__generated__/threadMutationsStopMutation.graphql.ts";
import { commit } from "../../relay/commit.ts";
import { placeThread } from "./place_thread.ts";

/** Sends a prompt. Returns its thread, or the sentence of a refusal. */
export async function sendPrompt(
  input: { text: string; threadId: string | null; parentId: string | null; key: string },
) {
  const { sendPrompt: result } = await commit<threadMutationsSendMutation>(
    graphql`
      mutation threadMutationsSendMutation($input: SendPromptInput!) {
        sendPrompt(input: $input) {
          ... on SentPrompt {
            thread {
              id
              ...Chat_thread
            }
            viewer {
              assistant {
                promptsLeft
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
  return { threadId: result.thread?.id ?? null, message: result.message ?? null };
}

/** Answers a prompt once more. Returns the sentence of a refusal, or null; so do the others. */
export async function retryAnswer(id: string): Promise<string | null> {
  const { retryAnswer: result } = await commit<threadMutationsRetryMutation>(
    graphql`
      mutation threadMutationsRetryMutation($input: RetryAnswerInput!) {
        retryAnswer(input: $input) {
          ... on SentPrompt {
            thread {
              ...Chat_thread
            }
            viewer {
              assistant {
                promptsLeft
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
  return result.message ?? null;
}

export async function stopAnswer(id: string): Promise<string | null> {
  const { stopAnswer: result } = await commit<threadMutationsStopMutation>(
    graphql`
      mutation threadMutationsStopMutation($input: StopAnswerInput!) {
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
  return result.message ?? null;
}

/** Deletes a conversation, which leaves every list. */
export async function deleteThread(id: string): Promise<string | null> {
  const { deleteThread: result } = await commit<threadMutationsDeleteMutation>(
    graphql`
      mutation threadMutationsDeleteMutation($input: DeleteThreadInput!) {
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
    (store, data) => {
      if (data?.deleteThread.threadId) store.delete(id);
    },
  );
  return result.message ?? null;
}

/** Restores a conversation to its place in the list. */
export async function restoreThread(id: string): Promise<string | null> {
  const { restoreThread: result } = await commit<threadMutationsRestoreMutation>(
    graphql`
      mutation threadMutationsRestoreMutation($input: RestoreThreadInput!) {
        restoreThread(input: $input) {
          ... on Thread {
            id
            ...useThreadList_thread @alias(as: "row")
          }
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input: { id } },
    (store, data) => {
      const thread = data?.restoreThread.id ? store.get(data.restoreThread.id) : null;
      if (thread) placeThread(store, thread);
    },
  );
  return result.message ?? null;
}

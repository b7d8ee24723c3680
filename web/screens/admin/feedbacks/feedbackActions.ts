import { graphql } from "react-relay";
import type {
  feedbackActionsAnswerMutation,
} from "../../../__generated__/feedbackActionsAnswerMutation.graphql.ts";
import type {
  feedbackActionsJoinMutation,
} from "../../../__generated__/feedbackActionsJoinMutation.graphql.ts";
import type {
  feedbackActionsUpdateMutation,
  UpdateFeedbackInput,
} from "../../../__generated__/feedbackActionsUpdateMutation.graphql.ts";
import { commit } from "../../../relay/commit.ts";

/** Answers a person; resolves to the error message, or null. */
export async function answerFeedback(input: { id: string; text: string }): Promise<string | null> {
  const { answerFeedback } = await commit<feedbackActionsAnswerMutation>(
    graphql`
      mutation feedbackActionsAnswerMutation($input: AnswerFeedbackInput!) {
        answerFeedback(input: $input) {
          ...FeedbackSheet_feedback @alias
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input },
  );
  return answerFeedback.message ?? null;
}

/** Sets status or assignee; resolves to the error message, or null. */
export async function updateFeedback(input: UpdateFeedbackInput): Promise<string | null> {
  const { updateFeedback } = await commit<feedbackActionsUpdateMutation>(
    graphql`
      mutation feedbackActionsUpdateMutation($input: UpdateFeedbackInput!) {
        updateFeedback(input: $input) {
          ...FeedbackSheet_feedback @alias
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input },
  );
  return updateFeedback.message ?? null;
}

/** Joins an entry to a topic, or takes it out; resolves to the error message, or null. */
export async function joinFeedback(
  input: { id: string; topicId: string | null },
): Promise<string | null> {
  const { joinFeedback } = await commit<feedbackActionsJoinMutation>(
    graphql`
      mutation feedbackActionsJoinMutation($input: JoinFeedbackInput!) {
        joinFeedback(input: $input) {
          ...FeedbackSheet_feedback @alias
          ... on UserError {
            code
            message
          }
        }
      }
    `,
    { input },
  );
  return joinFeedback.message ?? null;
}

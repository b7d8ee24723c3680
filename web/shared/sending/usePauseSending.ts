import { graphql, useMutation } from "react-relay";
import type { usePauseSendingMutation } from "../../__generated__/usePauseSendingMutation.graphql.ts";
import type { usePauseSendingResumeMutation } from "../../__generated__/usePauseSendingResumeMutation.graphql.ts";
import { useErrorNotice } from "../useErrorNotice.ts";
import { useVerdict } from "./useVerdict.ts";

/** All that pausing changes. */
export const paused = graphql`
  fragment usePauseSending_viewer on User {
    botSettings {
      pausedAt
    }
    messengerSessions {
      id
      ...LaneLine_session
    }
  }
`;

/** Halts and goes on with what a session sends; null: with everything. */
export function usePauseSending(onDone?: () => void) {
  const tell = useVerdict();
  const showError = useErrorNotice();
  const [pause, isPausing] = useMutation<usePauseSendingMutation>(graphql`
    mutation usePauseSendingMutation($input: PauseSendingInput!) {
      pauseSending(input: $input) {
        ...usePauseSending_viewer @alias
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const [resume, isResuming] = useMutation<usePauseSendingResumeMutation>(graphql`
    mutation usePauseSendingResumeMutation($input: ResumeSendingInput!) {
      resumeSending(input: $input) {
        ...usePauseSending_viewer @alias
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  return {
    isBusy: isPausing || isResuming,
    pause: (sessionId: string | null) =>
      void pause({
        variables: { input: { sessionId } },
        onCompleted: ({ pauseSending }) =>
          void (tell(pauseSending, "Pausado. O que está na fila espera você continuar.") &&
            onDone?.()),
        onError: showError,
      }),
    resume: (sessionId: string | null) =>
      void resume({
        variables: { input: { sessionId } },
        onCompleted: ({ resumeSending }) =>
          void (tell(resumeSending, "Os envios continuam.") && onDone?.()),
        onError: showError,
      }),
  };
}

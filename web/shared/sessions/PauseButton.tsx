import { Pause, Play } from "lucide-react";
import { graphql, useMutation } from "react-relay";
import type { PauseButtonPauseMutation } from "../../__generated__/PauseButtonPauseMutation.graphql.ts";
import type { PauseButtonResumeMutation } from "../../__generated__/PauseButtonResumeMutation.graphql.ts";
import { BusyButton, type ButtonProps } from "../../ui/buttons/Button.tsx";
import { showResultNotice, useErrorNotice } from "../outcome_notices.ts";

/** Pauses and resumes a session, or all sessions if `sessionId` is null. */
export function PauseButton(
  { sessionId, isPaused, pauseLabel = "Pausar", resumeLabel = "Continuar", onDone, ...button }:
    & Pick<ButtonProps, "size">
    & {
      sessionId: string | null;
      isPaused: boolean;
      pauseLabel?: string;
      resumeLabel?: string;
      onDone?: () => void;
    },
) {
  const { pause, resume, isBusy } = usePauseSending(onDone);
  return (
    <BusyButton
      {...button}
      variant="outlined"
      isBusy={isBusy}
      startIcon={isPaused ? <Play size={18} /> : <Pause size={18} />}
      onClick={() => (isPaused ? resume : pause)(sessionId)}
    >
      {isPaused ? resumeLabel : pauseLabel}
    </BusyButton>
  );
}

/** Everything that pausing changes. */
graphql`
  fragment PauseButton_viewer on Viewer {
    botSettings {
      pausedAt
    }
    messengerSessions {
      id
      ...LaneLine_session
    }
  }
`;

/** Pauses and resumes a session; null for all sessions. */
export function usePauseSending(onDone?: () => void) {
  const showError = useErrorNotice();
  const [pause, isPausing] = useMutation<PauseButtonPauseMutation>(graphql`
    mutation PauseButtonPauseMutation($input: PauseSendingInput!) {
      pauseSending(input: $input) {
        ...PauseButton_viewer @alias
        ... on UserError {
          code
          message
        }
      }
    }
  `);
  const [resume, isResuming] = useMutation<PauseButtonResumeMutation>(graphql`
    mutation PauseButtonResumeMutation($input: ResumeSendingInput!) {
      resumeSending(input: $input) {
        ...PauseButton_viewer @alias
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
          void (showResultNotice(
            pauseSending,
            "Pausado. O que está na fila espera você continuar.",
          ) &&
            onDone?.()),
        onError: showError,
      }),
    resume: (sessionId: string | null) =>
      void resume({
        variables: { input: { sessionId } },
        onCompleted: ({ resumeSending }) =>
          void (showResultNotice(resumeSending, "Os envios continuam.") && onDone?.()),
        onError: showError,
      }),
  };
}

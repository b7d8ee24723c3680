import { Pause, Play } from "lucide-react";
import { BusyButton, type ButtonProps } from "../../ui/buttons/Button.tsx";
import { usePauseSending } from "./usePauseSending.ts";

/** Pauses a session, or everything where `sessionId` is null; and goes on. */
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

import { useMutationAction } from "../../shared/useMutationAction.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { Alert } from "../../ui/feedback/Alert.tsx";
import { showNotice } from "../../ui/overlays/notices.ts";
import { useNow } from "../../ui/text/age.ts";
import { momentLabel } from "../../shared/rule_decisions/decision_words.ts";
import { PauseIcon, PlayIcon } from "../../ui/display/drawn_icons.tsx";

const mutations = () => import("./rule_mutations.ts");

/** Stops every rule at once: one press, without a question. */
export function StopAllButton({ onDone }: { onDone: () => void }) {
  const [runAction, isBusy] = useMutationAction();
  return (
    <BusyButton
      isBusy={isBusy}
      startIcon={<PauseIcon size={18} />}
      onClick={() =>
        void runAction(async () => (await mutations()).pauseAllRules(), () => {
          showNotice("Tudo parado. O que as regras tinham na fila não sai.", {
            variant: "success",
          });
          onDone();
        })}
    >
      Parar tudo
    </BusyButton>
  );
}

/** Says since when everything is stopped, with the way back. */
export function StoppedNote({ stoppedAt, onDone }: { stoppedAt: string; onDone: () => void }) {
  const [runAction, isBusy] = useMutationAction();
  const now = useNow();
  return (
    <Alert
      severity="warning"
      action={
        <BusyButton
          isBusy={isBusy}
          startIcon={<PlayIcon size={18} />}
          onClick={() =>
            void runAction(async () => (await mutations()).resumeAllRules(), () => {
              showNotice("As regras voltaram. O que aconteceu na pausa não sai atrasado.", {
                variant: "success",
              });
              onDone();
            })}
        >
          Voltar
        </BusyButton>
      }
    >
      Tudo parado desde{" "}
      {momentLabel(stoppedAt, now).toLowerCase()}. Nenhuma regra envia nem pergunta até você voltar.
    </Alert>
  );
}

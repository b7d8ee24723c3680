import { useState } from "react";
import { focusContentOnUnmount } from "../../browser/accessibility.ts";
import { useCancelDispatches } from "../../shared/dispatches/dispatch_mutations.ts";
import { LazyConfirmDialog } from "../../shared/ConfirmButton.tsx";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { countLabel } from "../../ui/text/numbers.ts";
import styles from "./Queue.module.css";
import type { MovingDispatches } from "./useMoveDispatches.tsx";

/** Sends the selected messages earlier or later, or cancels them after a confirmation. */
export function PickedBar(props: {
  ids: readonly string[];
  moving: MovingDispatches;
  onAll: () => void;
  onDone: () => void;
}) {
  const { ids, moving, onDone } = props;
  // A snapshot: messages that go out meanwhile leave `ids`, but not the question.
  const [confirming, setConfirming] = useState<readonly string[] | null>(null);
  const [cancel, isCanceling] = useCancelDispatches();
  return (
    <div ref={focusContentOnUnmount} className={styles.bar}>
      <Button variant="outlined" onClick={props.onAll}>Escolher todos</Button>
      <BusyButton
        variant="outlined"
        disabled={ids.length === 0}
        isBusy={moving.isBusy}
        onClick={() => moving.hurry(ids, onDone)}
      >
        Enviar antes
      </BusyButton>
      <BusyButton
        variant="outlined"
        disabled={ids.length === 0}
        isBusy={moving.isBusy}
        onClick={() => moving.postpone(ids, onDone)}
      >
        Adiar…
      </BusyButton>
      <BusyButton
        variant="outlined"
        disabled={ids.length === 0}
        isBusy={isCanceling}
        onClick={() => setConfirming(ids)}
      >
        {ids.length === 0 ? "Cancelar escolhidos" : cancelWords(ids)}
      </BusyButton>
      {confirming && (
        <LazyConfirmDialog
          title={`${cancelWords(confirming)}?`}
          stay="Manter na fila"
          goOn={cancelWords(confirming)}
          onStay={() => setConfirming(null)}
          onGoOn={() => {
            setConfirming(null);
            cancel({ ids: confirming }, onDone);
          }}
        >
          {confirming.length === 1
            ? "A mensagem escolhida sai da fila e não é enviada."
            : "As mensagens escolhidas saem da fila e não são enviadas."}
        </LazyConfirmDialog>
      )}
    </div>
  );
}

const cancelWords = ({ length }: readonly string[]) =>
  `Cancelar ${countLabel(length, "envio", "envios")}`;

import { Suspense, useState } from "react";
import { focusContentOnUnmount } from "../../browser/accessibility.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { useCancelDispatches } from "../../shared/dispatches/dispatch_mutations.ts";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { countLabel } from "../../ui/text/numbers.ts";
import styles from "./Queue.module.css";

const ConfirmDialog = lazyOnIdle(async () =>
  (await import("../../ui/overlays/Dialog.tsx")).ConfirmDialog
);

/** Takes the picked messages out of the queue, after asking. */
export function CancelPicked(props: {
  ids: readonly string[];
  onAll: () => void;
  onDone: () => void;
}) {
  const { ids } = props;
  // What is asked about stays, though some of it may go out meanwhile.
  const [asked, setAsked] = useState<readonly string[] | null>(null);
  const [cancel, isCanceling] = useCancelDispatches();
  return (
    <div ref={focusContentOnUnmount} className={styles.bar}>
      <Button variant="outlined" onClick={props.onAll}>Escolher todos</Button>
      <BusyButton
        variant="outlined"
        disabled={ids.length === 0}
        isBusy={isCanceling}
        onClick={() => setAsked(ids)}
      >
        {ids.length === 0 ? "Cancelar escolhidos" : cancelWords(ids)}
      </BusyButton>
      {asked && (
        <Suspense>
          <ConfirmDialog
            title={`${cancelWords(asked)}?`}
            stay="Manter na fila"
            goOn={cancelWords(asked)}
            onStay={() => setAsked(null)}
            onGoOn={() => {
              setAsked(null);
              cancel({ ids: asked }, props.onDone);
            }}
          >
            {asked.length === 1
              ? "A mensagem escolhida sai da fila e não é enviada."
              : "As mensagens escolhidas saem da fila e não são enviadas."}
          </ConfirmDialog>
        </Suspense>
      )}
    </div>
  );
}

const cancelWords = ({ length }: readonly string[]) =>
  `Cancelar ${countLabel(length, "envio", "envios")}`;

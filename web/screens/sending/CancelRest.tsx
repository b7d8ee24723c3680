import { Suspense, useState } from "react";
import { focusContentOnUnmount } from "../../browser/accessibility.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { useCancelDispatches } from "../../shared/dispatches/dispatch_mutations.ts";
import { BusyButton } from "../../ui/buttons/Button.tsx";
import { countLabel } from "../../ui/text/numbers.ts";
import styles from "./ResultList.module.css";

const ConfirmDialog = lazyOnIdle(async () =>
  (await import("../../ui/overlays/Dialog.tsx")).ConfirmDialog
);

/** Takes what has not gone yet out of the queue, after asking. */
export function CancelRest({ offerId, queued }: { offerId: string; queued: number }) {
  const [isAsking, setIsAsking] = useState(false);
  const [cancel, isCanceling] = useCancelDispatches();
  return (
    <>
      <BusyButton
        ref={focusContentOnUnmount}
        fullWidth
        variant="outlined"
        className={styles.cancel}
        isBusy={isCanceling}
        onClick={() => setIsAsking(true)}
      >
        Cancelar o que falta
      </BusyButton>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            title="Cancelar o que falta?"
            stay="Continuar enviando"
            goOn="Cancelar o que falta"
            onStay={() => setIsAsking(false)}
            onGoOn={() => {
              setIsAsking(false);
              cancel({ offerId });
            }}
          >
            {countLabel(
              queued,
              "mensagem desta oferta espera a vez e não vai sair",
              "mensagens desta oferta esperam a vez e não vão sair",
            )}. O que já saiu fica como está.
          </ConfirmDialog>
        </Suspense>
      )}
    </>
  );
}

import { Button } from "@mui/material";
import { Suspense, useState } from "react";
import { useCancelDispatches } from "../../shared/sending/useCancelDispatches.ts";
import { BusyButton } from "../../ui/BusyButton.tsx";
import { countLabel } from "../../ui/count.ts";
import { later } from "../../ui/later.ts";
import styles from "./Queue.module.css";

const ConfirmDialog = later(async () => (await import("../../ui/ConfirmDialog.tsx")).ConfirmDialog);

/** Takes the picked messages out of the queue, after asking. */
export function CancelPicked(props: {
  ids: readonly string[];
  onAll: () => void;
  onDone: () => void;
}) {
  const { ids } = props;
  const [isAsking, setIsAsking] = useState(false);
  const [cancel, isCanceling] = useCancelDispatches();
  const many = countLabel(ids.length, "envio", "envios");
  return (
    <div className={styles.bar}>
      <Button variant="outlined" color="inherit" onClick={props.onAll}>Escolher todos</Button>
      <BusyButton
        variant="outlined"
        color="inherit"
        disabled={ids.length === 0}
        isBusy={isCanceling}
        onClick={() => setIsAsking(true)}
      >
        {ids.length === 0 ? "Cancelar escolhidos" : `Cancelar ${many}`}
      </BusyButton>
      {isAsking && (
        <Suspense>
          <ConfirmDialog
            title={`Cancelar ${many}?`}
            stay="Manter na fila"
            goOn={`Cancelar ${many}`}
            onStay={() => setIsAsking(false)}
            onGoOn={() => {
              setIsAsking(false);
              cancel({ dispatchIds: ids }, props.onDone);
            }}
          >
            As mensagens escolhidas saem da fila e não são enviadas.
          </ConfirmDialog>
        </Suspense>
      )}
    </div>
  );
}

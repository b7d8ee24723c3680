import { Suspense, useState } from "react";
import { focusContentOnUnmount } from "../../browser/accessibility.ts";
import { lazyOnIdle } from "../../browser/lazy.ts";
import { useCancelDispatches } from "../../shared/dispatches/dispatch_mutations.ts";
import { LazyConfirmDialog } from "../../shared/ConfirmButton.tsx";
import { BusyButton, Button } from "../../ui/buttons/Button.tsx";
import { countLabel } from "../../ui/text/numbers.ts";
import { ToEnd, ToStart } from "./MoveMenu.tsx";
import styles from "./Queue.module.css";
import type { MovingDispatches } from "./useMoveDispatches.tsx";

const ActionMenu = lazyOnIdle(async () => (await import("../../ui/overlays/Menu.tsx")).ActionMenu);

/** Sends the selected messages earlier or later, moves them together, or cancels them. */
export function PickedBar(props: {
  ids: readonly string[];
  moving: MovingDispatches;
  /** Whether another message waits beside which they could go. */
  canMove: boolean;
  onAll: () => void;
  onDone: () => void;
}) {
  const { ids, moving, onDone } = props;
  // A snapshot: messages that go out meanwhile leave `ids`, but not the question.
  const [confirming, setConfirming] = useState<readonly string[] | null>(null);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
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
        disabled={ids.length === 0 || !props.canMove}
        isBusy={moving.isBusy}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        Mover…
      </BusyButton>
      {anchor && (
        <Suspense>
          <ActionMenu
            label="Mover os escolhidos"
            anchor={anchor}
            actions={[
              {
                label: "Mover para o começo",
                Icon: ToStart,
                act: () => moving.moveToEnd(ids, "FIRST", onDone),
              },
              {
                label: "Mover para o fim",
                Icon: ToEnd,
                act: () => moving.moveToEnd(ids, "LAST", onDone),
              },
            ]}
            onClose={() => setAnchor(null)}
          />
        </Suspense>
      )}
      <BusyButton
        variant="outlined"
        className={styles.wide}
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

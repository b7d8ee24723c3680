import { ageLabel } from "../../ui/text/age.ts";
import { ConfirmDialog } from "../../ui/overlays/Dialog.tsx";
import { list } from "./list_words.ts";

/** The groups that have an offer already, by title. */
export type Repeats = {
  readonly sent: readonly string[];
  readonly queued: readonly string[];
  /** When it last reached a group; null: that is not known. */
  readonly lastAt: string | null;
};

/** Asks before a group gets an offer once more; it names the groups, and says when they got it. */
export function AgainDialog(props: {
  repeats: Repeats;
  /** How many offers it is about. */
  offers?: number;
  onStay: () => void;
  onGoOn: () => void;
}) {
  const { sent, queued, lastAt } = props.repeats;
  const { offers = 1 } = props;
  const which = offers === 1 ? "esta oferta" : `${offers} destas ofertas`;
  const when = lastAt ? `, a última vez ${ageLabel(lastAt, Date.now())}` : "";
  return (
    <ConfirmDialog
      title="Enviar outra vez?"
      stay={offers === 1 ? "Voltar" : "Deixar de fora"}
      goOn="Enviar mesmo assim"
      onStay={props.onStay}
      onGoOn={props.onGoOn}
    >
      {sent.length > 0 &&
        `${list(sent)} já ${sent.length === 1 ? "recebeu" : "receberam"} ${which}${when}. `}
      {queued.length > 0 &&
        `${offers === 1 ? "Ela já está" : "Já há destas"} na fila de ${list(queued)}. `}
      Quem está lá vai ver a mensagem de novo.
    </ConfirmDialog>
  );
}

import { ageLabel } from "../../ui/text/age.ts";
import { ConfirmDialog } from "../../ui/overlays/Dialog.tsx";

/** The groups that have an offer already, by title. */
export type Repeats = {
  readonly sent: readonly string[];
  readonly queued: readonly string[];
  /** When it last reached a group; null if unknown. */
  readonly lastAt: string | null;
};

/** Confirms a repeated sending; names the groups and says when they got the offer. */
export function AgainDialog(props: {
  repeats: Repeats;
  /** The number of offers concerned. */
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
        `${listNames(sent)} já ${sent.length === 1 ? "recebeu" : "receberam"} ${which}${when}. `}
      {queued.length > 0 &&
        `${offers === 1 ? "Ela já está" : "Já há destas"} na fila de ${listNames(queued)}. `}
      Quem está lá vai ver a mensagem de novo.
    </ConfirmDialog>
  );
}

const MAX_NAMES = 6; // longer lists are not read

const words = new Intl.ListFormat("pt-BR");

/** Lists names ("Achados, Ofertas e Mães"); of many, the first ones and the count of the rest. */
const listNames = (names: readonly string[]): string =>
  words.format(
    names.length <= MAX_NAMES
      ? names
      : [...names.slice(0, MAX_NAMES), `mais ${names.length - MAX_NAMES}`],
  );

import { countLabel, numberLabel } from "../../ui/text/numbers.ts";

/** The number of an offer's dispatches by status. */
export type Tally = {
  readonly queued: number;
  readonly sending: number;
  readonly sent: number;
  readonly failed: number;
  readonly uncertain: number;
  readonly expired: number;
  readonly canceled: number;
  readonly total: number;
};

/** Whether some dispatch still goes out by itself. */
export const isUnderWay = ({ queued, sending }: Tally) => queued + sending > 0;

/** The number of dispatches that are not canceled. */
const intended = ({ total, canceled }: Tally) => total - canceled;

/** Returns the title of the results. `reached` counts groups: one may get several dispatches. */
export function tallyTitle(
  tally: Tally,
  reached: { meant: number; sent: number },
  isPaused: boolean,
): string {
  const groups = (count: number) => countLabel(count, "grupo", "grupos");
  if (tally.total === 0) return "Nada foi enviado ainda";
  if (intended(tally) === 0) return "Envio cancelado";
  if (isUnderWay(tally)) {
    return isPaused ? "Envio em pausa" : `Enviando para ${groups(reached.meant)}`;
  }
  if (tally.sent + tally.uncertain === 0) return "Não foi enviado";
  if (tally.sent === 0) return "Falta a sua decisão";
  return `Enviado para ${groups(reached.sent)}`;
}

/** "3 de 8 enviadas" */
export const sentWords = (tally: Tally) =>
  intended(tally) === 0
    ? "Nada a enviar"
    : `${numberLabel(tally.sent)} de ${countLabel(intended(tally), "enviada", "enviadas")}`;

/** Returns the progress, from 0 to 1. */
export const sentShare = (tally: Tally) => intended(tally) === 0 ? 0 : tally.sent / intended(tally);

export type SendingState = "doubt" | "underWay" | "canceled" | "failed" | "sent";

/** Words an offer's sending: "Enviando 3/8"; null if it was never sent. */
export function sendingLook(
  tally: Tally,
): { state: SendingState; words: string; ratio: string } | null {
  if (tally.total === 0) return null;
  if (intended(tally) === 0) return { state: "canceled", words: "Cancelado", ratio: "0" };
  const ratio = `${numberLabel(tally.sent)}/${numberLabel(intended(tally))}`;
  if (tally.uncertain > 0) return { state: "doubt", words: "Em dúvida", ratio };
  if (isUnderWay(tally)) return { state: "underWay", words: "Enviando", ratio };
  if (tally.sent === 0) return { state: "failed", words: "Não enviado", ratio };
  return { state: "sent", words: "Enviado", ratio };
}

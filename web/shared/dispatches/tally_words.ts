import { countLabel, numberLabel } from "../../ui/text/numbers.ts";

/** How many messages of an offer stand how. */
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

/** Whether something of it still goes out by itself. */
export const isUnderWay = ({ queued, sending }: Tally) => queued + sending > 0;

/** What was meant to arrive: a message called off is no longer. */
const meant = ({ total, canceled }: Tally) => total - canceled;

/** The title of the results: what is happening, to how many groups; one may get several messages. */
export function tallyTitle(
  tally: Tally,
  reached: { meant: number; sent: number },
  isPaused: boolean,
): string {
  const groups = (count: number) => countLabel(count, "grupo", "grupos");
  if (tally.total === 0) return "Nada foi enviado ainda";
  if (meant(tally) === 0) return "Envio cancelado";
  if (isUnderWay(tally) && isPaused) return "Envio em pausa";
  if (isUnderWay(tally)) return `Enviando para ${groups(reached.meant)}`;
  if (tally.sent + tally.uncertain === 0) return "Não foi enviado";
  if (tally.sent === 0) return "Falta a sua decisão";
  return `Enviado para ${groups(reached.sent)}`;
}

/** "3 de 8 enviadas" */
export const sentWords = (tally: Tally) =>
  meant(tally) === 0
    ? "Nada a enviar"
    : `${numberLabel(tally.sent)} de ${countLabel(meant(tally), "enviada", "enviadas")}`;

/** How far it has come, from 0 to 1. */
export const sentShare = (tally: Tally) => meant(tally) === 0 ? 0 : tally.sent / meant(tally);

export type SendingState = "doubt" | "underWay" | "canceled" | "failed" | "sent";

/** An offer's sending at a glance: "Enviando 3/8"; null: it was never sent. */
export function sendingLook(
  tally: Tally,
): { state: SendingState; words: string; ratio: string } | null {
  if (tally.total === 0) return null;
  if (meant(tally) === 0) return { state: "canceled", words: "Cancelado", ratio: "0" };
  const ratio = `${numberLabel(tally.sent)}/${numberLabel(meant(tally))}`;
  if (tally.uncertain > 0) return { state: "doubt", words: "Em dúvida", ratio };
  if (isUnderWay(tally)) return { state: "underWay", words: "Enviando", ratio };
  if (tally.sent === 0) return { state: "failed", words: "Não enviado", ratio };
  return { state: "sent", words: "Enviado", ratio };
}

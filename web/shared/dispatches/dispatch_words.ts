import type {
  DispatchStatus,
  DispatchStep,
} from "../../__generated__/DispatchJournal_dispatch.graphql.ts";
import { aroundTimeLabel, atTimeLabel, secondsLabel } from "../../ui/text/clock.ts";
import { countLabel } from "../../ui/text/numbers.ts";

/** The words of each step of the journal. */
export const stepWords: Record<DispatchStep, string> = {
  QUEUED: "Entrou na fila",
  DELAYED: "Esperou",
  MOVED: "Mudou de lugar na fila",
  SENDING: "Começou a sair",
  SENT: "Foi enviada",
  FAILED: "Não foi enviada",
  UNCERTAIN: "Ficou em dúvida",
  EXPIRED: "Passou do prazo",
  CANCELED: "Foi cancelada",
  RETRIED: "Voltou para a fila",
  RESOLVED: "Você decidiu",
  PROVEN: "A confirmação chegou depois",
};

type Titled = {
  readonly title?: string | null | undefined;
  readonly offer?: { readonly title: string } | null | undefined;
};

/** What a dispatch is called: its offer's title, or the first line of its text. */
export const dispatchTitle = ({ offer, title }: Titled): string =>
  offer?.title ?? title ?? "Oferta apagada";

/** What can still be done with a dispatch. */
export const isQueued = (status: DispatchStatus) => status === "QUEUED";
export const isUncertain = (status: DispatchStatus) => status === "UNCERTAIN";
export const isRetriable = (status: DispatchStatus) =>
  status === "FAILED" || status === "EXPIRED" || status === "CANCELED";

type DispatchState = {
  readonly status: DispatchStatus;
  readonly reason?: string | null | undefined;
  readonly reasonCode?: string | null | undefined;
  readonly expectedAt?: string | null | undefined;
  readonly startedAt?: string | null | undefined;
  readonly settledAt?: string | null | undefined;
};

/** Words when a dispatch went or goes out, or why it does not. */
export function dispatchNote(dispatch: DispatchState, now: number): string {
  const { status, reason, expectedAt, startedAt, settledAt } = dispatch;
  switch (status) {
    case "QUEUED": {
      // The pace needs no explanation.
      const shownReason = dispatch.reasonCode === "PACE" ? null : reason;
      return joined(expectedAt && aroundTimeLabel(expectedAt, now), shownReason) || "espera a vez";
    }
    case "SENDING":
      return startedAt ? atTimeLabel(startedAt, now) : "saindo agora";
    case "SENT":
      return joined(settledAt && secondsLabel(settledAt, now), reason);
    default:
      return reason ?? (settledAt ? atTimeLabel(settledAt, now) : "");
  }
}

/** Joins the parts that are not empty with a dot. */
export const joined = (...parts: (string | null | undefined | false)[]) =>
  parts.filter(Boolean).join(" · ");

/** Words the number of phones that confirmed: "Entregue a pelo menos 132 pessoas". */
export const deliveredTo = (phones: number) =>
  `Entregue a pelo menos ${countLabel(phones, "pessoa", "pessoas")}`;

/** The same, shorter, beside the chip "Entregue": "132 pessoas ou mais"; null for none. */
export const reachedWords = (phones: number) =>
  phones === 0 ? null : `${countLabel(phones, "pessoa", "pessoas")} ou mais`;

/** Words the number of a group's members: "1.024 pessoas"; null if it is unknown. */
export const membersWords = (members: number | null | undefined) =>
  members == null ? null : countLabel(members, "pessoa", "pessoas");

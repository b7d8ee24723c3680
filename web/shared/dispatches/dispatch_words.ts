import type {
  DispatchStatus,
  DispatchStep,
} from "../../__generated__/DispatchJournal_dispatch.graphql.ts";
import { aroundTimeLabel, atTimeLabel, secondsLabel } from "../../ui/text/clock.ts";
import { countLabel } from "../../ui/text/numbers.ts";

/** What a line of the journal says happened. */
export const stepWords: Record<DispatchStep, string> = {
  QUEUED: "Entrou na fila",
  DELAYED: "Esperou",
  SENDING: "Começou a sair",
  SENT: "Chegou ao mensageiro",
  FAILED: "Não foi enviada",
  UNCERTAIN: "Ficou em dúvida",
  EXPIRED: "Passou do prazo",
  CANCELED: "Foi cancelada",
  RETRIED: "Voltou para a fila",
  RESOLVED: "Você decidiu",
  PROVEN: "O mensageiro confirmou depois",
};

/** What one can still do with a dispatch. */
export const isQueued = (status: DispatchStatus) => status === "QUEUED";
export const isUncertain = (status: DispatchStatus) => status === "UNCERTAIN";
export const isRetriable = (status: DispatchStatus) =>
  status === "FAILED" || status === "EXPIRED" || status === "CANCELED";

type Told = {
  readonly status: DispatchStatus;
  readonly reason?: string | null | undefined;
  readonly reasonCode?: string | null | undefined;
  readonly expectedAt?: string | null | undefined;
  readonly startedAt?: string | null | undefined;
  readonly settledAt?: string | null | undefined;
};

/** What there is to say of a dispatch beside its state: when, or why. */
export function dispatchNote(dispatch: Told, now: number): string {
  const { status, reason, expectedAt, startedAt, settledAt } = dispatch;
  switch (status) {
    case "QUEUED": {
      // The pace needs no explanation.
      const why = dispatch.reasonCode === "PACE" ? null : reason;
      return joined(expectedAt && aroundTimeLabel(expectedAt, now), why) || "espera a vez";
    }
    case "SENDING":
      return startedAt ? atTimeLabel(startedAt, now) : "saindo agora";
    case "SENT":
      return joined(settledAt && secondsLabel(settledAt, now), reason);
    default:
      return reason ?? (settledAt ? atTimeLabel(settledAt, now) : "");
  }
}

/** The parts that there are, a dot between them. */
export const joined = (...parts: (string | null | undefined | false)[]) =>
  parts.filter(Boolean).join(" · ");

/** "Entregue a pelo menos 132 pessoas": for so many phones, one at the least. */
export const deliveredTo = (phones: number) =>
  `Entregue a pelo menos ${countLabel(phones, "pessoa", "pessoas")}`;

/**
 * "132 pessoas ou mais": the same beside the chip that says "Entregue", where a phone has little room;
 * null: none has said so yet.
 */
export const reachedWords = (phones: number) =>
  phones === 0 ? null : `${countLabel(phones, "pessoa", "pessoas")} ou mais`;

/** How many people read a group: "1.024 pessoas"; null where the messenger does not say. */
export const membersWords = (members: number | null | undefined) =>
  members == null ? null : countLabel(members, "pessoa", "pessoas");

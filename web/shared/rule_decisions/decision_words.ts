import { clockLabel, dayLabel } from "../../ui/text/clock.ts";
import { countLabel } from "../../ui/text/numbers.ts";

type Decision = {
  readonly outcome: string;
  readonly reasonCode?: string;
  readonly messages: {
    readonly waiting: number;
    readonly sent: number;
    readonly uncertain: number;
    readonly notSent: number;
  };
  readonly approval?: { readonly status: string } | null | undefined;
};

/** How a decision stands by now. */
export type DecisionState = {
  readonly kind: "yes" | "no" | "waits" | "failed" | "doubt";
  readonly label: string;
  /** What became of its messages; empty if it has none. */
  readonly note: string;
  readonly hasMessages: boolean;
};

const answers: Readonly<Record<string, Pick<DecisionState, "kind" | "label">>> = {
  PENDING: { kind: "waits", label: "Espera você" },
  ACCEPTED: { kind: "waits", label: "Aprovada" },
  REJECTED: { kind: "no", label: "Você recusou" },
  EXPIRED: { kind: "no", label: "Sem resposta" },
  DROPPED: { kind: "no", label: "Não enviada" },
};

/** How a decision stands for a group that it left out. */
export const leftOut: DecisionState = {
  kind: "no",
  label: "Não enviada",
  note: "Este grupo já tinha recebido o produto, ou um parecido.",
  hasMessages: false,
};

/** The reasons of rules that correct what is out. */
const endReasons: ReadonlySet<string> = new Set([
  "OFFER_SOLD_OUT",
  "OFFER_COUPON_ENDED",
  "OFFER_PRICE_REMOVED",
]);

/** Returns how a decision stands: by its messages, if it has any, else by the person's answer. */
export function decisionState(decision: Decision): DecisionState {
  const { outcome, messages, approval } = decision;
  const { waiting, sent, uncertain, notSent } = messages;
  const corrects = endReasons.has(decision.reasonCode ?? "");
  const done = corrects ? "Corrigida em" : "Foi a";
  const [one, many] = corrects
    ? ["não foi corrigida", "não foram corrigidas"]
    : ["não foi enviada", "não foram enviadas"];
  const note = [
    sent > 0 && `${done} ${countLabel(sent, "grupo", "grupos")}.`,
    waiting > 0 && `${countLabel(waiting, "mensagem espera", "mensagens esperam")} a vez.`,
    uncertain > 0 && `${countLabel(uncertain, "ficou", "ficaram")} em dúvida.`,
    notSent > 0 && `${countLabel(notSent, one!, many!)}.`,
  ].filter(Boolean).join(" ");
  const hasMessages = note !== "";
  const state = (kind: DecisionState["kind"], label: string) => ({
    kind,
    label,
    note,
    hasMessages,
  });
  if (uncertain > 0) return state("doubt", "Em dúvida");
  if (waiting > 0) return state("waits", "Na fila");
  if (sent > 0) return state("yes", corrects ? "Corrigida" : "Enviada");
  if (notSent > 0) return state("no", corrects ? "Não corrigida" : "Não enviada");
  const answer = approval && answers[approval.status];
  if (answer) return { ...answer, note, hasMessages };
  if (outcome === "FAILED") return state("failed", "Falhou");
  if (outcome === "ASKED") return state("waits", "Espera você");
  return outcome === "QUEUED" ? state("waits", "Na fila") : state("no", "Não enviada");
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** Words a past moment: "Hoje, 14:12", "Ontem, 22:10", "16/11, 09:30". */
export function momentLabel(at: string, now: number): string {
  const day = dayLabel(at);
  const today = dayLabel(new Date(now).toISOString());
  const yesterday = dayLabel(new Date(now - DAY_MS).toISOString());
  const name = day === today ? "Hoje" : day === yesterday ? "Ontem" : day;
  return `${name}, ${clockLabel(at)}`;
}

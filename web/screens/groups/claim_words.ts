import type { GroupClaimStatus } from "../../__generated__/BringGroupQuery.graphql.ts";
import type { Tone } from "../../ui/display/Chip.tsx";

/** The label of each status of a claim. */
export const claimStates: Readonly<Record<GroupClaimStatus, { tone: Tone; word: string }>> = {
  WAITING: { tone: "quiet", word: "Esperando o código" },
  LOOKING: { tone: "on", word: "Conferindo" },
  JOINING: { tone: "on", word: "Entrando no grupo" },
  APPROVAL: { tone: "doubt", word: "Falta aprovar" },
  CLAIMED: { tone: "proven", word: "Grupo pronto" },
  FAILED: { tone: "wrong", word: "Não deu certo" },
  EXPIRED: { tone: "wrong", word: "Código vencido" },
  CANCELED: { tone: "quiet", word: "Cancelado" },
  LOST: { tone: "wrong", word: "Com outra pessoa" },
};

const active: ReadonlySet<GroupClaimStatus> = new Set([
  "WAITING",
  "LOOKING",
  "JOINING",
  "APPROVAL",
]);

/** Whether a claim is not over. */
export const isActive = (status: GroupClaimStatus) => active.has(status);

/** Whether the number is checking the code or joining: the person only waits. */
export const isChecking = (status: GroupClaimStatus) =>
  status === "LOOKING" || status === "JOINING";

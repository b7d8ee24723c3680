import type { GroupClaimStatus } from "../../__generated__/BringGroupQuery.graphql.ts";
import type { Tone } from "../../ui/display/Chip.tsx";

/** Each state of a claim in a word or two. */
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

const underWay: ReadonlySet<GroupClaimStatus> = new Set([
  "WAITING",
  "LOOKING",
  "JOINING",
  "APPROVAL",
]);

/** Whether something is still to come of it. */
export const isUnderWay = (state: GroupClaimStatus) => underWay.has(state);

/** Whether the number looks or joins this moment: nobody has anything to do but wait. */
export const isLooking = (state: GroupClaimStatus) => state === "LOOKING" || state === "JOINING";

import type {
  GroupKind,
  GroupRole,
  GroupState,
} from "../../__generated__/GroupRow_group.graphql.ts";
import { ageLabel } from "../../ui/age.ts";
import { aboutMoment } from "../../ui/clock.ts";
import { joined, membersWords } from "../../shared/sending/dispatch_words.ts";

const roles: Record<GroupRole, string> = {
  OWNER: "dono",
  ADMIN: "administrador",
  MEMBER: "membro",
};
const kinds: Record<GroupKind, string | null> = {
  GROUP: null, // goes without saying
  CHANNEL: "canal",
  PRIVATE: "conversa",
};

/** "canal · 1.024 pessoas · administrador · último envio há 2 h" */
export const groupNote = (group: {
  readonly kind: GroupKind;
  readonly role: GroupRole;
  readonly members?: number | null | undefined;
  readonly lastSentAt?: string | null | undefined;
}, now: number) =>
  joined(
    kinds[group.kind],
    membersWords(group.members),
    roles[group.role],
    group.lastSentAt ? `último envio ${ageLabel(group.lastSentAt, now)}` : "nada enviado ainda",
  );

/** What stands in the way of a message, and what to do about it; null: nothing does. */
export function stateAdvice(state: GroupState, restingUntil: string | null, now: number) {
  const advice: Record<GroupState, string | null> = {
    READY: null,
    INACTIVE: "Este grupo está fora dos seus envios. Ative-o para voltar a enviar.",
    FORBIDDEN: "O bot não pode escrever aqui. No Telegram, torne-o administrador do grupo.",
    RESTING: "O grupo recusou várias mensagens seguidas. Voltamos a tentar " +
      `${restingUntil ? aboutMoment(restingUntil, now) : "em instantes"}.`,
    LEFT: "O bot não está mais neste grupo. Adicione-o de novo para enviar.",
  };
  return advice[state];
}

import type { SubscriptionStatus } from "../../__generated__/UserChips_user.graphql.ts";
import type { Tone } from "../../ui/display/Chip.tsx";

/** What can be the matter with an account, the gravest first. */
export type State = "blocked" | "leaving" | "unconfirmed";

export const statesOf = (user: {
  readonly blockedAt?: string | null | undefined;
  readonly deletesAt?: string | null | undefined;
  readonly isEmailVerified: boolean;
}): State[] => [
  ...(user.blockedAt ? ["blocked" as const] : []),
  ...(user.deletesAt ? ["leaving" as const] : []),
  ...(user.isEmailVerified ? [] : ["unconfirmed" as const]),
];

/** How it is said, and said where there is little room. */
export const stateWords: Record<State, { tone: Tone; words: string; short?: string }> = {
  blocked: { tone: "wrong", words: "Bloqueada" },
  leaving: { tone: "doubt", words: "Exclusão pedida", short: "Vai sair" },
  unconfirmed: { tone: "doubt", words: "E-mail não confirmado" },
};

/** How a plan stands, in a word or two. */
export const planStatus: Record<SubscriptionStatus, { tone: Tone; words: string }> = {
  TRIALING: { tone: "on", words: "Em teste" },
  ACTIVE: { tone: "proven", words: "Ativo" },
  EXPIRED: { tone: "quiet", words: "Encerrado" },
  PAST_DUE: { tone: "doubt", words: "Em atraso" },
  CANCELED: { tone: "quiet", words: "Cancelado" },
  UNPAID: { tone: "wrong", words: "Não pago" },
  INCOMPLETE: { tone: "doubt", words: "Incompleto" },
  PAUSED: { tone: "quiet", words: "Em pausa" },
};

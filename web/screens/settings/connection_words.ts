import type { ShopConnectionStatus } from "../../__generated__/ConnectionCard_connection.graphql.ts";
import { ageLabel } from "../../ui/text/age.ts";
import type { Tone } from "../../ui/display/Chip.tsx";
import { atTimeLabel, dateLabel } from "../../ui/text/clock.ts";

type ConnectionFacts = {
  readonly lastSuccessAt?: string | null | undefined;
  readonly expiresAt?: string | null | undefined;
  readonly pausedUntil?: string | null | undefined;
  readonly problem?: { readonly message: string; readonly since: string } | null | undefined;
};

type Words = {
  readonly tone: Tone;
  /** The label of the status. */
  readonly state: string;
  /** What it means and what to do; null if nothing. */
  readonly advice: (connection: ConnectionFacts, now: number) => string | null;
};

/** The label and advice for each status of a connection. */
export const connectionWords: Record<ShopConnectionStatus, Words> = {
  CONNECTED: { tone: "proven", state: "Conectada", advice: () => null },
  EXPIRING: {
    tone: "doubt",
    state: "Vai vencer",
    advice: ({ expiresAt }) =>
      expiresAt
        ? `A autorização vence em ${
          dateLabel(expiresAt)
        } se não for usada. Entre de novo para renovar.`
        : null,
  },
  PAUSED: {
    tone: "doubt",
    state: "Em pausa",
    advice: ({ pausedUntil }, now) =>
      `A loja pediu uma pausa: foram perguntas demais. Seguimos sozinhos${
        pausedUntil ? ` ${atTimeLabel(pausedUntil, now)}` : ""
      }.`,
  },
  FAILING: {
    tone: "wrong",
    state: "Com problema",
    advice: ({ problem }) => problem?.message ?? null,
  },
  EXPIRED: {
    tone: "wrong",
    state: "Vencida",
    advice: () => "A autorização da loja venceu. Entre de novo para continuar.",
  },
  DISCONNECTED: { tone: "quiet", state: "Desconectada", advice: () => null },
};

/** Says when the shop last responded and since when it fails. */
export function lastResponseLabel(
  { lastSuccessAt, problem }: ConnectionFacts,
  now: number,
): string {
  const answered = lastSuccessAt
    ? `Última resposta da loja ${ageLabel(lastSuccessAt, now)}`
    : "A loja ainda não respondeu";
  return problem
    ? `${answered} · com problema desde ${atTimeLabel(problem.since, now).replace("às ", "")}`
    : answered;
}

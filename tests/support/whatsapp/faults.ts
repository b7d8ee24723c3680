import { type OddsOf, plannedFaultsOf } from "../messengers/planned_faults.ts";
import type { ServerConnection } from "./server_connection.ts";

/**
 * The faults of a message. BEFORE: it is not accepted; AFTER: it is. TOO_MANY: the answer is 429.
 * ERROR: the stream ends in 503, RESTART: in 515, ELSEWHERE: another connection takes the account
 * over; then nobody answers, as after SILENCE and DROP.
 */
export const kindsOfFault = [
  "TOO_MANY",
  "ERROR_BEFORE",
  "ERROR_AFTER",
  "SILENCE_BEFORE",
  "SILENCE_AFTER",
  "DROP_BEFORE",
  "DROP_AFTER",
  "RESTART_BEFORE",
  "RESTART_AFTER",
  "ELSEWHERE_BEFORE",
  "ELSEWHERE_AFTER",
  "SLOW",
] as const;
export type Fault = (typeof kindsOfFault)[number];
export type Odds = OddsOf<Fault>;

/** Plans faults of messages, of queries, and of logins. */
export function faultPlan() {
  const muted = new Set<string>();
  const refused = new Map<string, number>();
  const ackErrors: number[] = [];
  const plan = plannedFaultsOf(kindsOfFault);

  return {
    ...plan,
    /** Answers so many of the next messages with that error: 403, 421, 429, 463, 479. */
    refuseNext: (code: number, times = 1) =>
      void ackErrors.push(...Array<number>(times).fill(code)),
    ackError: () => ackErrors.shift() ?? null,

    /** Never answers stanzas whose label begins so, "login" too; "" means all. */
    mute: (label: string) => void muted.add(label),
    unmute: () => muted.clear(),
    isMuted: (label: string) => [...muted].some((start) => label.startsWith(start)),

    /** Refuses queries whose label begins so with that code. */
    refuse: (label: string, code: number) => void refused.set(label, code),
    refusalOf: (label: string) =>
      [...refused].find(([start]) => label.startsWith(start))?.[1] ?? null,

    /** Clears all planned faults. */
    clear(): void {
      plan.clear();
      muted.clear();
      refused.clear();
      ackErrors.length = 0;
    },
  };
}

/** How each fault ends a connection; faults that end none are absent. */
export const endings: Readonly<Record<string, (line: ServerConnection) => void>> = {
  ERROR: (line) => line.streamError(503),
  DROP: (line) => line.drop(),
  RESTART: (line) => line.streamError(515),
  ELSEWHERE: (line) => line.conflict("replaced"),
};

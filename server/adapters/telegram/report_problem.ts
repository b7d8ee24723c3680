import type { ConnectionHandlers, SessionProblem } from "../../core/delivery/messenger.ts";

/** Tells how a session is, once each time that it changes; null: it works. */
export function problemTeller(hear: ConnectionHandlers["onEvent"]) {
  let told: SessionProblem | null | undefined;
  return async (problem: SessionProblem | null): Promise<void> => {
    if (told === problem) return;
    await hear({ kind: "problem", problem });
    told = problem;
  };
}

import type { ConnectionHandlers, SessionProblem } from "./messenger.ts";

/** Returns what reports a session's problem to `onEvent`, once each time that it changes; null: it works. */
export function problemReporter(onEvent: ConnectionHandlers["onEvent"]) {
  let reported: SessionProblem | null | undefined;
  return async (problem: SessionProblem | null): Promise<void> => {
    if (reported === problem) return;
    await onEvent({ kind: "problem", problem });
    reported = problem;
  };
}

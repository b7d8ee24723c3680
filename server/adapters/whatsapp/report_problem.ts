import type { ConnectionHandlers, SessionProblem } from "../../core/delivery/messenger.ts";
import { untilHeard } from "./until_heard.ts";

/**
 * Tells how a session is, in order, once each time that it changes; null: it works. Resolves once it
 * was heard, or `signal` has ended it.
 */
export function problemTeller(hear: ConnectionHandlers["onEvent"], signal: AbortSignal) {
  let told: SessionProblem | null | undefined;
  let telling = Promise.resolve();

  async function tell(problem: SessionProblem | null): Promise<void> {
    if (told === problem || signal.aborted) return;
    await untilHeard(hear, { kind: "problem", problem }, signal);
    told = problem;
  }
  return (problem: SessionProblem | null): Promise<void> =>
    telling = telling.then(() => tell(problem));
}

import { setTimeout } from "node:timers/promises";
import type {
  ConnectionHandlers,
  MessengerEvent,
  SessionProblem,
} from "../../../core/delivery/messenger.ts";

/** Milliseconds until an event that its handler rejected is reported again. */
const AGAIN_MS = 200;

/** Reports an event until its handler accepts it: WhatsApp's server sends it only once. */
export async function retryEvent(
  onEvent: ConnectionHandlers["onEvent"],
  event: MessengerEvent,
  signal: AbortSignal,
): Promise<void> {
  while (!signal.aborted) {
    try {
      return await onEvent(event);
    } catch {
      await setTimeout(AGAIN_MS, null, { signal }).catch(() => {}); // rejects when it is closed
    }
  }
}

/**
 * Returns a function that reports a session's problem in order, each time it changes; null: it
 * works. It resolves when the report was accepted, or `signal` has ended it.
 */
export function problemReporter(onEvent: ConnectionHandlers["onEvent"], signal: AbortSignal) {
  let reported: SessionProblem | null | undefined;
  let reporting = Promise.resolve();

  async function report(problem: SessionProblem | null): Promise<void> {
    if (reported === problem || signal.aborted) return;
    await retryEvent(onEvent, { kind: "problem", problem }, signal);
    reported = problem;
  }
  return (problem: SessionProblem | null): Promise<void> =>
    reporting = reporting.then(() => report(problem));
}

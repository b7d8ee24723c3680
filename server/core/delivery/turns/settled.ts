import { restAfter } from "./backoff.ts";
import type { JournalLine, Reason } from "../queue/dispatch.ts";
import type { Finished, Outcome } from "./turn.ts";

/** The end of a turn, as it is written down. */
export function settledOf({ turn, outcome }: Finished, now: Date) {
  const { status } = outcome;
  const reason = outcome.reason ?? null;
  const line: JournalLine = {
    at: now.toISOString(),
    step: status === "QUEUED" ? "RETRIED" : status,
    ...reason && { reason },
  };
  return {
    id: turn.dispatchId,
    status,
    reason,
    line: JSON.stringify([line]),
    message: status === "SENT" ? outcome.messageId : null,
  };
}

export type Rest = { readonly ms: number; readonly because: Reason; readonly failures: number };

/**
 * How long a lane rests after a turn: as long as the vendor asked, or longer with each failure in a
 * row. A doubt counts as a failure, since the vendor may be unwell; a refusal does not.
 */
export function restOf(outcome: Outcome, failures: number): Rest | null {
  if (outcome.status === "SENT" || outcome.status === "FAILED") return null;
  const failed = { failures: failures + 1 };
  if (outcome.status === "UNCERTAIN") {
    return { ...failed, ms: restAfter(failed.failures), because: "VENDOR_AWAY" };
  }
  if (outcome.movedTo || outcome.trouble) return null; // at once: another address, or a standstill
  const ms = Math.max(outcome.restMs ?? 0, restAfter(failed.failures));
  return { ...failed, ms, because: outcome.reason };
}

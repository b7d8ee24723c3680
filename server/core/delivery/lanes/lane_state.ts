import type { Reason, ShownReason } from "../queue/dispatch.ts";

/** The state of a session's queue, as it is read with the session. */
export type LaneState = {
  readonly pausedAt: Date | null;
  readonly sendingSince: Date | null;
  readonly hasQueued: boolean;
  /** Whether a live process holds its lane. */
  readonly isHeld: boolean;
  readonly wakeAt: Date | null;
  /** When the number that it sends through stopped being shared; null: it is shared. */
  readonly numberRevokedAt: Date | null;
  readonly waitsFor: Reason | null;
  readonly waitsUntil: Date | null;
};

/** Milliseconds after which a due message that no process took is reported as NO_PROCESS. */
const NO_PROCESS_AFTER_MS = 60_000;

/**
 * Returns why the queue waits at `now`, and until when (null: until somebody acts); null: nothing
 * is queued, or it is being sent.
 */
export function waitAt(
  lane: LaneState,
  now: Date,
): { reason: ShownReason; until: Date | null } | null {
  const { hasQueued, isHeld, wakeAt, waitsFor, waitsUntil, numberRevokedAt } = lane;
  if (!hasQueued) return null;
  if (numberRevokedAt) return { reason: "NUMBER_REVOKED", until: null };
  if (!isHeld && wakeAt && now.getTime() - wakeAt.getTime() > NO_PROCESS_AFTER_MS) {
    return { reason: "NO_PROCESS", until: null };
  }
  const isOver = waitsUntil !== null && waitsUntil <= now;
  return waitsFor && !isOver ? { reason: waitsFor, until: waitsUntil } : null;
}

import type { Reason, ShownReason } from "../queue/dispatch.ts";

/** How a session's queue stands, as it is read with the session. */
export type LaneState = {
  readonly pausedAt: Date | null;
  readonly sendingSince: Date | null;
  readonly hasQueued: boolean;
  /** Whether a process that lives sends for it. */
  readonly isHeld: boolean;
  readonly wakeAt: Date | null;
  /** Since when the number that it sends through is no longer lent. */
  readonly numberRevokedAt: Date | null;
  readonly waitsFor: Reason | null;
  readonly waitsUntil: Date | null;
};

/** A message that is due for so long, and that nobody has taken up, waits for a process. */
const UNHEARD_MS = 60_000;

/**
 * Why nothing goes out at `now`, and until when (null: until somebody acts); null when nothing
 * waits, or it is under way.
 */
export function waitAt(
  lane: LaneState,
  now: Date,
): { reason: ShownReason; until: Date | null } | null {
  const { hasQueued, isHeld, wakeAt, waitsFor, waitsUntil, numberRevokedAt } = lane;
  if (!hasQueued) return null;
  if (numberRevokedAt) return { reason: "NUMBER_REVOKED", until: null };
  if (!isHeld && wakeAt && now.getTime() - wakeAt.getTime() > UNHEARD_MS) {
    return { reason: "NO_PROCESS", until: null };
  }
  const isOver = waitsUntil !== null && waitsUntil <= now;
  return waitsFor && !isOver ? { reason: waitsFor, until: waitsUntil } : null;
}

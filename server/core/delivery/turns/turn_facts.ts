import { groupStateAt } from "../../groups/group.ts";
import type { Capabilities } from "../messenger.ts";
import { standstillOf } from "../sessions/problem.ts";
import { maySend } from "../../users/user.ts";
import type { TurnFacts } from "./decide.ts";
import type { LaneWithHead } from "./due_lanes.ts";

/** A lane's facts, as the rule asks for them. */
export function turnFacts(
  lane: LaneWithHead,
  capabilities: Capabilities,
  identicalFreeAt: Date | null,
  now: Date,
): TurnFacts {
  const { waitsFor, waitsUntil, quietFrom, quietTo } = lane;
  const rests = waitsFor === "VENDOR_BUSY" || waitsFor === "VENDOR_AWAY";
  const edges = new Map([
    [lane.perMinute, lane.minuteEdge],
    [lane.perHour, lane.hourEdge],
    [lane.perDay, lane.dayEdge],
  ]);
  return {
    now,
    pausedAt: lane.pausedAt,
    allPausedAt: lane.allPausedAt,
    isBlocked: lane.blockedAt !== null,
    planAllows: maySend(lane, now),
    standstill: lane.withdrawnAt ? "NUMBER_WITHDRAWN" : standstillOf(lane.trouble, capabilities),
    rest: rests && waitsUntil ? { until: waitsUntil, because: waitsFor } : null,
    lane: {
      pace: lane,
      quietHours: quietFrom && quietTo ? { from: quietFrom, to: quietTo } : null,
      zone: lane.zone,
      warmUpFrom: lane.warmUpFrom,
      warmUpZone: lane.warmUpZone,
      freeAt: lane.freeAt,
      nthLatest: (n) => edges.get(n) ?? lane.latest?.[n - 1] ?? null,
    },
    head: {
      expiresAt: lane.expiresAt,
      isTest: lane.kind === "PRIVATE",
      offerIsGone: lane.offerIsGone,
      groupState: groupStateAt(lane, now),
      groupRestingUntil: lane.restingUntil,
      identicalFreeAt,
    },
  };
}

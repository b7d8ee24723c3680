import type { GroupId, OfferId } from "../../ids.ts";
import { barredBy, type ChosenGroup } from "../queue/chosen_groups.ts";
import type { DispatchStatus, Reason } from "../queue/dispatch.ts";
import { expectedIn, type LaneOutlook } from "./lane_outlooks.ts";
import { FORESEEN } from "./lane_rows.ts";

/** What a person should know before they send to a group. */
export type SendingWarning =
  | "ALREADY_SENT"
  | "ALREADY_QUEUED"
  | "IN_DOUBT"
  | "NOT_READY"
  | "TOO_LATE";

/** One message as it would be. */
export type PlannedDispatch = {
  readonly groupId: GroupId;
  /** About when it would go; null: that is not known, or it would not. */
  readonly expectedAt: Date | null;
  readonly warning: SendingWarning | null;
  /** What keeps it, or its group; null: nothing but the pace. */
  readonly reason: Reason | null;
};

/** The statuses that an offer's messages to each group have come to. */
export type Earlier = ReadonlyMap<GroupId, ReadonlySet<DispatchStatus>>;

/** Messages to groups of one session. */
type LanePlan = {
  readonly offerId: OfferId;
  readonly groups: readonly ChosenGroup[];
  readonly earlier: Earlier;
  /** Null: there is none to go by. */
  readonly lane: LaneOutlook | null;
  /** Not before this; null: there is no such time. */
  readonly plannedAt: Date | null;
  readonly lateAfterMs: number;
};

/** How each message would go that joins the lane now, behind what already waits there. */
export function planLane(plan: LanePlan, now: Date): PlannedDispatch[] {
  const { groups, earlier, lane, plannedAt, lateAfterMs } = plan;
  const expected = lane && plannedAt ? expectedBehind(lane, plan, plannedAt, now) : new Map();
  return groups.map((group) => {
    const bar = barredBy(group, now);
    const expectedAt: Date | null = expected.get(group.id) ?? null;
    const isLate = expectedAt !== null && plannedAt !== null &&
      expectedAt.getTime() - plannedAt.getTime() > lateAfterMs;
    const rests = group.restingUntil !== null && group.restingUntil > now;
    return {
      groupId: group.id,
      expectedAt,
      warning: bar ? "NOT_READY" : warningOf(earlier.get(group.id)) ?? (isLate ? "TOO_LATE" : null),
      reason: bar?.reason ?? lane?.obstacle ?? (rests ? "GROUP_RESTING" : null),
    };
  });
}

/** What is surely a repetition comes before what may be one. */
function warningOf(statuses: ReadonlySet<DispatchStatus> | undefined): SendingWarning | null {
  if (!statuses) return null;
  if (statuses.has("QUEUED") || statuses.has("SENDING")) return "ALREADY_QUEUED";
  if (statuses.has("SENT")) return "ALREADY_SENT";
  return statuses.has("UNCERTAIN") ? "IN_DOUBT" : null;
}

/** When each of these would go; those behind the part of the queue that is known are left out. */
function expectedBehind(
  lane: LaneOutlook,
  { offerId, groups }: LanePlan,
  plannedAt: Date,
  now: Date,
): Map<GroupId, Date | null> {
  const fresh = groups.filter((group) => !barredBy(group, now)).map((group) => ({
    groupId: group.id,
    priority: 0,
    plannedAt: group.restingUntil && group.restingUntil > plannedAt
      ? group.restingUntil
      : plannedAt,
    expiresAt: null, // that it would come too late is told
    text: lane.wordsOf(offerId, group.id), // its own id will draw the words alike often
    isPutOff: false,
  }));
  const queue = [...lane.queue.map((queued) => ({ groupId: null, ...queued })), ...fresh].sort(
    // What is as urgent and as old stays as it was: ids grow, so that the new ones come last.
    (a, b) => b.priority - a.priority || a.plannedAt.getTime() - b.plannedAt.getTime(),
  );
  const isWhole = lane.queue.length < FORESEEN;
  const known = isWhole ? queue : queue.slice(0, queue.findLastIndex(({ groupId }) => !groupId));
  const starts = expectedIn(lane, known, now);
  return new Map(
    known.flatMap(({ groupId }, place) => groupId ? [[groupId, starts[place]!]] : []),
  );
}

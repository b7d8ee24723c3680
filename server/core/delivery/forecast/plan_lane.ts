import type { GroupId, OfferId } from "../../ids.ts";
import { barredBy, type ChosenGroup } from "../queue/chosen_groups.ts";
import type { DispatchStatus, Reason } from "../queue/dispatch.ts";
import type { Foreseen } from "./forecast.ts";
import { expectedIn, type LaneOutlook } from "./lane_outlooks.ts";
import { FORESEEN } from "./lane_rows.ts";

/** What a person is warned of before they send to a group. */
export type SendingWarning =
  | "ALREADY_SENT"
  | "ALREADY_QUEUED"
  | "IN_DOUBT"
  | "NOT_READY"
  | "TOO_LATE";

/** The forecast of one message. */
export type PlannedDispatch = {
  readonly groupId: GroupId;
  /** About when it would start; null: unknown, or never. */
  readonly expectedAt: Date | null;
  readonly warning: SendingWarning | null;
  /** What holds up the message or its group; null: only the pace. */
  readonly reason: Reason | null;
};

/** The statuses of an offer's earlier messages to each group. */
export type Earlier = ReadonlyMap<GroupId, ReadonlySet<DispatchStatus>>;

/** Messages to the groups of one session. */
type LanePlan = {
  readonly offerId: OfferId;
  readonly groups: readonly ChosenGroup[];
  readonly earlier: Earlier;
  /** The lane's state; null: unknown. */
  readonly lane: LaneOutlook | null;
  /** The earliest start in each group; null: there is none. */
  readonly starts: ReadonlyMap<GroupId, Date> | null;
  readonly lateAfterMs: number;
};

/** Forecasts messages that would join the lane now, behind those queued already. */
export function planLane(plan: LanePlan, now: Date): PlannedDispatch[] {
  const { groups, earlier, lane, starts, lateAfterMs } = plan;
  const expected = lane && starts ? expectedBehind(lane, plan, starts, now) : new Map();
  return groups.map((group) => {
    const bar = barredBy(group, now);
    const plannedAt = starts?.get(group.id) ?? null;
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

/** Returns the gravest warning: certain repetitions come before possible ones. */
function warningOf(statuses: ReadonlySet<DispatchStatus> | undefined): SendingWarning | null {
  if (!statuses) return null;
  if (statuses.has("QUEUED") || statuses.has("SENDING")) return "ALREADY_QUEUED";
  if (statuses.has("SENT")) return "ALREADY_SENT";
  return statuses.has("UNCERTAIN") ? "IN_DOUBT" : null;
}

/** Returns when each message would start; those behind the known part of the queue are left out. */
function expectedBehind(
  lane: LaneOutlook,
  { offerId, groups }: LanePlan,
  starts: ReadonlyMap<GroupId, Date>,
  now: Date,
): Map<GroupId, Date | null> {
  const open = groups.filter(({ id }) => starts.has(id))
    .map((group) => ({ ...group, plannedAt: starts.get(group.id)! }));
  const fresh: (Foreseen & { isFresh: boolean; groupId: GroupId })[] = open.map((
    { plannedAt, ...group },
  ) => ({
    isFresh: true,
    groupId: group.id,
    priority: 0,
    plannedAt: group.restingUntil && group.restingUntil > plannedAt
      ? group.restingUntil
      : plannedAt,
    expiresAt: null, // being late is a warning
    // The real id of the message, which selects the variant, does not exist yet.
    text: lane.textOf(offerId, group.id, group.id),
    isPutOff: false,
  }));
  const queue = [...lane.queue.map((queued) => ({ isFresh: false, ...queued })), ...fresh].sort(
    // Among equals the queued ones come first: ids grow, so new messages come last.
    (a, b) => b.priority - a.priority || a.plannedAt.getTime() - b.plannedAt.getTime(),
  );
  const isWhole = lane.queue.length < FORESEEN;
  const known = isWhole ? queue : queue.slice(0, queue.findLastIndex(({ isFresh }) => !isFresh));
  const expected = expectedIn(lane, known, now);
  return new Map(
    known.flatMap(({ isFresh, groupId }, place) => isFresh ? [[groupId, expected[place]!]] : []),
  );
}

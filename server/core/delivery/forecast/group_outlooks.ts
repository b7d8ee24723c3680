import type { Context } from "../../context.ts";
import { type Group, groupStatusAt } from "../../groups/group.ts";
import { asGroup } from "../../groups/tables.ts";
import type { GroupId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import { earliestGroupStart, type PacedGroup, strictestPace } from "../pacing/group_pace.ts";
import { loadGroupPaces } from "../pacing/load_group_paces.ts";
import { earliestStart, type LanePace } from "../pacing/pace.ts";
import type { Reason } from "../queue/dispatch.ts";
import { closed, isClosed } from "../turns/decide.ts";
import { type LaneOutlook, laneOutlooks } from "./lane_outlooks.ts";

/** The limits that hold in a group, and when they next allow a message. */
export type GroupOutlook = {
  readonly gapMs: number;
  readonly perHour: number;
  readonly perDay: number;
  /** Whether the cap of a day is the group's own, and not shared with the account's other groups. */
  readonly isOwnCap: boolean;
  /** The messages of the last 24 hours. */
  readonly sentLastDay: number;
  readonly isAtCap: boolean;
  /** Null: only a person's action makes one possible. */
  readonly nextAt: Date | null;
  /** What delays it; null: nothing. */
  readonly reason: Reason | null;
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the outlook of each of the viewer's groups; null where its account is not connected. */
export async function loadGroupOutlooks(
  ctx: Context,
  ids: readonly GroupId[],
): Promise<(GroupOutlook | null)[]> {
  const known: Group[] = await ctx.db.selectFrom("groups").select(asGroup)
    .where("id", "in", ids).where("user_id", "=", permit(ctx.viewer, "group.see")).execute();
  const [lanes, paces] = await Promise.all([
    laneOutlooks(ctx, [...new Set(known.map(({ sessionId }) => sessionId))]),
    loadGroupPaces(ctx, known.map(({ id }) => id)),
  ]);
  const outlooks = new Map(known.map((group) => {
    const [lane, pace] = [lanes.get(group.sessionId), paces.get(group.id)];
    return [group.id, lane && pace ? outlookOf(group, lane, pace, ctx.now) : null];
  }));
  return ids.map((id) => outlooks.get(id) ?? null);
}

function outlookOf(group: Group, lane: LaneOutlook, pace: PacedGroup, now: Date): GroupOutlook {
  const state = groupStatusAt(group, now);
  const stop = isClosed(state) ? closed[state] : lane.obstacle;
  const starts = lane.starts.map(({ at }) => at);
  const next = nextStart({ ...lane, nthLatest: (n) => starts[n - 1] ?? null }, pace, now);
  const sentLastDay = pace.starts.filter((at) => now.getTime() - at.getTime() < DAY_MS).length;
  const isResting = group.restingUntil !== null && group.restingUntil > next.at;
  return {
    ...strictestPace(pace, lane.pace),
    isOwnCap: pace.perDay !== null,
    sentLastDay,
    isAtCap: isAtCap(pace, now),
    nextAt: stop ? null : isResting ? group.restingUntil : next.at,
    reason: stop ?? (isResting ? "GROUP_RESTING" : next.because),
  };
}

/** Returns whether the group's own cap of an hour or a day is reached. */
const isAtCap = (pace: PacedGroup, now: Date): boolean =>
  earliestGroupStart({ ...pace, gapMs: null, quietHours: null, waiting: [] }, now).because !== null;

const MOST_ROUNDS = 10; // each round passes a quiet time or a cap

/** Returns the first instant that both the account's limits and the group's allow. */
export function nextStart(lane: LanePace, group: PacedGroup, now: Date) {
  let at = now;
  let because: Reason | null = null;
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const own = earliestStart(lane, at);
    const start = earliestGroupStart({ ...group, waiting: [] }, own.at);
    because = start.because ?? own.because ?? because;
    if (start.at.getTime() === at.getTime()) break;
    at = start.at;
  }
  return { at, because };
}

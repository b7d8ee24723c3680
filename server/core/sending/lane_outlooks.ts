import type { Context } from "../context.ts";
import type { SessionId } from "../ids.ts";
import { maySend, type User } from "../users/user.ts";
import type { Reason } from "./dispatch.ts";
import { forecast, type LaneSoFar } from "./forecast.ts";
import { type LaneFacts, laneFacts, latestStarts, type Queued, queues } from "./lane_rows.ts";

/** A lane as it stands, to tell when its messages will go. */
export type LaneOutlook = LaneSoFar & {
  /** The first `FORESEEN`, in the order of the lane. */
  readonly queue: readonly Queued[];
  /** Why nothing goes out until somebody acts; null: it goes. */
  readonly obstacle: Reason | null;
  readonly plan: Pick<User, "subscriptionStatus" | "subscriptionExpiresAt">;
};

/**
 * About when each message of this queue will start, in the order given; null where only somebody's
 * action could make it start, or the plan will have ended by then.
 */
export function expectedIn(
  lane: LaneOutlook,
  queue: readonly Pick<Queued, "plannedAt">[],
  now: Date,
): (Date | null)[] {
  if (lane.obstacle) return queue.map(() => null);
  return forecast(lane, queue.map(({ plannedAt }) => plannedAt), now)
    .map((start) => maySend(lane.plan, start) ? start : null);
}

/** How the lanes of the viewer's sessions stand; others' are left out. */
export async function laneOutlooks(
  ctx: Context,
  sessions: readonly SessionId[],
): Promise<Map<SessionId, LaneOutlook>> {
  if (sessions.length === 0) return new Map();
  const [lanes, queued, started] = await Promise.all([
    laneFacts(ctx, sessions),
    queues(ctx, sessions),
    latestStarts(ctx, sessions),
  ]);
  return new Map(lanes.map(({ sessionId, freeAt, restingUntil, ...lane }) => [sessionId, {
    pace: lane,
    quietHours: lane.from && lane.to ? { from: lane.from, to: lane.to } : null,
    zone: lane.zone,
    freeAt: restingUntil && (!freeAt || restingUntil > freeAt) ? restingUntil : freeAt,
    starts: (started.get(sessionId) ?? []).map(({ startedAt }) => startedAt),
    queue: queued.get(sessionId) ?? [],
    obstacle: obstacleOf(lane, ctx.now),
    plan: lane,
  }]));
}

/** Why the lane stands still until somebody acts: the order is that in which it is decided. */
function obstacleOf(lane: Obstacles, now: Date): Reason | null {
  if (lane.disconnectedAt) return "SESSION_ENDED";
  if (lane.pausedAt || lane.allPausedAt) return "PAUSED";
  if (!maySend(lane, now)) return "PLAN_ENDED";
  return lane.trouble === "REVOKED" ? "SESSION_TROUBLE" : null; // others pass by themselves
}

type Obstacles =
  & LaneOutlook["plan"]
  & Pick<LaneFacts, "disconnectedAt" | "pausedAt" | "allPausedAt" | "trouble">;

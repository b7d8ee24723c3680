import type { Context } from "../../context.ts";
import type { OfferId, SessionId } from "../../ids.ts";
import { standstillOf } from "../sessions/problem.ts";
import { maySend, type User } from "../../users/user.ts";
import type { Reason } from "../queue/dispatch.ts";
import { forecast, type Foreseen, type LaneSoFar } from "./forecast.ts";
import { type LaneFacts, laneFacts, latestStarts, type Queued, queues } from "./lane_rows.ts";
import { offerWords } from "./offer_words.ts";

/** A lane as it stands, to tell when its messages will go. */
export type LaneOutlook = LaneSoFar & {
  /** The first `FORESEEN`, in the order of the lane. */
  readonly queue: readonly (Foreseen & Pick<Queued, "id">)[];
  /** What a message of an offer would say; null: that does not matter in this lane. */
  readonly wordsOf: (offerId: OfferId, key: string) => string | null;
  /** Why nothing goes out until somebody acts; null: it goes. */
  readonly obstacle: Reason | null;
  readonly plan: Pick<User, "subscriptionStatus" | "subscriptionExpiresAt">;
};

/**
 * About when each message of this queue will start, in the order given; null where only somebody's
 * action could make it start, it will have expired, or the plan will have ended by then.
 */
export function expectedIn(
  lane: LaneOutlook,
  queue: readonly Foreseen[],
  now: Date,
): (Date | null)[] {
  if (lane.obstacle) return queue.map(() => null);
  return forecast(lane, queue, now).map((start) =>
    start && maySend(lane.plan, start) ? start : null
  );
}

/** How the lanes of the viewer's sessions stand, also for messages of `offerId`; others' are left out. */
export async function laneOutlooks(
  ctx: Context,
  sessions: readonly SessionId[],
  offerId: OfferId | null = null,
): Promise<Map<SessionId, LaneOutlook>> {
  if (sessions.length === 0) return new Map();
  const [lanes, queued, started] = await Promise.all([
    laneFacts(ctx, sessions),
    queues(ctx, sessions),
    latestStarts(ctx, sessions),
  ]);
  const counted = lanes.filter(({ identicalPerHour }) => identicalPerHour !== null);
  const offers = counted.flatMap(({ sessionId }) => queued.get(sessionId) ?? [])
    .flatMap((message) => message.offerId ?? []);
  const words = await offerWords(
    ctx,
    counted.length > 0 && offerId ? [offerId, ...offers] : offers,
  );
  return new Map(lanes.map((lane) => {
    const { sessionId, freeAt, restingUntil } = lane;
    const wordsOf = (offerId: OfferId, key: string) =>
      lane.identicalPerHour === null ? null : words(offerId, key, lane);
    return [sessionId, {
      pace: lane,
      quietHours: lane.from && lane.to ? { from: lane.from, to: lane.to } : null,
      zone: lane.zone,
      warmUpFrom: lane.warmUpFrom,
      warmUpZone: lane.warmUpZone,
      freeAt: restingUntil && (!freeAt || restingUntil > freeAt) ? restingUntil : freeAt,
      starts: started.get(sessionId) ?? [],
      queue: (queued.get(sessionId) ?? []).map((message) => ({
        ...message,
        text: message.offerId && wordsOf(message.offerId, message.id),
        isPutOff: message.reason === "IDENTICAL_CAP" && message.plannedAt <= message.expiresAt,
      })),
      wordsOf,
      obstacle: obstacleOf(ctx, lane),
      plan: lane,
    }];
  }));
}

/** Why the lane stands still until somebody acts: the order is that in which it is decided. */
function obstacleOf({ now, ports }: Context, lane: LaneFacts): Reason | null {
  if (lane.disconnectedAt) return "SESSION_ENDED";
  if (lane.pausedAt || lane.allPausedAt) return "PAUSED";
  if (!maySend(lane, now)) return "PLAN_ENDED";
  if (lane.withdrawnAt) return "NUMBER_WITHDRAWN";
  return standstillOf(lane.trouble, ports.messengers[lane.channel].capabilities);
}

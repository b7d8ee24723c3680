import type { Context } from "../context.ts";
import type { DispatchId, GroupId, OfferId } from "../ids.ts";
import type { MediaFacts } from "../media/media.ts";
import { permit } from "../permissions.ts";
import { type EndedOffer, loadEndedGroups } from "./corrections/sent_messages.ts";
import { barredBy, barredMedia, ownGroups } from "./queue/chosen_groups.ts";
import { messagePriorities, type Reason } from "./queue/dispatch.ts";
import type { Foreseen } from "./forecast/forecast.ts";
import { expectedIn, laneOutlooks } from "./forecast/lane_outlooks.ts";

/** Returns where messages of each of these offers were out, and correctable, when it ended; null: nowhere. */
export const groupsOfEnded = (
  ctx: Pick<Context, "db" | "ports">,
  ended: readonly EndedOffer[],
): Promise<(readonly GroupId[] | null)[]> => loadEndedGroups(ctx, ended);

/** A message that is planned but not queued. */
export type PlannedMessage = {
  /** Its name in the result. */
  readonly key: string;
  readonly groupId: GroupId;
  readonly plannedAt: Date;
  readonly offerId: OfferId | null;
  /** The text of a campaign text; null: it is made from the offer. */
  readonly text: string | null;
};

type ForeseenMessage = {
  /** The name of a planned message, or the id of a queued one. */
  readonly key: string | DispatchId;
  readonly isQueued: boolean;
  readonly groupId: GroupId;
  readonly plannedAt: Date;
  /** About when it goes; null: not before somebody acts, or it is dropped as too late. */
  readonly expectedAt: Date | null;
  /** What stands in the way; null: nothing, or it would be too late. */
  readonly reason: Reason | null;
};

/**
 * Forecasts the viewer's queued messages together with planned ones, by the pace, caps and quiet
 * hours that decide when they are sent.
 */
export async function forecastMessages(
  ctx: Context,
  planned: readonly PlannedMessage[],
): Promise<ForeseenMessage[]> {
  const userId = permit(ctx.viewer, "dispatch.see");
  const { late_after_minutes: lateAfter } = await ctx.db.selectFrom("bot_settings")
    .select("late_after_minutes").where("user_id", "=", userId).executeTakeFirstOrThrow();
  const sessions = await ctx.db.selectFrom("lanes").select("session_id as id")
    .where("user_id", "=", userId).execute();
  const groupIds = [...new Set(planned.map(({ groupId }) => groupId))];
  const groups = await ownGroups(ctx.db, userId, groupIds);
  const offerIds = [...new Set(planned.flatMap(({ offerId }) => offerId ?? []))];
  const lanes = await laneOutlooks(ctx, sessions.map(({ id }) => id), offerIds, groupIds);
  const bySession = Map.groupBy(planned, ({ groupId }) => groups.get(groupId)?.sessionId ?? null);
  const foreseen = [...lanes].flatMap(([id, lane]): ForeseenMessage[] => {
    const fresh = (bySession.get(id) ?? []).filter(({ groupId }) =>
      !barredBy(groups.get(groupId)!, ctx.now)
    );
    const queue = [
      ...lane.queue.map((one) => ({ ...one, key: one.id as string, isQueued: true })),
      ...fresh.map((one): Foreseen & PlannedMessage & { isQueued: boolean } => ({
        ...one,
        isQueued: false,
        priority: messagePriorities.CALENDAR,
        expiresAt: new Date(one.plannedAt.getTime() + lateAfter * 60_000),
        text: one.text ?? (one.offerId && lane.textOf(one.offerId, one.groupId, one.key)),
        isPutOff: false,
      })),
    ].sort((a, b) => b.priority - a.priority || a.plannedAt.getTime() - b.plannedAt.getTime());
    const expected = expectedIn(lane, queue, ctx.now);
    return queue.map(({ key, isQueued, groupId, plannedAt }, at) => ({
      ...{ key, isQueued, groupId, plannedAt },
      expectedAt: expected[at]!,
      reason: lane.obstacle,
    }));
  });
  const known = new Set(foreseen.map(({ key }) => key));
  const barred = planned.filter(({ key }) => !known.has(key)).map((one): ForeseenMessage => {
    const group = groups.get(one.groupId);
    const reason = group ? barredBy(group, ctx.now)?.reason ?? null : "GROUP_LEFT";
    return { ...one, isQueued: false, expectedAt: null, reason };
  });
  return [...foreseen, ...barred];
}

/**
 * Returns why nothing, or not this video or document, can be queued for these groups of the viewer's,
 * one for each that is barred.
 */
export async function barredGroups(
  { db, viewer, now }: Context,
  ids: readonly GroupId[],
  file: Pick<MediaFacts, "kind" | "size"> | null = null,
): Promise<{ readonly groupId: GroupId; readonly reason: Reason }[]> {
  const groups = await ownGroups(db, permit(viewer, "dispatch.see"), ids);
  return ids.flatMap((groupId) => {
    const group = groups.get(groupId);
    const reason = group ? barredBy(group, now)?.reason ?? barredMedia(group, file) : "GROUP_LEFT";
    return reason ? [{ groupId, reason }] : [];
  });
}

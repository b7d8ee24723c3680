import type { Context } from "../../context.ts";
import { Failure, type FailureCode } from "../../errors.ts";
import type { Given } from "../../given.ts";
import { type GroupId, type OfferId, type UserId } from "../../ids.ts";
import { countedAt, roomLeft } from "../../plans/limits.ts";
import { requireOwnOffer } from "../../offers/queries.ts";
import { permit } from "../../permissions.ts";
import { asUser } from "../../users/tables.ts";
import { maySend } from "../../plans/subscription.ts";
import { isZone } from "../../zoned.ts";
import { barredBy, type ChosenGroup, chosenGroups } from "../queue/chosen_groups.ts";
import { laneOutlooks } from "./lane_outlooks.ts";
import { type Earlier, planLane, type PlannedDispatch } from "./plan_lane.ts";
import { type PlannedLink, plannedLink } from "./planned_link.ts";
import { plannedStarts } from "../queue/planned_starts.ts";

type PlanSending =
  & { readonly offerId: OfferId; readonly groupIds: readonly GroupId[] }
  & Given<{
    /** As in `sendOffer`. */
    localTime: string;
    timeZone: string;
    nextFreeSlot: boolean;
  }>;

/** The forecast of sending an offer, on an occasion of its own. */
export type SendingPlan = {
  /** One per group, in the order requested. */
  readonly dispatches: readonly PlannedDispatch[];
  /** How many messages would be counted. */
  readonly messages: number;
  /** How many messages the month has left; null: there is no limit. */
  readonly messagesLeft: number | null;
  /** The first free slot of these groups; null: there is none. */
  readonly nextSlotAt: Date | null;
  /** What becomes of the offer's link in these groups; null: it stays as it is. */
  readonly link: PlannedLink | null;
  /** Why `sendOffer` would refuse; null: it would not. */
  readonly refusal: FailureCode | null;
};

/**
 * Forecasts what `sendOffer` would do and when each message would start, without reserving
 * anything. @throws Failure if the offer or the groups are not the viewer's
 */
export async function planSending(ctx: Context, input: PlanSending): Promise<SendingPlan> {
  const userId = permit(ctx.viewer, "dispatch.see");
  const offer = await requireOwnOffer(ctx, input.offerId, {
    permission: "dispatch.see",
    field: "offerId",
  });
  const groups = await chosenGroups(ctx, input.groupIds);
  const sender = await senderOf(ctx, userId);
  const open = groups.filter((group) => !barredBy(group, ctx.now));
  const sessions = [...new Set(open.map(({ sessionId }) => sessionId))];
  const starts = await startsOrRefusal(ctx, open, sender, input);
  const slots = input.nextFreeSlot
    ? starts
    : await startsOrRefusal(ctx, open, sender, { ...input, localTime: null, nextFreeSlot: true });
  const lanes = await laneOutlooks(ctx, sessions, [input.offerId], open.map(({ id }) => id));
  const earlier = await earlierTo(ctx, userId, input.offerId, groups);

  const planned = new Map(
    [...Map.groupBy(groups, ({ sessionId }) => sessionId)].flatMap(([session, groups]) =>
      planLane({
        offerId: input.offerId,
        groups,
        earlier,
        lane: lanes.get(session) ?? null,
        starts: starts instanceof Failure ? null : starts,
        lateAfterMs: sender.lateAfterMinutes * 60_000,
      }, ctx.now)
    ).map((dispatch) => [dispatch.groupId, dispatch]),
  );
  const left = roomLeft(sender, "messagesPerMonth", countedAt(sender, ctx.now));
  return {
    dispatches: groups.map(({ id }) => planned.get(id)!),
    messages: open.length,
    nextSlotAt: slots instanceof Failure ? null : earliest(slots.values()),
    messagesLeft: left === Infinity ? null : left,
    link: await plannedLink(ctx, offer, groups.map(({ id }) => id), sender),
    refusal: refusalOf(sender, groups, ctx.now) ?? (open.length > left ? "MESSAGES_LIMIT" : null) ??
      (starts instanceof Failure ? starts.code : null),
  };
}

const earliest = (dates: Iterable<Date>): Date | null =>
  [...dates].reduce<Date | null>((first, at) => first && first < at ? first : at, null);

/** Returns why nothing could be sent now, to these groups or at all; null: it could. */
function refusalOf(sender: Sender, groups: readonly ChosenGroup[], now: Date): FailureCode | null {
  if (!maySend(sender, now)) return "PLAN_ENDED";
  if (groups.length === 0) return "GROUPS_MISSING";
  return groups.map((group) => barredBy(group, now)).find((bar) => bar !== null)?.refusal ?? null;
}

type Sender = Awaited<ReturnType<typeof senderOf>>;

function senderOf({ db }: Context, userId: UserId) {
  return db.selectFrom("users")
    .innerJoin("bot_settings as b", "b.user_id", "users.id")
    .leftJoin("plans", "plans.price_id", "users.stripe_price_id")
    .select(asUser).select(["b.slots", "b.late_after_minutes as lateAfterMinutes"])
    .where("users.id", "=", userId).executeTakeFirstOrThrow();
}

/** Returns the earliest start of each group's message, or the failure that prevents it. */
async function startsOrRefusal(
  ctx: Context,
  groups: readonly ChosenGroup[],
  sender: Sender,
  { offerId, localTime, timeZone, nextFreeSlot }: PlanSending,
): Promise<ReadonlyMap<GroupId, Date> | Failure> {
  if (timeZone != null && !isZone(timeZone)) return new Failure("ZONE_INVALID", ["timeZone"]);
  if (groups.length === 0) return new Map();
  try {
    return await plannedStarts(ctx, groups, {
      userId: sender.id,
      offerId,
      localTime: localTime ?? null,
      timeZone: timeZone ?? sender.timeZone,
      slots: nextFreeSlot ? { times: sender.slots, timeZone: sender.timeZone } : null,
    });
  } catch (error) {
    if (error instanceof Failure) return error;
    throw error;
  }
}

/** Reads the statuses of this offer's dispatches to these groups, on all occasions. */
async function earlierTo(
  { db }: Context,
  userId: UserId,
  offerId: OfferId,
  groups: readonly ChosenGroup[],
): Promise<Earlier> {
  if (groups.length === 0) return new Map();
  const rows = await db.selectFrom("dispatches").select(["group_id", "status"]).distinct()
    .where("offer_id", "=", offerId).where("user_id", "=", userId)
    .where("group_id", "in", groups.map(({ id }) => id)).execute();
  return new Map(
    [...Map.groupBy(rows, ({ group_id }) => group_id)].map(([group, rows]) => {
      return [group, new Set(rows.map(({ status }) => status))];
    }),
  );
}

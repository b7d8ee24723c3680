import { provenFacts } from "../../offers/queries.ts";
import type { Context } from "../../context.ts";
import type { DispatchId, GroupId, OfferId, SessionId } from "../../ids.ts";
import { standstillOf } from "../sessions/problem.ts";
import { maySend } from "../../plans/subscription.ts";
import type { User } from "../../users/user.ts";
import type { Reason } from "../queue/dispatch.ts";
import { loadOwnPaces } from "../pacing/load_group_paces.ts";
import { forecast, type Foreseen, type LaneSoFar } from "./forecast.ts";
import { type LaneFacts, laneFacts, latestStarts, type Queued, queues } from "./lane_rows.ts";
import { messageText, type Publisher } from "../../offers/message/message.ts";
import type { Offer } from "../../offers/offer.ts";
import { asOffer } from "../../offers/tables.ts";
import { templatesOfOffers } from "../../templates/queries.ts";
import { wordingFor } from "../../templates/wording.ts";
import { dayOf } from "../../zoned.ts";
import { sql } from "kysely";
import { permit } from "../../permissions.ts";

/** The state of a lane from which its messages' times are forecast. */
export type LaneOutlook = LaneSoFar & {
  /** The first `FORESEEN` messages, in the order of the lane. */
  readonly queue: readonly (Foreseen & Pick<Queued, "id" | "groupId">)[];
  /**
   * Returns the text that a message of an offer would have in a group; null: it does not matter in this
   * lane.
   */
  readonly textOf: (offerId: OfferId, groupId: GroupId, key: string) => string | null;
  /** Why the lane stands still until somebody acts; null: it does not. */
  readonly obstacle: Reason | null;
  readonly plan: Pick<User, "subscriptionStatus" | "subscriptionExpiresAt">;
};

/**
 * Returns about when each message of this queue will start, in the order given; null if only a
 * person's action could start it, if it will have expired, or if the plan will have ended.
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

/**
 * Loads the state of the lanes of the viewer's sessions, including the texts of messages of
 * `offerIds` and the pace of `groupIds`. Other people's sessions are left out.
 */
export async function laneOutlooks(
  ctx: Context,
  sessions: readonly SessionId[],
  offerIds: readonly OfferId[] = [],
  groupIds: readonly GroupId[] = [],
): Promise<Map<SessionId, LaneOutlook>> {
  if (sessions.length === 0) return new Map();
  const [lanes, queued, started] = await Promise.all([
    laneFacts(ctx, sessions),
    queues(ctx, sessions),
    latestStarts(ctx, sessions),
  ]);
  const allGroupIds = [
    ...new Set([...groupIds, ...[...queued.values()].flat().map(({ groupId }) => groupId)]),
  ];
  const groups = await loadOwnPaces(ctx, allGroupIds);
  const counted = lanes.filter(({ identicalPerHour }) => identicalPerHour !== null);
  const offers = counted.flatMap(({ sessionId }) => queued.get(sessionId) ?? [])
    .flatMap((message) => message.offerId ?? []);
  const texts = await offerTexts(
    ctx,
    counted.length > 0 ? [...offerIds, ...offers] : offers,
    allGroupIds,
  );
  return new Map(lanes.map((lane) => {
    const { sessionId, freeAt, restingUntil } = lane;
    const textOf = (offerId: OfferId, groupId: GroupId, key: string) =>
      lane.identicalPerHour === null ? null : texts(offerId, groupId, key, lane);
    return [sessionId, {
      pace: lane,
      quietHours: lane.from && lane.to ? { from: lane.from, to: lane.to } : null,
      timeZone: lane.timeZone,
      warmUpFrom: lane.warmUpFrom,
      warmUpZone: lane.warmUpZone,
      freeAt: restingUntil && (!freeAt || restingUntil > freeAt) ? restingUntil : freeAt,
      starts: started.get(sessionId) ?? [],
      groups,
      queue: (queued.get(sessionId) ?? []).map((message) => ({
        ...message,
        text: message.ownText ??
          (message.offerId && textOf(message.offerId, message.groupId, message.id)),
        waitsForGroup: message.reason === "GROUP_PACE" && message.plannedAt > ctx.now,
        isPutOff: message.reason === "IDENTICAL_CAP" && message.plannedAt <= message.expiresAt,
      })),
      textOf,
      obstacle: obstacleOf(ctx, lane),
      plan: lane,
    }];
  }));
}

/** Returns why the lane stands still until somebody acts, in the order in which `decide` checks. */
function obstacleOf({ now, ports }: Context, lane: LaneFacts): Reason | null {
  if (lane.disconnectedAt) return "SESSION_ENDED";
  if (lane.pausedAt || lane.allPausedAt) return "PAUSED";
  if (!maySend(lane, now)) return "PLAN_ENDED";
  if (lane.numberRevokedAt) return "NUMBER_REVOKED";
  return standstillOf(lane.problem, ports.messengers[lane.channel].capabilities);
}

/**
 * Returns the text of an offer's message if it was sent to the group now; `key` (the message's id)
 * selects among the template's variants. Null: the offer is gone.
 */
type TextOf = (
  offerId: OfferId,
  groupId: GroupId,
  key: string,
  publisher: Publisher & { readonly timeZone: string },
) => string | null;

/** Prepares the texts of these offers' messages in these groups; each distinct text is rendered once. */
async function offerTexts(
  ctx: Context,
  offerIds: readonly OfferId[],
  groupIds: readonly GroupId[],
): Promise<TextOf> {
  const { db, now } = ctx;
  if (offerIds.length === 0) return () => null;
  const rows: Offer[] = await db.selectFrom("offers").select(asOffer)
    .where("id", "in", [...new Set(offerIds)]).where("deleted_at", "is", null).execute();
  const offers = new Map(rows.map((offer) => [offer.id, offer]));
  const chosen = groupIds.length === 0 ? [] : await db.selectFrom("groups")
    .select(["id", "user_id as userId", "template_id as templateId"])
    .where("id", "in", groupIds).where("template_id", "is not", null).execute();
  const groupTemplates = new Map(chosen.map(({ id, templateId }) => [id, templateId]));
  const [templates, facts] = await Promise.all([
    templatesOfOffers(db, [...rows, ...chosen]),
    provenFacts(ctx, rows),
  ]);
  const rendered = new Map<string, string>();
  return (offerId, groupId, key, publisher) => {
    const offer = offers.get(offerId);
    if (!offer) return null;
    const day = dayOf(now, publisher.timeZone);
    // The template chosen for the offer wins over that of the group, as in `laneMessages`.
    const templateId = offer.templateId ?? groupTemplates.get(groupId) ?? null;
    const wording = wordingFor(
      { ...offer, templateId },
      templates.get(offer.userId) ?? [],
      day,
      key,
    );
    const id = `${offerId} ${wording.body}`;
    const text = rendered.get(id) ?? messageText(offer, publisher, now, wording, facts.get(offer)!);
    rendered.set(id, text);
    return text;
  };
}

/**
 * Returns about when each of the viewer's queued dispatches will start. Null or absent: unknown,
 * because its lane stands still, it is too far back, or it is not queued.
 */
export async function expectedStarts(
  ctx: Context,
  ids: readonly DispatchId[],
): Promise<ReadonlyMap<DispatchId, Date | null>> {
  const { db, viewer, now } = ctx;
  const lanes = await db.selectFrom("dispatches").select("session_id").distinct()
    .where("id", "in", ids).where("user_id", "=", permit(viewer, "dispatch.see"))
    .where("status", "=", sql.lit("QUEUED" as const)).execute();
  const outlooks = await laneOutlooks(ctx, lanes.map(({ session_id }) => session_id));
  return new Map([...outlooks.values()].flatMap((lane) => {
    const starts = expectedIn(lane, lane.queue, now);
    return lane.queue.map(({ id }, place) => [id, starts[place]!] as const);
  }));
}

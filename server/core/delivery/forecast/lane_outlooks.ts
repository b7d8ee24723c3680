import type { Context } from "../../context.ts";
import type { DispatchId, OfferId, SessionId } from "../../ids.ts";
import { standstillOf } from "../sessions/problem.ts";
import { maySend, type User } from "../../users/user.ts";
import type { Reason } from "../queue/dispatch.ts";
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
  if (lane.numberRevokedAt) return "NUMBER_REVOKED";
  return standstillOf(lane.problem, ports.messengers[lane.channel].capabilities);
}

/**
 * What a message of an offer would say if it went out now; `key` draws among the template's variants,
 * as the message's own id does. Null: the offer is gone.
 */
type WordsOf = (
  offerId: OfferId,
  key: string,
  publisher: Publisher & { readonly zone: string },
) => string | null;

/** The words of many messages of these offers: each wording is put together once. */
async function offerWords(
  { db, now }: Context,
  offerIds: readonly OfferId[],
): Promise<WordsOf> {
  if (offerIds.length === 0) return () => null;
  const rows: Offer[] = await db.selectFrom("offers").select(asOffer)
    .where("id", "in", [...new Set(offerIds)]).where("deleted_at", "is", null).execute();
  const offers = new Map(rows.map((offer) => [offer.id, offer]));
  const templates = await templatesOfOffers(db, rows);
  const made = new Map<string, string>();
  return (offerId, key, publisher) => {
    const offer = offers.get(offerId);
    if (!offer) return null;
    const day = dayOf(now, publisher.zone);
    const wording = wordingFor(offer, templates.get(offer.userId) ?? [], day, key);
    const id = `${offerId} ${wording.body}`;
    const text = made.get(id) ?? messageText(offer, publisher, now, wording);
    made.set(id, text);
    return text;
  };
}

/**
 * About when each of the viewer's queued dispatches will start. Null, or absent: that is not known,
 * because its lane stands still, it waits too far behind, or it is not queued.
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

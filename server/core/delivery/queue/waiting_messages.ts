import { sql } from "kysely";
import type { Tx } from "../../command.ts";
import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import {
  type CampaignTextId,
  type DispatchId,
  type GroupId,
  isId,
  type OfferId,
  type SessionId,
  type UserId,
} from "../../ids.ts";
import { permit } from "../../permissions.ts";
import { lockLanesOf } from "./enqueue.ts";
import { byPlace, type LanePlace } from "./lane_order.ts";

/** The most messages of one call. */
const MOST = 500;

/** A message that waits, and of which nothing was sent. */
export type Waiting = LanePlace & {
  readonly sessionId: SessionId;
  readonly groupId: GroupId;
  readonly offerId: OfferId | null;
  readonly campaignTextId: CampaignTextId | null;
};

export type Queue = {
  readonly userId: UserId;
  /** Those of the requested messages that still wait, in the order of their lanes. */
  readonly waiting: readonly Waiting[];
  readonly timeZone: string;
  readonly now: Date;
  readonly lateMs: number;
};

/**
 * Locks the person's lanes, so that no turn is claimed meanwhile, and reads those of these messages
 * that wait. @throws Failure DISPATCH_NOT_QUEUED if none waits any more
 */
export async function lockWaiting(tx: Tx, ids: readonly DispatchId[]): Promise<Queue> {
  const userId = permit(tx.viewer, "dispatch.edit");
  const isValid = ids.length > 0 && ids.length <= MOST && ids.every((id) => isId("dsp", id));
  if (!isValid) throw new Failure("DISPATCH_NOT_FOUND", ["ids"]);
  await lockLanesOf(tx, userId);
  const waiting = await waitingOf(tx, userId, ids);
  if (waiting.length === 0) throw new Failure("DISPATCH_NOT_QUEUED", ["ids"]);
  const { lateAfter, timeZone } = await tx.db.selectFrom("bot_settings")
    .innerJoin("users", "users.id", "user_id")
    .select(["late_after_minutes as lateAfter", "users.time_zone as timeZone"])
    .where("user_id", "=", userId).executeTakeFirstOrThrow();
  return { userId, waiting, timeZone, now: tx.now, lateMs: lateAfter * 60_000 };
}

const asPlace = [
  "id",
  "priority",
  "planned_at as plannedAt",
  "place",
  "expires_at as expiresAt",
] as const;

/** Selects the queued messages of a lane. */
export const lane = ({ db }: Tx, sessionId: SessionId) =>
  db.selectFrom("dispatches").select(asPlace)
    .where("session_id", "=", sessionId)
    .where("status", "=", sql.lit("QUEUED" as const));

/** Reads those of these messages that wait and of which no part was sent, in their order. */
export async function waitingOf(
  { db }: Tx,
  userId: UserId,
  ids: readonly DispatchId[],
): Promise<Waiting[]> {
  if (ids.length === 0) return [];
  const rows: Waiting[] = await db.selectFrom("dispatches").select([
    ...asPlace,
    "session_id as sessionId",
    "group_id as groupId",
    "offer_id as offerId",
    "campaign_text_id as campaignTextId",
  ])
    .where("id", "in", ids).where("user_id", "=", userId).where("status", "=", "QUEUED")
    .where("message_ids", "=", sql<string[]>`'{}'`).execute();
  return rows.sort(byPlace);
}

/**
 * Returns the turn of each of the viewer's queued messages among those of its session, from 1:
 * first what is due, as the lane sends it, then what is planned for later. Absent: it is not queued.
 */
export async function loadTurns(
  { db, viewer, now }: Context,
  ids: readonly DispatchId[],
): Promise<ReadonlyMap<DispatchId, number>> {
  const { rows } = await sql<{ id: DispatchId; turn: number }>`
    select id, turn from (
      select id, row_number() over (
        partition by session_id
        order by greatest(planned_at, ${now}::timestamptz), priority desc, planned_at, place, id
      )::int as turn
      from dispatches
      where status = 'QUEUED' and session_id in (
        select session_id from dispatches
        where id = any (${ids}::text[]) and user_id = ${permit(viewer, "dispatch.see")}
      )
    ) queued where id = any (${ids}::text[])`.execute(db);
  return new Map(rows.map(({ id, turn }) => [id, turn]));
}

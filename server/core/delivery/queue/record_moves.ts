import { sql } from "kysely";
import { renderQueuedTexts } from "../../campaigns/queries.ts";
import type { Tx } from "../../command.ts";
import type { DispatchId, UserId } from "../../ids.ts";
import { scheduleLanes } from "./enqueue.ts";
import { appendJournal } from "./journal.ts";
import type { LanePlace } from "./lane_order.ts";
import type { Queue, Waiting } from "./waiting_messages.ts";

/** Writes moves of locked lanes, rewrites texts that name their day, and schedules the lanes. */
export async function recordMoves(
  tx: Tx,
  { userId, waiting }: Queue,
  moves: readonly LanePlace[],
  isUndone = false,
): Promise<DispatchId[]> {
  if (moves.length === 0) return [];
  await writePlaces(tx, moves, true, isUndone);
  const byId = new Map(waiting.map((message) => [message.id, message]));
  const moved = moves.map((move) => ({ ...byId.get(move.id)!, ...move }));
  await rewriteTexts(tx, userId, moved);
  await scheduleLanes(tx, [...new Set(moved.map(({ sessionId }) => sessionId))]);
  for (const { id, sessionId, offerId } of moved) {
    tx.emit({ name: "dispatch.moved", userId, dispatchId: id, sessionId, offerId });
  }
  return moved.map(({ id }) => id);
}

/** Writes places; `isByPerson`: as a person's move, which can be undone, and which ends a wait. */
export async function writePlaces(
  { db, now }: Tx,
  places: readonly LanePlace[],
  isByPerson: boolean,
  isUndone = false,
): Promise<void> {
  if (places.length === 0) return;
  const at = now.toISOString();
  const former = sql`jsonb_build_object('priority', d.priority, 'place', d.place,
    'plannedAt', d.planned_at, 'expiresAt', d.expires_at)`;
  await sql`
    update dispatches d set
      priority = given.priority, planned_at = given.planned_at, place = given.place,
      expires_at = given.expires_at
      ${
    isByPerson
      ? sql`, reason_code = null, moved_from = ${isUndone ? sql`null` : former},
        journal = ${appendJournal({ at, step: "MOVED" })}`
      : sql``
  }
    from unnest(
      ${places.map(({ id }) => id)}::text[], ${places.map(({ priority }) => priority)}::int[],
      ${places.map(({ plannedAt }) => plannedAt)}::timestamptz[],
      ${places.map(({ place }) => place)}::int[],
      ${places.map(({ expiresAt }) => expiresAt)}::timestamptz[]
    ) as given (id, priority, planned_at, place, expires_at)
    where d.id = given.id`.execute(db);
}

/** Renders campaign texts again for their new start: what says "hoje" says another day. */
async function rewriteTexts(
  tx: Tx,
  userId: UserId,
  moved: readonly (Waiting & LanePlace)[],
): Promise<void> {
  const texts = await renderQueuedTexts(
    tx,
    userId,
    moved.flatMap(({ id, groupId, campaignTextId, offerId, plannedAt }) => {
      const at = plannedAt > tx.now ? plannedAt : tx.now;
      return campaignTextId && !offerId ? [{ id, groupId, offerId, campaignTextId, at }] : [];
    }),
  );
  if (texts.length === 0) return;
  await sql`
    update dispatches set text = given.text, text_digest = null
    from unnest(${texts.map(({ id }) => id)}::text[], ${texts.map(({ text }) => text)}::text[])
      as given (id, text)
    where dispatches.id = given.id`.execute(tx.db);
}

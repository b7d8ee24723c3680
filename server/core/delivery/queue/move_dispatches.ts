import { sql } from "kysely";
import { command, type Tx } from "../../command.ts";
import { Failure } from "../../errors.ts";
import type { Given } from "../../given.ts";
import { type DispatchId, isId, type SessionId } from "../../ids.ts";
import { isZone, zoned } from "../../zoned.ts";
import { expectedStarts } from "../forecast/lane_outlooks.ts";
import { type Beside, hurried, type LanePlace, placedBeside, postponed } from "./lane_order.ts";
import { plannedAt } from "./planned_starts.ts";
import { recordMoves, writePlaces } from "./record_moves.ts";
import { lane, lockWaiting, type Queue, type Waiting, waitingOf } from "./waiting_messages.ts";

type Moved = { readonly ids: readonly DispatchId[] };

/**
 * Lets messages go before all else that waits in their lanes; pace, caps and quiet hours still
 * hold. A message that has started is left out. @returns the ids of the moved ones. @throws Failure
 * DISPATCH_NOT_QUEUED if none waits any more
 */
export const hurryDispatches = command(async (tx, input: Moved) => {
  const queue = await lockWaiting(tx, input.ids);
  const bySession = Map.groupBy(queue.waiting, ({ sessionId }) => sessionId);
  const moves: LanePlace[] = [];
  for (const [sessionId, messages] of bySession) {
    const first = await lane(tx, sessionId).orderBy("priority", "desc").orderBy("planned_at")
      .orderBy("place").orderBy("id").limit(1).executeTakeFirst();
    moves.push(...hurried(messages, first ?? null, queue));
  }
  return await recordMoves(tx, queue, moves);
});

/** Times at which people postpone messages to: an hour later, this evening, tomorrow morning. */
export const dispatchDelays = ["HOUR", "TONIGHT", "TOMORROW"] as const;
export type DispatchDelay = (typeof dispatchDelays)[number];

const HOUR_MS = 60 * 60 * 1000;

type Postponed =
  & Moved
  & Given<{
    readonly delay: DispatchDelay;
    /** Local date and time (ISO 8601, no offset), in place of `delay`. */
    readonly localTime: string;
    /** The zone of `localTime`; left out: the person's. */
    readonly timeZone: string;
  }>;

/**
 * Gives messages a later start, or any other: by a named delay in the person's zone, or a local
 * time. A message that has started is left out. @returns the ids of the moved ones. @throws Failure
 * DISPATCH_NOT_QUEUED if none waits any more, TIME_INVALID for the past
 */
export const postponeDispatches = command(async (tx, input: Postponed) => {
  const queue = await lockWaiting(tx, input.ids);
  const startOf = input.delay === "HOUR"
    ? await anHourLater(tx, queue.waiting)
    : oneStart(queue, input);
  return await recordMoves(tx, queue, postponed(queue.waiting, startOf, queue));
});

/** Returns what starts each message an hour after it would go; after its plan if that is unknown. */
async function anHourLater(tx: Tx, waiting: readonly Waiting[]) {
  const expected = await expectedStarts(tx, waiting.map(({ id }) => id));
  return ({ id, plannedAt }: LanePlace) => {
    const start = expected.get(id) ?? plannedAt;
    return new Date(Math.max(start.getTime(), tx.now.getTime()) + HOUR_MS);
  };
}

function oneStart(
  { timeZone: home, now }: Queue,
  { delay, localTime, timeZone }: Postponed,
): () => Date {
  const zone = delay ? home : timeZone ?? home;
  if (!isZone(zone)) throw new Failure("ZONE_INVALID", ["timeZone"]);
  const local = delay ? delayedTo(delay, home, now) : localTime;
  if (local == null) throw new Failure("TIME_INVALID", ["localTime"]);
  const start = plannedAt({ localTime: local, timeZone: zone }, now);
  return () => start;
}

/** Returns the local time of a named delay: 20:00 of today, 9:00 of tomorrow. */
function delayedTo(delay: DispatchDelay, zone: string, now: Date): string {
  const today = zoned(now, zone).toPlainDate();
  return delay === "TONIGHT" ? `${today}T20:00` : `${today.add({ days: 1 })}T09:00`;
}

/** The ends of a session's queue. */
export const queueEnds = ["FIRST", "LAST"] as const;
export type QueueEnd = (typeof queueEnds)[number];

type Reordered =
  & Moved
  & Given<{
    readonly beforeId: DispatchId;
    readonly afterId: DispatchId;
    /** In place of another message: the beginning or the end of what waits in their lanes. */
    readonly end: QueueEnd;
  }>;

/**
 * Moves messages directly before or behind another one of their lane, or to an end of their lanes:
 * they take the start and the priority of the one beside them, all others keep theirs. A message
 * that has started is left out. @returns the ids of the moved ones. @throws Failure
 * DISPATCH_NOT_QUEUED if none of them, or not the other one, waits any more;
 * DISPATCH_OF_OTHER_SESSION
 */
export const reorderDispatches = command(async (tx, input: Reordered) => {
  const targetId = input.beforeId ?? input.afterId;
  if (targetId == null && input.end) return await moveToEnds(tx, input.ids, input.end);
  if (targetId == null || !isId("dsp", targetId)) throw new Failure("DISPATCH_NOT_FOUND");
  const queue = await lockWaiting(tx, input.ids.filter((id) => id !== targetId));
  const [target] = await waitingOf(tx, queue.userId, [targetId]);
  if (!target) throw new Failure("DISPATCH_NOT_QUEUED");
  if (queue.waiting.some(({ sessionId }) => sessionId !== target.sessionId)) {
    throw new Failure("DISPATCH_OF_OTHER_SESSION");
  }
  const isAfter = input.beforeId == null;
  const moved = await makeRoom(tx, queue, queue.waiting, {
    sessionId: target.sessionId,
    target,
    isAfter,
  });
  return await recordMoves(tx, queue, moved);
});

/** Moves messages to an end of each of their lanes; what is alone in its lane stays as it is. */
async function moveToEnds(tx: Tx, ids: readonly DispatchId[], end: QueueEnd) {
  const queue = await lockWaiting(tx, ids);
  const isAfter = end === "LAST";
  const moves: LanePlace[] = [];
  for (const [sessionId, messages] of Map.groupBy(queue.waiting, (one) => one.sessionId)) {
    const others = await lane(tx, sessionId).where("id", "not in", messages.map(({ id }) => id))
      .orderBy(sql`greatest(planned_at, ${tx.now}::timestamptz)`).orderBy("priority", "desc")
      .orderBy("planned_at").orderBy("place").orderBy("id").execute();
    const target = isAfter ? others.at(-1) : others[0];
    if (target) moves.push(...await makeRoom(tx, queue, messages, { sessionId, target, isAfter }));
  }
  return await recordMoves(tx, queue, moves);
}

/** Returns the places of messages beside another one, and writes those of what has to make room. */
async function makeRoom(
  tx: Tx,
  queue: Queue,
  messages: readonly Waiting[],
  { sessionId, target, isAfter }: Beside & { readonly sessionId: SessionId },
): Promise<LanePlace[]> {
  const tied = await lane(tx, sessionId).where("priority", "=", target.priority)
    .where("planned_at", "=", target.plannedAt).orderBy("place").orderBy("id").execute();
  const { moved, shifted } = placedBeside(messages, { target, isAfter }, tied, queue);
  await writePlaces(tx, shifted, false);
  return moved;
}

/**
 * Undoes the last move of each of these messages that still wait. @returns their ids. @throws
 * Failure DISPATCH_NOT_QUEUED if none waits any more
 */
export const undoDispatchMoves = command(async (tx, input: Moved) => {
  const queue = await lockWaiting(tx, input.ids);
  const rows = await tx.db.selectFrom("dispatches").select(["id", "moved_from"])
    .where("id", "in", queue.waiting.map(({ id }) => id)).where("moved_from", "is not", null)
    .execute();
  const former = new Map(rows.map(({ id, moved_from }) => [id, moved_from!]));
  const moves = queue.waiting.flatMap((message): LanePlace[] => {
    const from = former.get(message.id);
    return from
      ? [{
        ...message,
        priority: from.priority,
        place: from.place,
        plannedAt: new Date(from.plannedAt),
        // What was postponed may be overdue by its former plan; it goes now.
        expiresAt: new Date(
          Math.max(Date.parse(from.expiresAt), tx.now.getTime() + queue.lateMs),
        ),
      }]
      : [];
  });
  if (moves.length === 0) throw new Failure("DISPATCH_NOT_QUEUED");
  return await recordMoves(tx, queue, moves, true);
});

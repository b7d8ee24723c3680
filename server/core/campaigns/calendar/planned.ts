import type { Context } from "../../context.ts";
import type { CalendarEntryId, UserId } from "../../ids.ts";
import {
  type CalendarEntry,
  type CalendarException,
  type Occurrence,
  occurrenceKey,
} from "./entry.ts";
import { firstOccurrences } from "./occurrences.ts";

type Planned = {
  readonly from: Date;
  readonly to: Date;
  /** The most occurrences, the first ones. */
  readonly most: number;
};

/** Reads which occurrences from now on are queued. The result says whether one is yet to be. */
export async function pendingOccurrences(
  { db, now }: Pick<Context, "db" | "now">,
  userId: UserId,
): Promise<(one: Pick<Occurrence, "entry" | "occurrence">) => boolean> {
  const runs = await db.selectFrom("calendar_runs").select(["entry_id", "occurrence"])
    .where("user_id", "=", userId).where("starts_at", ">=", now).execute();
  const queued = new Set(
    runs.map(({ entry_id: id, occurrence }) => occurrenceKey({ entry: { id }, occurrence })),
  );
  return (one) => !queued.has(occurrenceKey(one));
}

/** Returns the occurrences of a person's entries in a period from now on that are yet to be queued. */
export async function plannedOccurrences(
  ctx: Pick<Context, "db" | "now">,
  entries: readonly CalendarEntry[],
  exceptions: ReadonlyMap<CalendarEntryId, readonly CalendarException[]>,
  { from, to, most }: Planned,
): Promise<Occurrence[]> {
  const [first] = entries;
  if (!first) return [];
  const isWanted = await pendingOccurrences(ctx, first.userId);
  return firstOccurrences(entries, exceptions, { from, to }, { most, isWanted });
}

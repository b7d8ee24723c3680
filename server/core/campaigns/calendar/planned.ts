import type { Context } from "../../context.ts";
import type { CalendarEntryId } from "../../ids.ts";
import type { CalendarEntry, CalendarException, Occurrence } from "./entry.ts";
import { firstOccurrences } from "./occurrences.ts";

type Planned = {
  readonly from: Date;
  readonly to: Date;
  /** The most occurrences, the first ones. */
  readonly most: number;
};

/** Returns the occurrences in a period from now on that no run has queued yet, in their order. */
export async function plannedOccurrences(
  { db, now }: Pick<Context, "db" | "now">,
  entries: readonly CalendarEntry[],
  exceptions: ReadonlyMap<CalendarEntryId, readonly CalendarException[]>,
  { from, to, most }: Planned,
): Promise<Occurrence[]> {
  const runs = entries.length === 0 ? [] : await db.selectFrom("calendar_runs")
    .select(["entry_id", "occurrence"]).where("entry_id", "in", entries.map(({ id }) => id))
    .where("starts_at", ">=", now).execute();
  const ran = new Set(runs.map(({ entry_id, occurrence }) => `${entry_id} ${occurrence}`));
  return firstOccurrences(entries, exceptions, { from, to }, {
    most,
    isWanted: ({ entry, occurrence }) => !ran.has(`${entry.id} ${occurrence}`),
  });
}

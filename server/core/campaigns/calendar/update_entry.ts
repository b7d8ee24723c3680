import { command, type Tx } from "../../command.ts";
import { Failure } from "../../errors.ts";
import type { Given } from "../../given.ts";
import type { CalendarEntryId } from "../../ids.ts";
import type { CalendarEntry, CalendarException } from "./entry.ts";
import { replaceExceptions, writeException } from "./exceptions.ts";
import { occurrenceOf } from "./occurrences.ts";
import {
  changesContent,
  type EntryScope,
  fieldsOfOne,
  givenFields,
  isSeries,
  movedExceptions,
  movedSeries,
  type OccurrenceChange,
  splitSeries,
} from "./series_changes.ts";
import { splitQueue } from "./slots.ts";
import { asCalendarEntry } from "./tables.ts";
import {
  checkedEntry,
  checkedLocal,
  columnsOf,
  type EntryFields,
  exceptionsOf,
  insertEntry,
  lockEntry,
  nextAt,
  requireEntryRoom,
} from "./write_entry.ts";

type UpdateCalendarEntry = Given<EntryFields> & {
  readonly id: CalendarEntryId;
  /** The version that the person saw. */
  readonly version: number;
  readonly scope: EntryScope;
  /**
   * The occurrence that the person changed, by the local start that the series gives it; a new
   * `startsLocal` is that occurrence's. Null: the first one.
   */
  readonly occurrence?: string | null | undefined;
};

/** The entry changed after the version that the caller saw; `current` is the stored one. */
export class CalendarChangedMeanwhile extends Failure {
  constructor(readonly current: CalendarEntry) {
    super("CALENDAR_CHANGED_MEANWHILE", ["version"]);
  }
}

/**
 * Changes one occurrence, it and the following ones, or all. The following ones become an entry of
 * their own, which is returned. What was not given stays, in the series and on its days; of one
 * occurrence, what only a series has (its rule, times and queue) stays too.
 * @throws Failure CALENDAR_ENTRY_NOT_FOUND, CALENDAR_OCCURRENCE_OVER, CALENDAR_SERIES_FIXED, and
 * those of `checkedEntry`
 */
export const updateCalendarEntry = command(
  async (tx, { id, version, scope, ...input }: UpdateCalendarEntry): Promise<CalendarEntry> => {
    const entry = await lockOpenEntry(tx, id, version);
    const exceptions = (await exceptionsOf(tx, [entry.id])).get(entry.id) ?? [];
    const occurrence = input.occurrence ?? entry.startsLocal;
    const exception = exceptions.find((one) => one.occurrence === occurrence);
    const change: OccurrenceChange = { ...input, occurrence, exception };
    if (isSeries(entry) && scope === "THIS") {
      return await changeOne(tx, entry, exceptions, change);
    }
    const isFirst = occurrence.slice(0, 10) <= entry.startsLocal.slice(0, 10);
    return scope === "FOLLOWING" && !isFirst && entry.recurrence !== null
      ? await changeFollowing(tx, entry, exceptions, change)
      : await changeAll(tx, entry, exceptions, change);
  },
);

/** Returns the viewer's own entry, locked, if it is the version that they saw. */
async function lockOpenEntry(tx: Tx, id: string, version: number): Promise<CalendarEntry> {
  const entry = await lockEntry(tx, id);
  if (entry.deletedAt) throw new Failure("CALENDAR_ENTRY_NOT_FOUND", ["id"]);
  if (entry.version !== version) throw new CalendarChangedMeanwhile(entry);
  return entry;
}

/** @throws Failure CALENDAR_OCCURRENCE_OVER when there is none of this name, or it was sent */
export async function requireOpen(
  { db }: Tx,
  entry: CalendarEntry,
  exceptions: readonly CalendarException[],
  occurrence: string,
): Promise<void> {
  const over = new Failure("CALENDAR_OCCURRENCE_OVER", ["occurrence"]);
  if (!occurrenceOf(entry, exceptions, occurrence)) throw over;
  const run = await db.selectFrom("calendar_runs").select("entry_id")
    .where("entry_id", "=", entry.id).where("occurrence", "=", occurrence).executeTakeFirst();
  if (run) throw over;
}

/** Most occurrences of one entry that differ from it: they are read whenever it is. */
const MOST_EXCEPTIONS = 400;

/** @throws Failure CALENDAR_EXCEPTIONS_LIMIT without room for one more */
export function requireExceptionRoom(
  exceptions: readonly CalendarException[],
  occurrence: string,
): void {
  const isKnown = exceptions.some((one) => one.occurrence === occurrence);
  if (!isKnown && exceptions.length >= MOST_EXCEPTIONS) {
    throw new Failure("CALENDAR_EXCEPTIONS_LIMIT", ["occurrence"]);
  }
}

async function changeOne(
  tx: Tx,
  entry: CalendarEntry,
  exceptions: readonly CalendarException[],
  change: OccurrenceChange,
): Promise<CalendarEntry> {
  const { occurrence, exception: before } = change;
  await requireOpen(tx, entry, exceptions, occurrence);
  requireExceptionRoom(exceptions, occurrence);
  const fields = fieldsOfOne(entry, change);
  const startsLocal = checkedLocal(fields.startsLocal, "startsLocal");
  const checked = await checkedEntry(tx, fields);
  const isOther = changesContent(before?.content ?? entry, change);
  const content = isOther ? checked : before?.content ?? null;
  await writeException(tx, entry.userId, {
    entryId: entry.id,
    occurrence,
    isCanceled: false,
    title: change.title == null ? before?.title ?? null : checked.title,
    startsLocal: startsLocal === occurrence ? null : startsLocal,
    content,
    groupIds: change.groupIds ? checked.groupIds : before?.groupIds ?? null,
    groupTags: change.groupTags ? checked.groupTags : before?.groupTags ?? null,
  });
  return await touchEntry(tx, entry);
}

async function changeAll(
  tx: Tx,
  entry: CalendarEntry,
  exceptions: readonly CalendarException[],
  change: OccurrenceChange,
): Promise<CalendarEntry> {
  const moved = movedSeries(entry, change);
  const checked = await checkedEntry(tx, {
    ...entry,
    ...givenFields(entry, change),
    ...moved.fields,
  });
  const after = movedExceptions(entry, exceptions, { ...moved, change });
  await replaceExceptions(tx, entry.userId, exceptions, after);
  await tx.db.updateTable("calendar_entries").set(columnsOf(checked)).where("id", "=", entry.id)
    .execute();
  return await touchEntry(tx, { ...entry, ...checked });
}

async function changeFollowing(
  tx: Tx,
  entry: CalendarEntry,
  exceptions: readonly CalendarException[],
  change: OccurrenceChange,
): Promise<CalendarEntry> {
  await requireOpen(tx, entry, exceptions, change.occurrence);
  await requireEntryRoom(tx);
  const { before, rest, later } = splitSeries(entry, exceptions, change.occurrence);
  const queues = await splitQueue(tx, before, exceptions, change);
  const moved = movedSeries(rest, change);
  const checked = await checkedEntry(tx, {
    ...rest,
    ...givenFields(entry, change),
    ...moved.fields,
    queue: queues.after,
  });
  await tx.db.updateTable("calendar_entries")
    .set({ recurrence: before.recurrence, queue: JSON.stringify(queues.before) })
    .where("id", "=", entry.id).execute();
  const following = await insertEntry(tx, checked);
  const after = movedExceptions(following, later, { ...moved, change });
  await replaceExceptions(tx, entry.userId, later, after);
  await touchEntry(tx, before);
  return await touchEntry(tx, following);
}

/** Marks an entry as changed now: what comes next is found anew, and nothing of before is sent. */
export async function touchEntry(tx: Tx, entry: CalendarEntry): Promise<CalendarEntry> {
  const { db, now, emit } = tx;
  const exceptions = (await exceptionsOf(tx, [entry.id])).get(entry.id) ?? [];
  const changed = await db.updateTable("calendar_entries").set({
    version: entry.version + 1,
    queue_from: now,
    updated_at: now,
    next_at: nextAt(entry, exceptions, now),
  }).where("id", "=", entry.id).returning(asCalendarEntry).executeTakeFirstOrThrow();
  emit({ name: "calendarEntry.changed", userId: entry.userId, calendarEntryId: entry.id });
  return changed;
}

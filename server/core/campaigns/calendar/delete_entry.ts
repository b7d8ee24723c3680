import type { PurgeBatch } from "../../retention.ts";
import { command } from "../../command.ts";
import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import type { CalendarEntryId } from "../../ids.ts";
import { type CalendarEntry } from "./entry.ts";
import { splitRecurrence } from "./recurrence.ts";
import type { EntryScope } from "./series_changes.ts";
import { requireExceptionRoom, requireOpen, touchEntry } from "./update_entry.ts";
import { exceptionsOf, lockEntry, nextAt, requireEntryRoom } from "./write_entry.ts";

type DeleteCalendarEntry = {
  readonly id: CalendarEntryId;
  readonly scope: EntryScope;
  /** The occurrence, by the local start that the series gives it; null: the first one. */
  readonly occurrence?: string | null | undefined;
};

/**
 * Deletes an entry, one occurrence of it, or it and the following ones. What is queued already goes
 * on. @throws Failure CALENDAR_ENTRY_NOT_FOUND, CALENDAR_OCCURRENCE_OVER, CALENDAR_EXCEPTIONS_LIMIT
 */
export const deleteCalendarEntry = command(
  async (tx, input: DeleteCalendarEntry): Promise<CalendarEntry> => {
    const { db, now, emit } = tx;
    const entry = await lockEntry(tx, input.id);
    const { id, userId, recurrence } = entry;
    if (entry.deletedAt) throw new Failure("CALENDAR_ENTRY_NOT_FOUND", ["id"]);
    const occurrence = input.occurrence ?? entry.startsLocal;
    const isSeries = recurrence !== null || entry.times.length > 1;
    if (isSeries && input.scope === "THIS") {
      const exceptions = (await exceptionsOf(tx, [id])).get(id) ?? [];
      await requireOpen(tx, entry, exceptions, occurrence);
      requireExceptionRoom(exceptions, occurrence);
      await db.insertInto("calendar_exceptions")
        .values({ entry_id: id, occurrence, user_id: userId, is_canceled: true })
        .onConflict((c) => c.columns(["entry_id", "occurrence"]).doUpdateSet({ is_canceled: true }))
        .execute();
      return await touchEntry(tx, entry);
    }
    const [start, day] = [entry.startsLocal.slice(0, 10), occurrence.slice(0, 10)];
    if (recurrence !== null && input.scope === "FOLLOWING" && day > start) {
      const { before } = splitRecurrence(recurrence, start, day);
      await db.updateTable("calendar_entries").set({ recurrence: before }).where("id", "=", id)
        .execute();
      return await touchEntry(tx, { ...entry, recurrence: before });
    }
    await db.updateTable("calendar_entries").set({ deleted_at: now, next_at: null })
      .where("id", "=", id).execute();
    emit({ name: "calendarEntry.deleted", userId, calendarEntryId: id });
    return { ...entry, deletedAt: now };
  },
);

type RestoreCalendarEntry = Pick<DeleteCalendarEntry, "id" | "occurrence">;

/** Restores a deleted entry, or one deleted occurrence. @throws Failure CALENDAR_ENTRY_NOT_DELETED */
export const restoreCalendarEntry = command(
  async (tx, { id, occurrence }: RestoreCalendarEntry): Promise<CalendarEntry> => {
    const { db, now, emit } = tx;
    const entry = await lockEntry(tx, id);
    if (occurrence) {
      const { numUpdatedRows } = await db.updateTable("calendar_exceptions")
        .set({ is_canceled: false }).where("entry_id", "=", entry.id)
        .where("occurrence", "=", occurrence).where("is_canceled", "=", true).executeTakeFirst();
      if (numUpdatedRows === 0n) throw new Failure("CALENDAR_ENTRY_NOT_DELETED", ["id"]);
      return await touchEntry(tx, entry);
    }
    if (!entry.deletedAt) throw new Failure("CALENDAR_ENTRY_NOT_DELETED", ["id"]);
    await requireEntryRoom(tx); // entries are locked before their person, as by the schedule
    const exceptions = (await exceptionsOf(tx, [entry.id])).get(entry.id) ?? [];
    await db.updateTable("calendar_entries")
      .set({ deleted_at: null, queue_from: now, next_at: nextAt(entry, exceptions, now) })
      .where("id", "=", entry.id).execute();
    emit({ name: "calendarEntry.restored", userId: entry.userId, calendarEntryId: entry.id });
    return { ...entry, deletedAt: null, queueFrom: now };
  },
);

/** Deletes rows whose time to be restored is over. */
export async function purgeDeletedCalendarEntries({ db }: Context, { before, most }: PurgeBatch) {
  const deleted = await db.deleteFrom("calendar_entries").where(
    "id",
    "in",
    (all) =>
      all.selectFrom("calendar_entries").select("id").where("deleted_at", "<=", before).limit(most),
  ).executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

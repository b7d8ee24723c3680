import { command, type Tx } from "../../command.ts";
import { Failure } from "../../errors.ts";
import type { Given } from "../../given.ts";
import type { CalendarEntryId } from "../../ids.ts";
import type { CalendarEntry, CalendarException } from "./entry.ts";
import { occurrenceOf } from "./occurrences.ts";
import { shiftRecurrence, splitRecurrence } from "./recurrence.ts";
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

/** How much of a series a change is about. */
export type EntryScope = "THIS" | "FOLLOWING" | "ALL";

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
 * their own, which is returned. @throws Failure CALENDAR_ENTRY_NOT_FOUND, CALENDAR_OCCURRENCE_OVER,
 * CALENDAR_SERIES_FIXED, and those of `checkedEntry`
 */
export const updateCalendarEntry = command(
  async (tx, input: UpdateCalendarEntry): Promise<CalendarEntry> => {
    const entry = await lockOpenEntry(tx, input.id, input.version);
    const exceptions = (await exceptionsOf(tx, [entry.id])).get(entry.id) ?? [];
    const occurrence = input.occurrence ?? entry.startsLocal;
    const scope = entry.recurrence === null && entry.times.length <= 1 ? "ALL" : input.scope;
    if (scope === "THIS") return await changeOne(tx, entry, exceptions, { ...input, occurrence });
    const isFirst = occurrence.slice(0, 10) <= entry.startsLocal.slice(0, 10);
    return scope === "FOLLOWING" && !isFirst && entry.recurrence !== null
      ? await changeFollowing(tx, entry, exceptions, { ...input, occurrence })
      : await changeAll(tx, entry, exceptions, { ...input, occurrence });
  },
);

type Change = UpdateCalendarEntry & { readonly occurrence: string };

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
  input: Change,
): Promise<CalendarEntry> {
  const { occurrence } = input;
  await requireOpen(tx, entry, exceptions, occurrence);
  requireExceptionRoom(exceptions, occurrence);
  const before = exceptions.find((one) => one.occurrence === occurrence);
  const isContentGiven = input.kind != null || input.offerId != null ||
    input.campaignTextId != null;
  const startsLocal = input.startsLocal ?? before?.startsLocal ?? occurrence;
  const checked = await checkedEntry(tx, {
    ...entry,
    ...before?.content,
    ...given(input),
    recurrence: null,
    times: [],
    startsLocal,
  });
  const content = isContentGiven ? checked : before?.content ?? null;
  const values = {
    is_canceled: false,
    starts_local: checkedLocal(startsLocal, "startsLocal"),
    kind: content?.kind ?? null,
    offer_id: content?.offerId ?? null,
    campaign_text_id: content?.campaignTextId ?? null,
    group_ids: input.groupIds ? [...checked.groupIds] : null,
    group_tags: input.groupTags ? [...checked.groupTags] : null,
  };
  await tx.db.insertInto("calendar_exceptions")
    .values({ entry_id: entry.id, occurrence, user_id: entry.userId, ...values })
    .onConflict((c) => c.columns(["entry_id", "occurrence"]).doUpdateSet(values)).execute();
  return await touchEntry(tx, entry);
}

async function changeAll(
  tx: Tx,
  entry: CalendarEntry,
  exceptions: readonly CalendarException[],
  input: Change,
): Promise<CalendarEntry> {
  const moved = movedSeries(entry, input);
  const checked = await checkedEntry(tx, { ...entry, ...given(input), ...moved.fields });
  await shiftExceptions(tx, exceptions, moved.shift);
  const { db, now } = tx;
  await db.updateTable("calendar_entries").set(columnsOf(checked)).where("id", "=", entry.id)
    .execute();
  return await touchEntry({ ...tx, now }, { ...entry, ...checked });
}

async function changeFollowing(
  tx: Tx,
  entry: CalendarEntry,
  exceptions: readonly CalendarException[],
  input: Change,
): Promise<CalendarEntry> {
  await requireOpen(tx, entry, exceptions, input.occurrence);
  await requireEntryRoom(tx);
  const day = input.occurrence.slice(0, 10);
  const split = splitRecurrence(entry.recurrence!, entry.startsLocal.slice(0, 10), day);
  const rest = {
    ...entry,
    startsLocal: `${day}T${entry.startsLocal.slice(11)}`,
    recurrence: split.after,
  };
  const moved = movedSeries(rest, input);
  const checked = await checkedEntry(tx, { ...rest, ...given(input), ...moved.fields });
  await tx.db.updateTable("calendar_entries").set({ recurrence: split.before })
    .where("id", "=", entry.id).execute();
  const following = await insertEntry(tx, checked);
  const later = exceptions.filter(({ occurrence }) => occurrence >= `${day}T00:00`);
  await shiftExceptions(tx, later, moved.shift, following.id);
  await touchEntry(tx, { ...entry, recurrence: split.before });
  return await touchEntry(tx, following);
}

/** The fields that the person gave, without the nulls of those that they left out. */
const given = (
  { id: _id, version: _version, scope: _scope, occurrence: _occurrence, ...fields }: Change,
) =>
  Object.fromEntries(
    Object.entries(fields).filter(([name, value]) =>
      value !== undefined && (value !== null || name === "recurrence")
    ),
  ) as Partial<EntryFields>;

/** Moves a series as its changed occurrence was moved, unless the person gave a new rule. */
function movedSeries(entry: CalendarEntry, { startsLocal, occurrence, recurrence, times }: Change) {
  if (!startsLocal) return { fields: {}, shift: null };
  const from = Temporal.PlainDateTime.from(occurrence);
  const to = Temporal.PlainDateTime.from(checkedLocal(startsLocal, "startsLocal"));
  const days = from.toPlainDate().until(to.toPlainDate()).days;
  const [time, newTime] = [occurrence.slice(11, 16), startsLocal.slice(11, 16)];
  const start = Temporal.PlainDate.from(entry.startsLocal.slice(0, 10)).add({ days }).toString();
  const fields = {
    startsLocal: `${start}T${entry.times.length > 0 ? entry.startsLocal.slice(11, 16) : newTime}`,
    ...entry.times.length > 0 && !times &&
      { times: entry.times.map((one) => one === time ? newTime : one) },
    ...entry.recurrence !== null && recurrence === undefined &&
      { recurrence: shiftRecurrence(entry.recurrence, days) },
  };
  return { fields, shift: { days, time, newTime } };
}

type Shift = { readonly days: number; readonly time: string; readonly newTime: string };

/** Gives exceptions the names of their moved occurrences, and moves them to another entry. */
async function shiftExceptions(
  { db }: Tx,
  exceptions: readonly CalendarException[],
  shift: Shift | null,
  entryId?: CalendarEntryId,
): Promise<void> {
  if (exceptions.length === 0 || !shift && !entryId) return;
  const names = exceptions.map(({ occurrence }) => occurrence);
  const from = exceptions[0]!.entryId;
  const rows = await db.deleteFrom("calendar_exceptions").where("entry_id", "=", from)
    .where("occurrence", "in", names).returningAll().execute();
  const renamed = (occurrence: string) => {
    if (!shift) return occurrence;
    const day = Temporal.PlainDate.from(occurrence.slice(0, 10)).add({ days: shift.days });
    const time = occurrence.slice(11, 16);
    return `${day}T${time === shift.time ? shift.newTime : time}`;
  };
  await db.insertInto("calendar_exceptions").values(
    rows.map((row) => ({
      ...row,
      entry_id: entryId ?? from,
      occurrence: renamed(row.occurrence),
    })),
  ).onConflict((c) => c.doNothing()).execute();
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

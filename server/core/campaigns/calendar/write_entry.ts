import { command, type Tx } from "../../command.ts";
import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import type { Given } from "../../given.ts";
import { tidyTags } from "../../groups/tags.ts";
import { type CalendarEntryId, isId, newId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import { instantOf, isZone } from "../../zoned.ts";
import { checkedContent } from "./check_content.ts";
import type { CalendarEntry, CalendarException } from "./entry.ts";
import { nextStart } from "./occurrences.ts";
import { checkedRecurrence, recurrenceDates } from "./recurrence.ts";
import { asCalendarEntry } from "./tables.ts";

/** The entries of one person that are not deleted. */
const MOST_ENTRIES = 300;
const MOST_TIMES = 12;
const LONGEST_TITLE = 100;
const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;

/** What a person says of an entry; what is left out is empty, or the person's own zone. */
export type EntryFields =
  & Pick<CalendarEntry, "kind" | "startsLocal">
  & Given<
    Pick<
      CalendarEntry,
      | "title"
      | "offerId"
      | "campaignTextId"
      | "timeZone"
      | "times"
      | "recurrence"
      | "groupIds"
      | "groupTags"
      | "queue"
    >
  >;

/** An entry that may be stored. */
export type CheckedEntry = Omit<
  CalendarEntry,
  "id" | "userId" | "version" | "queueFrom" | "createdAt" | "updatedAt" | "deletedAt"
>;

/**
 * Checks what a person says of an entry.
 * @throws Failure CALENDAR_TIME_INVALID, CALENDAR_TITLE_INVALID, ZONE_INVALID, RECURRENCE_INVALID,
 * GROUPS_MISSING, GROUP_NOT_FOUND, TAGS_INVALID, OFFER_NOT_FOUND, CAMPAIGN_TEXT_NOT_FOUND,
 * CALENDAR_QUEUE_INVALID
 */
export async function checkedEntry(ctx: Context, fields: EntryFields): Promise<CheckedEntry> {
  const userId = permit(ctx.viewer, "calendar.see");
  const content = await checkedContent(ctx, userId, fields);
  const home = await zoneOf(ctx);
  const timeZone = fields.timeZone ?? home;
  if (!isZone(timeZone)) throw new Failure("ZONE_INVALID", ["timeZone"]);
  const startsLocal = checkedLocal(fields.startsLocal, "startsLocal");
  const recurrence = fields.recurrence ? checkedRecurrence(fields.recurrence) : null;
  const startsAt = instantOf(startsLocal, timeZone);
  const isPast = recurrence === null && fields.kind !== "NOTE" &&
    (fields.times ?? []).length === 0 &&
    startsAt.getTime() < ctx.now.getTime() - MINUTE_MS;
  const isFar = Math.abs(startsAt.getTime() - ctx.now.getTime()) > 5 * 366 * DAY_MS;
  if (isPast || isFar) throw new Failure("CALENDAR_TIME_INVALID", ["startsLocal"]);
  const title = (fields.title?.trim().replace(/\s+/g, " ") || content.title).slice(0, 200);
  if ([...title].length > LONGEST_TITLE || !/^\P{C}+$/u.test(title)) {
    throw new Failure("CALENDAR_TITLE_INVALID", ["title"]);
  }
  return {
    ...content,
    title,
    startsLocal,
    timeZone,
    times: checkedTimes(fields.times ?? []),
    recurrence,
    groupTags: tidyTags(fields.groupTags ?? [], "groupTags"),
  };
}

const zoneOf = async ({ db, viewer }: Context) =>
  (await db.selectFrom("users").select("time_zone as timeZone")
    .where("id", "=", permit(viewer, "calendar.see")).executeTakeFirstOrThrow()).timeZone;

/** Returns a local date and time to the minute. @throws Failure CALENDAR_TIME_INVALID */
export function checkedLocal(typed: string, field: string): string {
  const invalid = new Failure("CALENDAR_TIME_INVALID", [field]);
  if (!/^\d{4}-\d\d-\d\dT\d\d:\d\d(:00)?$/.test(typed)) throw invalid;
  try {
    return Temporal.PlainDateTime.from(typed, { overflow: "reject" }).toString().slice(0, 16);
  } catch {
    throw invalid;
  }
}

function checkedTimes(times: readonly string[]): string[] {
  const isTime = (time: string) => /^([01]\d|2[0-3]):[0-5]\d$/.test(time);
  if (times.length > MOST_TIMES || !times.every(isTime)) {
    throw new Failure("CALENDAR_TIME_INVALID", ["times"]);
  }
  return [...new Set(times)].sort();
}

/** The stored form of an entry. */
export const columnsOf = (entry: CheckedEntry) => ({
  title: entry.title,
  kind: entry.kind,
  offer_id: entry.offerId,
  campaign_text_id: entry.campaignTextId,
  starts_local: entry.startsLocal,
  time_zone: entry.timeZone,
  times: [...entry.times],
  recurrence: entry.recurrence,
  group_ids: [...entry.groupIds],
  group_tags: [...entry.groupTags],
  queue: JSON.stringify(entry.queue),
});

/** How far `nextStart` looks, less ten days. */
const LOOK_AGAIN_MS = 390 * DAY_MS;

/** Returns when the schedule examines an entry next, for occurrences from an instant on. */
export function nextAt(
  entry: CalendarEntry,
  exceptions: readonly CalendarException[],
  from: Date,
): Date | null {
  if (entry.kind === "NOTE") return null;
  const next = nextStart(entry, exceptions, new Date(from.getTime() - 1));
  if (next || entry.recurrence === null) return next;
  const far = new Date(from.getTime() + LOOK_AGAIN_MS);
  const start = entry.startsLocal.slice(0, 10);
  const rest = { from: far.toISOString().slice(0, 10), to: "2099-12-31", most: 1 };
  return recurrenceDates(entry.recurrence, start, rest).length > 0 ? far : null;
}

/** Writes a new entry of the viewer's. */
export async function insertEntry(
  { db, viewer, now }: Tx,
  checked: CheckedEntry,
): Promise<CalendarEntry> {
  const userId = permit(viewer, "calendar.edit");
  const times = { createdAt: now, updatedAt: now, deletedAt: null, queueFrom: now };
  const entry: CalendarEntry = { ...checked, id: newId("cal"), userId, version: 1, ...times };
  return await db.insertInto("calendar_entries").values({
    ...columnsOf(checked),
    id: entry.id,
    user_id: userId,
    version: 1,
    queue_from: now,
    next_at: nextAt(entry, [], now),
    created_at: now,
    updated_at: now,
  }).returning(asCalendarEntry).executeTakeFirstOrThrow();
}

/** Locks the person. @throws Failure CALENDAR_LIMIT without room for so many more entries */
export async function requireEntryRoom({ db, viewer }: Tx, more = 1): Promise<void> {
  const userId = permit(viewer, "calendar.edit");
  await db.selectFrom("users").select("id").where("id", "=", userId).forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  const { count } = await db.selectFrom("calendar_entries").where("user_id", "=", userId)
    .where("deleted_at", "is", null)
    .select(({ fn }) => fn.countAll<string>().as("count")).executeTakeFirstOrThrow();
  if (Number(count) + more > MOST_ENTRIES) throw new Failure("CALENDAR_LIMIT");
}

/** Creates an entry of the viewer's calendar. @throws Failure CALENDAR_LIMIT, and those of `checkedEntry` */
export const createCalendarEntry = command(async (tx, fields: EntryFields) => {
  const userId = permit(tx.viewer, "calendar.edit");
  const checked = await checkedEntry(tx, fields);
  await requireEntryRoom(tx);
  const entry = await insertEntry(tx, checked);
  tx.emit({ name: "calendarEntry.created", userId, calendarEntryId: entry.id });
  return entry;
});

/** Returns the viewer's own entry, a deleted one too, locked. @throws Failure CALENDAR_ENTRY_NOT_FOUND */
export async function lockEntry({ db, viewer }: Tx, id: string): Promise<CalendarEntry> {
  const userId = permit(viewer, "calendar.edit");
  const entry = isId("cal", id) &&
    await db.selectFrom("calendar_entries").select(asCalendarEntry)
      .where("id", "=", id).where("user_id", "=", userId).forUpdate().executeTakeFirst();
  if (!entry) throw new Failure("CALENDAR_ENTRY_NOT_FOUND", ["id"]);
  return entry;
}

/** Reads what differs on single days of these entries. */
export async function exceptionsOf(
  { db }: Pick<Context, "db">,
  ids: readonly CalendarEntryId[],
): Promise<ReadonlyMap<CalendarEntryId, CalendarException[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("calendar_exceptions").selectAll()
    .where("entry_id", "in", ids).execute();
  const exceptions = rows.map((row): CalendarException => ({
    entryId: row.entry_id,
    occurrence: row.occurrence,
    isCanceled: row.is_canceled,
    title: row.title,
    startsLocal: row.starts_local === row.occurrence ? null : row.starts_local,
    content: row.kind &&
      { kind: row.kind, offerId: row.offer_id, campaignTextId: row.campaign_text_id },
    groupIds: row.group_ids,
    groupTags: row.group_tags,
  }));
  return Map.groupBy(exceptions, ({ entryId }) => entryId);
}

import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import type { Given } from "../../given.ts";
import { type CalendarEntryId, newId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import type { CalendarEntry, CalendarException } from "./entry.ts";
import { ownEntries } from "./list_calendar.ts";
import {
  type EntryScope,
  fieldsOfOne,
  givenFields,
  isSeries,
  movedExceptions,
  movedSeries,
  splitSeries,
} from "./series_changes.ts";
import { splitQueue } from "./slots.ts";
import { checkedEntry, type EntryFields, exceptionsOf } from "./write_entry.ts";

/** What a person is about to save: a new entry, or a change as `updateCalendarEntry` takes it. */
export type DraftInput = Given<EntryFields> & {
  /** The entry that it changes; null: a new one. */
  readonly id?: string | null | undefined;
  /** Null: the fields are those of the whole entry, in place of the one that has the id. */
  readonly scope?: EntryScope | null | undefined;
  readonly occurrence?: string | null | undefined;
};

type Exceptions = ReadonlyMap<CalendarEntryId, readonly CalendarException[]>;

/** A calendar as it would be. */
export type Draft = {
  readonly entry: CalendarEntry;
  /** What would be beside the entry. */
  readonly others: readonly CalendarEntry[];
  /** Of all entries. */
  readonly exceptions: Exceptions;
};

/** Returns the calendar as a change would leave it. @throws Failure as the change would */
export async function draftEntry(
  ctx: Context,
  { id, scope, ...fields }: DraftInput,
): Promise<Draft> {
  const all = await ownEntries(ctx);
  const exceptions = new Map<CalendarEntryId, readonly CalendarException[]>(
    await exceptionsOf(ctx, all.map((one) => one.id)),
  );
  const entry = all.find((one) => one.id === id);
  if (id && !entry) throw new Failure("CALENDAR_ENTRY_NOT_FOUND", ["id"]);
  const others = all.filter((one) => one.id !== id);
  if (!entry || !scope) {
    const { kind, startsLocal } = fields;
    if (!kind || !startsLocal) throw new Failure("CALENDAR_TIME_INVALID", ["startsLocal"]);
    return {
      entry: await entryOf(ctx, { ...fields, kind, startsLocal }),
      others,
      exceptions,
    };
  }
  const own = exceptions.get(entry.id) ?? [];
  const occurrence = fields.occurrence ?? entry.startsLocal;
  const exception = own.find((one) => one.occurrence === occurrence);
  const change = { ...fields, occurrence, exception };
  if (isSeries(entry) && scope === "THIS") {
    const one = fieldsOfOne(entry, change);
    const without = own.filter((one) => one.occurrence !== occurrence);
    const gone = { ...unlike, entryId: entry.id, occurrence, isCanceled: true };
    return {
      entry: await entryOf(ctx, { ...one, queue: [] }), // its queue is that of the series
      others: all,
      exceptions: exceptions.set(entry.id, [...without, gone]),
    };
  }
  const isFirst = occurrence.slice(0, 10) <= entry.startsLocal.slice(0, 10);
  if (scope === "FOLLOWING" && !isFirst && entry.recurrence !== null) {
    const { before, rest, later } = splitSeries(entry, own, occurrence);
    const queues = await splitQueue(ctx, before, own, change);
    const moved = movedSeries(rest, change);
    const following = await entryOf(ctx, {
      ...{ ...rest, ...givenFields(entry, change), ...moved.fields },
      queue: queues.after,
    });
    exceptions.set(following.id, movedExceptions(following, later, { ...moved, change }));
    const ended = { ...before, queue: queues.before };
    return { entry: following, others: [...others, ended], exceptions };
  }
  const moved = movedSeries(entry, change);
  const changed = await entryOf(
    ctx,
    { ...entry, ...givenFields(entry, change), ...moved.fields },
    entry.id,
  );
  exceptions.set(entry.id, movedExceptions(entry, own, { ...moved, change }));
  return { entry: changed, others, exceptions };
}

const unlike = { title: null, startsLocal: null, content: null, groupIds: null, groupTags: null };

async function entryOf(ctx: Context, fields: EntryFields, id = newId("cal")) {
  const userId = permit(ctx.viewer, "calendar.see");
  const dates = { createdAt: ctx.now, updatedAt: ctx.now, deletedAt: null, queueFrom: ctx.now };
  const entry: CalendarEntry = {
    ...await checkedEntry(ctx, fields),
    ...{ ...dates, id, userId, version: 1 },
  };
  return entry;
}

import type { Context } from "../../context.ts";
import { Failure } from "../../errors.ts";
import type { CalendarEntryId } from "../../ids.ts";
import { permit } from "../../permissions.ts";
import type { CalendarEntry, Occurrence } from "./entry.ts";
import { firstOccurrences } from "./occurrences.ts";
import { type Outcome, outcomesOf } from "./outcomes.ts";
import { asCalendarEntry } from "./tables.ts";
import { taggedGroups } from "./entry_groups.ts";
import { exceptionsOf } from "./write_entry.ts";

const DAY_MS = 24 * 60 * 60_000;
/** The longest period of one reading: a month and the weeks around it. */
const MOST_DAYS = 62;
/** Occurrences of one answer: more than a person can look at. */
const MOST = 1_000;

/** An occurrence, and what became of it. */
export type CalendarItem = Occurrence & { readonly outcome: Outcome };

/** Returns the viewer's entries that are not deleted. */
export async function ownEntries({ db, viewer }: Context): Promise<CalendarEntry[]> {
  return await db.selectFrom("calendar_entries").select(asCalendarEntry)
    .where("user_id", "=", permit(viewer, "calendar.see")).where("deleted_at", "is", null)
    .orderBy("id").execute();
}

/**
 * Lists the occurrences of the viewer's calendar in a period, in their order: of the past what was
 * done, of the future what is planned. @throws Failure CALENDAR_PERIOD_INVALID
 */
export async function listCalendar(
  ctx: Context,
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<CalendarItem[]> {
  const days = (to.getTime() - from.getTime()) / DAY_MS;
  if (!(days > 0 && days <= MOST_DAYS)) throw new Failure("CALENDAR_PERIOD_INVALID", ["to"]);
  const entries = await ownEntries(ctx);
  const exceptions = await exceptionsOf(ctx, entries.map(({ id }) => id));
  const done = await doneIn(ctx, entries, { from, to });
  const isDone = new Set(done.map(({ entry, occurrence }) => `${entry.id} ${occurrence}`));
  const planned = firstOccurrences(entries, exceptions, { from, to }, {
    most: MOST,
    isWanted: ({ entry, occurrence, content, startsAt }) =>
      !isDone.has(`${entry.id} ${occurrence}`) &&
      (content.kind === "NOTE" || startsAt >= entry.queueFrom),
  });
  const groupsOf = await taggedGroups(ctx, permit(ctx.viewer, "calendar.see"));
  const future = planned.map((one) => ({
    ...one,
    outcome: { ...untouched, groups: groupsOf(one).length },
  }));
  return [...done, ...future].sort((a, b) => a.startsAt.getTime() - b.startsAt.getTime())
    .slice(0, MOST);
}

const untouched: Outcome = {
  status: "PLANNED",
  groups: 0,
  sent: 0,
  waiting: 0,
  uncertain: 0,
  notSent: 0,
  delayedUntil: null,
  reason: null,
  failure: null,
};

/** Reads what the schedule did in a period, each with the entry as it is now. */
async function doneIn(
  ctx: Context,
  entries: readonly CalendarEntry[],
  { from, to }: { readonly from: Date; readonly to: Date },
): Promise<CalendarItem[]> {
  const runs = await ctx.db.selectFrom("calendar_runs").selectAll()
    .where("user_id", "=", permit(ctx.viewer, "calendar.see"))
    .where("starts_at", ">=", from).where("starts_at", "<", to)
    .orderBy("starts_at").limit(MOST).execute();
  const byId = new Map<CalendarEntryId, CalendarEntry>(entries.map((one) => [one.id, one]));
  const own = runs.filter(({ entry_id }) => byId.has(entry_id));
  const outcomes = await outcomesOf(
    ctx,
    own.map((run) => ({ ...run, entryId: run.entry_id })),
  );
  return own.map((run, at): CalendarItem => {
    const entry = byId.get(run.entry_id)!;
    return {
      entry,
      title: run.title,
      occurrence: run.occurrence,
      startsLocal: run.occurrence,
      startsAt: run.starts_at,
      content: {
        kind: run.kind,
        offerId: run.offer_id,
        campaignTextId: run.campaign_text_id,
      },
      groupIds: entry.groupIds,
      groupTags: entry.groupTags,
      isException: false,
      outcome: outcomes[at]!,
    };
  });
}

/** Loads the viewer's entries by id, in the order requested; a `Failure` for each that is none. */
export async function loadCalendarEntries(
  { db, viewer }: Context,
  ids: readonly CalendarEntryId[],
): Promise<(CalendarEntry | Failure)[]> {
  const entries = await db.selectFrom("calendar_entries").select(asCalendarEntry)
    .where("id", "in", ids).where("user_id", "=", permit(viewer, "calendar.see"))
    .where("deleted_at", "is", null).execute();
  const byId = new Map(entries.map((entry) => [entry.id, entry]));
  return ids.map((id) => byId.get(id) ?? new Failure("CALENDAR_ENTRY_NOT_FOUND"));
}

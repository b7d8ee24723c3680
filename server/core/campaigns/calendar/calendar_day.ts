import type { Context } from "../../context.ts";
import { forecastMessages, type PlannedMessage } from "../../delivery/queries.ts";
import type { Reason } from "../../delivery/queue/dispatch.ts";
import { Failure, type FailureCode } from "../../errors.ts";
import type { CalendarEntryId, DispatchId, GroupId } from "../../ids.ts";
import { publisherOf } from "../../offers/queries.ts";
import { permit } from "../../permissions.ts";
import { occurrenceKey } from "./entry.ts";
import { ownEntries } from "./list_calendar.ts";
import { plannedOccurrences } from "./planned.ts";
import { rehearse, type Rehearsed } from "./rehearse.ts";
import { exceptionsOf } from "./write_entry.ts";

/** So far ahead a day can be foreseen. */
const MOST_DAYS = 31;
/** Messages of one forecast: those further back are left out. */
const MOST = 5_000;

/** A message of a day, as it will really go. */
export type DayItem = {
  readonly plannedAt: Date;
  /** About when it goes; null: it does not, for `reason`, `failure`, or because it would be too late. */
  readonly expectedAt: Date | null;
  readonly reason: Reason | null;
  /** Why none of its occurrence will be queued. */
  readonly failure: FailureCode | null;
  readonly groupId: GroupId;
  /** The dispatch that is queued already; null: it is only planned. */
  readonly dispatchId: DispatchId | null;
  readonly entryId: CalendarEntryId | null;
  /** What the entry is called, or what the queued message says; null: nothing is known of it. */
  readonly title: string | null;
};

/**
 * Returns what a day of the viewer's will really look like after pace, caps and quiet hours: the
 * queue, all that the calendar plans until that day's end, and of it what will be refused.
 * @throws Failure CALENDAR_DAY_INVALID
 */
export async function calendarDay(ctx: Context, day: string): Promise<DayItem[]> {
  const userId = permit(ctx.viewer, "calendar.see");
  const publisher = await publisherOf(ctx.db, userId);
  const { from, to } = periodOf(day, publisher.timeZone, ctx.now);
  const entries = (await ownEntries(ctx)).filter(({ kind }) => kind !== "NOTE");
  const exceptions = await exceptionsOf(ctx, entries.map(({ id }) => id));
  const period = { from: ctx.now, to, most: MOST };
  const occurrences = (await plannedOccurrences(ctx, entries, exceptions, period))
    .filter(({ content }) => content.kind !== "NOTE");
  const rehearsed = (await rehearse(ctx, userId, occurrences)).slice(0, MOST);
  const byKey = new Map(rehearsed.map((one) => [keyOf(one), one]));
  const foreseen = await forecastMessages(
    ctx,
    rehearsed.filter(({ failure, reason }) => failure === null && reason === null)
      .map((one): PlannedMessage => ({
        key: keyOf(one),
        groupId: one.groupId,
        plannedAt: one.occurrence.startsAt,
        offerId: one.item?.offerId ?? null,
        text: one.text,
      })),
  );
  const isOfDay = ({ expectedAt, plannedAt }: Pick<DayItem, "expectedAt" | "plannedAt">) => {
    const at = expectedAt ?? plannedAt;
    return at >= from && at < to;
  };
  const those = foreseen.filter(isOfDay);
  const queued = those.flatMap(({ key, isQueued }) => isQueued ? [key as DispatchId] : []);
  const titles = await titlesOfQueued(ctx, queued);
  const going = those.map(({ key, isQueued, ...one }): DayItem => ({
    ...one,
    failure: null,
    dispatchId: isQueued ? key as DispatchId : null,
    entryId: byKey.get(key)?.occurrence.entry.id ?? null,
    title: byKey.get(key)?.occurrence.title ?? titles.get(key as DispatchId) ?? null,
  }));
  const refused = rehearsed.filter(({ failure, reason }) => failure !== null || reason !== null)
    .map(({ occurrence, groupId, reason, failure }): DayItem => ({
      ...{ groupId, reason, failure, expectedAt: null, dispatchId: null },
      plannedAt: occurrence.startsAt,
      entryId: occurrence.entry.id,
      title: occurrence.title,
    })).filter(isOfDay);
  return [...going, ...refused]
    .sort((a, b) => Number(a.expectedAt ?? a.plannedAt) - Number(b.expectedAt ?? b.plannedAt));
}

const keyOf = ({ occurrence, groupId }: Rehearsed) => `${occurrenceKey(occurrence)} ${groupId}`;

/** Characters of a queued text by which it is called. */
const LONGEST_TITLE = 80;

/** Returns what queued messages are called: their text's name, their offer's title, or their words. */
async function titlesOfQueued({ db }: Context, ids: readonly DispatchId[]) {
  const rows = ids.length === 0 ? [] : await db.selectFrom("dispatches as d")
    .leftJoin("offers as o", "o.id", "d.offer_id")
    .leftJoin("campaign_texts as t", "t.id", "d.campaign_text_id")
    .select(["d.id", "d.text", "o.title", "t.name"]).where("d.id", "in", ids).execute();
  return new Map(rows.map(({ id, name, title, text }): [DispatchId, string | null] => {
    const words = text?.trim().split("\n", 1)[0]?.slice(0, LONGEST_TITLE);
    return [id, name || title || words || null];
  }));
}

function periodOf(day: string, timeZone: string, now: Date) {
  const invalid = new Failure("CALENDAR_DAY_INVALID", ["day"]);
  if (!/^\d{4}-\d\d-\d\d$/.test(day)) throw invalid;
  try {
    const start = Temporal.PlainDate.from(day).toZonedDateTime(timeZone);
    const [from, to] = [start, start.add({ days: 1 })].map((at) => new Date(at.epochMilliseconds));
    const isFar = from!.getTime() > now.getTime() + MOST_DAYS * 24 * 60 * 60_000;
    if (to! <= now || isFar) throw invalid;
    return { from: from!, to: to! };
  } catch (error) {
    throw error instanceof RangeError ? invalid : error;
  }
}

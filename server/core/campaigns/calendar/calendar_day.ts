import type { Context } from "../../context.ts";
import { forecastMessages, type PlannedMessage } from "../../delivery/queries.ts";
import type { Reason } from "../../delivery/queue/dispatch.ts";
import { Failure } from "../../errors.ts";
import type { CalendarEntryId, DispatchId, GroupId } from "../../ids.ts";
import { publisherOf } from "../../offers/queries.ts";
import { permit } from "../../permissions.ts";
import { campaignTextsOf } from "../queries.ts";
import { renderCampaignText } from "../texts/campaign_text.ts";
import type { Occurrence } from "./entry.ts";
import { taggedGroups } from "./entry_groups.ts";
import { ownEntries } from "./list_calendar.ts";
import { plannedOccurrences } from "./planned.ts";
import { filledSlots } from "./slots.ts";
import { exceptionsOf } from "./write_entry.ts";

/** So far ahead a day can be foreseen. */
const MOST_DAYS = 31;
/** Messages of one forecast: those further back are left out. */
const MOST = 5_000;

/** A message of a day, as it will really go. */
export type DayItem = {
  readonly plannedAt: Date;
  /** About when it goes; null: it does not, for `reason` or because it would be too late. */
  readonly expectedAt: Date | null;
  readonly reason: Reason | null;
  readonly groupId: GroupId;
  /** The dispatch that is queued already; null: it is only planned. */
  readonly dispatchId: DispatchId | null;
  readonly entryId: CalendarEntryId | null;
  readonly title: string | null;
};

/**
 * Returns what a day of the viewer's will really look like after pace, caps and quiet hours: the
 * queue and all that the calendar plans until that day's end. @throws Failure CALENDAR_DAY_INVALID
 */
export async function calendarDay(ctx: Context, day: string): Promise<DayItem[]> {
  const userId = permit(ctx.viewer, "calendar.see");
  const publisher = await publisherOf(ctx.db, userId);
  const { from, to } = periodOf(day, publisher.timeZone, ctx.now);
  const entries = (await ownEntries(ctx)).filter(({ kind }) => kind !== "NOTE");
  const exceptions = await exceptionsOf(ctx, entries.map(({ id }) => id));
  const period = { from: ctx.now, to, most: MOST };
  const occurrences = await plannedOccurrences(ctx, entries, exceptions, period);
  const contents = filledSlots(occurrences);
  const texts = await campaignTextsOf(ctx, contents.flatMap((one) => one?.campaignTextId ?? []));
  const groupsOf = await taggedGroups(ctx, userId);
  const sources = new Map<string, Occurrence>();
  const planned = occurrences.flatMap((occurrence, at): PlannedMessage[] => {
    const item = contents[at];
    if (!item) return [];
    const text = item.campaignTextId ? texts.get(item.campaignTextId) : undefined;
    return groupsOf(occurrence).map((groupId) => {
      const key = `${occurrence.entry.id}@${occurrence.occurrence} ${groupId}`;
      sources.set(key, occurrence);
      const facts = { publisher, groupTitle: groupId, at: occurrence.startsAt, key };
      return {
        ...{ key, groupId, plannedAt: occurrence.startsAt, offerId: item.offerId },
        text: text ? renderCampaignText(text, facts).text : null,
      };
    });
  }).slice(0, MOST);
  const foreseen = await forecastMessages(ctx, planned);
  return foreseen.filter(({ expectedAt, plannedAt }) => {
    const at = expectedAt ?? plannedAt;
    return at >= from && at < to;
  }).map(({ key, isQueued, ...one }): DayItem => ({
    ...one,
    dispatchId: isQueued ? key as DispatchId : null,
    entryId: sources.get(key)?.entry.id ?? null,
    title: sources.get(key)?.title ?? null,
  })).sort((a, b) => Number(a.expectedAt ?? a.plannedAt) - Number(b.expectedAt ?? b.plannedAt));
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

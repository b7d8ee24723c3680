import { command, type Tx } from "../../command.ts";
import type { Context } from "../../context.ts";
import { queueMessages } from "../../delivery/commands.ts";
import { messagePriorities } from "../../delivery/queue/dispatch.ts";
import type { MessageContent } from "../../delivery/queue/queue_groups.ts";
import { Failure } from "../../errors.ts";
import type { CalendarEntryId, GroupId } from "../../ids.ts";
import { fileOf } from "../../media/queries.ts";
import { endedOffers, publisherOf } from "../../offers/queries.ts";
import { recordCampaignTextUse } from "../commands.ts";
import { campaignTextOf, offersOfTexts } from "../queries.ts";
import { renderCampaignText } from "../texts/campaign_text.ts";
import {
  type CalendarEntry,
  type EntryContent,
  occasionOf,
  type Occurrence,
  type QueueItem,
} from "./entry.ts";
import { taggedGroups } from "./entry_groups.ts";
import { occurrencesIn } from "./occurrences.ts";
import { asCalendarEntry, type SkippedGroup } from "./tables.ts";
import { exceptionsOf, nextAt } from "./write_entry.ts";

/** So long before its time an occurrence is queued; the schedule runs each minute. */
const LEAD_MS = 2 * 60_000;
/** Occurrences further back, from before a long stop of ours, are left out. */
const BACK_MS = 7 * 24 * 60 * 60_000;
/** Entries that are listed at once. */
const BATCH = 500;

/**
 * Queues what is due in all calendars, entry by entry, each in its own transaction. Several processes
 * may do so at once, and any may be killed.
 */
export async function queueCalendar(ctx: Context): Promise<void> {
  const errors: unknown[] = [];
  let due: Due[] = [];
  do {
    due = await dueAfter(ctx, due.at(-1));
    for (const { id } of due) {
      await queueEntry(ctx, id).catch((error) => errors.push(error)); // the others go on
    }
  } while (due.length === BATCH);
  if (errors.length > 0) throw new AggregateError(errors, "entries of the calendar failed");
}

type Due = { readonly id: CalendarEntryId; readonly next_at: Date | null };

/** Returns the first entries that are due, after one that was listed: each is met once. */
const dueAfter = ({ db, now }: Context, last: Due | undefined): Promise<Due[]> =>
  db.selectFrom("calendar_entries").select(["id", "next_at"])
    .where("next_at", "<=", new Date(now.getTime() + LEAD_MS)).where("deleted_at", "is", null)
    .$if(
      last !== undefined,
      (q) =>
        q.where(({ eb, refTuple, tuple }) =>
          eb(refTuple("next_at", "id"), ">", tuple(last!.next_at, last!.id))
        ),
    )
    .orderBy("next_at").orderBy("id").limit(BATCH).execute();

/** Queues what is due of one entry, unless another process is at it. */
export const queueEntry = command(async (tx, id: CalendarEntryId): Promise<void> => {
  const { db, now, emit } = tx;
  const entry: CalendarEntry | undefined = await db.selectFrom("calendar_entries")
    .select(asCalendarEntry).where("id", "=", id).where("deleted_at", "is", null)
    .forUpdate().skipLocked().executeTakeFirst();
  if (!entry) return;
  const exceptions = (await exceptionsOf(tx, [id])).get(id) ?? [];
  const from = new Date(Math.max(entry.queueFrom.getTime(), now.getTime() - BACK_MS));
  const to = new Date(now.getTime() + LEAD_MS + 1);
  const occurrences = occurrencesIn(entry, exceptions, { from, to });
  const done = await db.selectFrom("calendar_runs").select("occurrence")
    .where("entry_id", "=", id).where("starts_at", ">=", new Date(from.getTime() - BACK_MS))
    .execute();
  const ran = new Set(done.map(({ occurrence }) => occurrence));
  let queue = entry.queue;
  for (const occurrence of occurrences) {
    if (ran.has(occurrence.occurrence)) continue;
    queue = await runOccurrence(tx, occurrence, queue);
    emit({ name: "calendarEntry.ran", userId: entry.userId, calendarEntryId: id });
  }
  await db.updateTable("calendar_entries")
    .set({ next_at: nextAt(entry, exceptions, to), queue: JSON.stringify(queue) })
    .where("id", "=", id).execute();
});

/** Queues one occurrence and records what came of it. @returns what is left of the slot's queue */
async function runOccurrence(
  tx: Tx,
  occurrence: Occurrence,
  queue: readonly QueueItem[],
): Promise<readonly QueueItem[]> {
  const { entry } = occurrence;
  const groupIds = (await taggedGroups(tx, entry.userId))(occurrence);
  const [item, ...rest] = occurrence.content.kind === "SLOT" ? queue : [occurrence.content];
  const result = item
    ? await queueItem(tx, occurrence, item, groupIds)
    : { queued: 0, skipped: [], failure: "CALENDAR_QUEUE_EMPTY" };
  await tx.db.insertInto("calendar_runs").values({
    entry_id: entry.id,
    occurrence: occurrence.occurrence,
    user_id: entry.userId,
    starts_at: occurrence.startsAt,
    ran_at: tx.now,
    title: occurrence.title,
    kind: occurrence.content.kind,
    offer_id: item?.offerId ?? null,
    campaign_text_id: item?.campaignTextId ?? null,
    groups: groupIds.length,
    queued: result.queued,
    skipped: JSON.stringify(result.skipped),
    failure: result.failure,
  }).execute();
  const isUsed = occurrence.content.kind === "SLOT" && item &&
    (result.queued > 0 || isGone(result.failure));
  return isUsed ? rest : queue;
}

/** What is gone for good leaves the slot's queue; what a plan or a group prevents stays in it. */
export const isGone = (failure: string | null) =>
  failure === "OFFER_NOT_FOUND" || failure === "CAMPAIGN_TEXT_NOT_FOUND" ||
  failure === "OFFER_UNPAID" || failure === "OFFER_ENDED";

type Result = {
  readonly queued: number;
  readonly skipped: readonly SkippedGroup[];
  readonly failure: string | null;
};

async function queueItem(
  tx: Tx,
  occurrence: Occurrence,
  item: QueueItem | EntryContent,
  groupIds: readonly GroupId[],
): Promise<Result> {
  if (groupIds.length === 0) return { queued: 0, skipped: [], failure: "GROUPS_MISSING" };
  try {
    const { queued, skipped } = await queueOccurrence(tx, { occurrence, item, groupIds });
    return { queued: queued.length, skipped, failure: null };
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    return { queued: 0, skipped: [], failure: error.code };
  }
}

/** As a command of its own, so that a refusal undoes all that it began. */
const queueOccurrence = command(async (tx, { occurrence, item, groupIds }: {
  occurrence: Occurrence;
  item: QueueItem | EntryContent;
  groupIds: readonly GroupId[];
}) => {
  const { entry, startsAt } = occurrence;
  const result = await queueMessages(tx, {
    userId: entry.userId,
    what: await contentOf(tx, entry, item, groupIds),
    groupIds,
    starts: startsAt,
    occasion: occasionOf(occurrence),
    priority: messagePriorities.CALENDAR,
    origin: "CALENDAR",
    originId: entry.id,
  });
  if (item.campaignTextId && result.queued.length > 0) {
    await recordCampaignTextUse(tx, item.campaignTextId);
  }
  return result;
});

async function contentOf(
  tx: Tx,
  { userId }: CalendarEntry,
  { offerId, campaignTextId }: QueueItem,
  groupIds: readonly GroupId[],
): Promise<MessageContent> {
  if (offerId && (await endedOffers(tx, [offerId])).has(offerId)) {
    throw new Failure("OFFER_ENDED", ["offerId"]);
  }
  if (offerId && !campaignTextId) return { offerId };
  const text = campaignTextId && await campaignTextOf(tx, { id: campaignTextId, userId });
  if (!text) throw new Failure("CAMPAIGN_TEXT_NOT_FOUND", ["campaignTextId"]);
  const publisher = await publisherOf(tx.db, userId);
  const offer = offerId && (await offersOfTexts(tx, [offerId])).get(offerId) || null;
  const titles = await tx.db.selectFrom("groups").select(["id", "title"])
    .where("id", "in", groupIds).execute();
  const titleOf = new Map(titles.map(({ id, title }) => [id, title]));
  return {
    campaignTextId: text.id,
    offerId,
    file: await fileOf(tx, text.mediaUrl),
    render(groupId, key, at) {
      const groupTitle = titleOf.get(groupId) ?? null;
      const rendered = renderCampaignText(text, { publisher, groupTitle, at, key, offer });
      if (rendered.text === "") throw new Failure("CAMPAIGN_TEXT_NEEDS_OFFER", ["campaignTextId"]);
      return rendered;
    },
  };
}

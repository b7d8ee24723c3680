import type { Context } from "../../context.ts";
import { barredGroups } from "../../delivery/queries.ts";
import type { Reason } from "../../delivery/queue/dispatch.ts";
import type { FailureCode } from "../../errors.ts";
import type { CalendarEntryId, CampaignTextId, GroupId, OfferId, UserId } from "../../ids.ts";
import { fileOf } from "../../media/queries.ts";
import { endedOffers, publisherOf } from "../../offers/queries.ts";
import { needsUnpaidConfirmation, type Offer } from "../../offers/offer.ts";
import { asOffer } from "../../offers/tables.ts";
import { roomInMonth } from "../../plans/limits.ts";
import { maySend } from "../../plans/subscription.ts";
import { asUser } from "../../users/tables.ts";
import { monthOf } from "../../zoned.ts";
import { campaignTextsOf, offersOfTexts } from "../queries.ts";
import { renderCampaignText } from "../texts/campaign_text.ts";
import { type Occurrence, occurrenceKey, type QueueItem } from "./entry.ts";
import { taggedGroups } from "./entry_groups.ts";
import { isGone } from "./queue_due.ts";

/** What an occurrence would queue for one group. */
export type Rehearsed = {
  readonly occurrence: Occurrence;
  readonly groupId: GroupId;
  /** Null: the slot's queue is empty. */
  readonly item: QueueItem | null;
  /** The text of a campaign text; null: it is an offer, or it is refused. */
  readonly text: string | null;
  /** Why this group gets none, and why no group does; null: it is queued. */
  readonly reason: Reason | null;
  readonly failure: FailureCode | null;
};

/**
 * Returns what these occurrences, in their order, would queue by what is known now, and what they
 * would be refused: the same checks as of `queueCalendar`, with the month's room and the queues of
 * slots used up as they go.
 */
export async function rehearse(
  ctx: Context,
  userId: UserId,
  occurrences: readonly Occurrence[],
): Promise<Rehearsed[]> {
  const groupsOf = await taggedGroups(ctx, userId);
  const groupIds = [...new Set(occurrences.flatMap((one) => groupsOf(one)))];
  const facts = await factsOf(ctx, userId, { occurrences, groupIds });
  const queues = new Map<CalendarEntryId, readonly QueueItem[]>();
  const room = new Map<string, number>();
  return occurrences.flatMap((occurrence): Rehearsed[] => {
    const { entry, content, startsAt } = occurrence;
    const isSlot = content.kind === "SLOT";
    const queue = queues.get(entry.id) ?? entry.queue;
    const item = isSlot ? queue[0] ?? null : content;
    const groups = groupsOf(occurrence).map((groupId) => ({
      groupId,
      reason: facts.barred(groupId, item),
    }));
    const open = groups.filter(({ reason }) => reason === null).length;
    const month = monthOf(startsAt, facts.timeZone);
    const left = room.get(month) ?? facts.roomIn(month);
    const failure = facts.refusal(occurrence, item) ??
      (open > 0 ? facts.lateRefusal(occurrence, item, open > left) : null);
    if (failure === null) room.set(month, left - open);
    if (isSlot && (isGone(failure) || failure === null && open > 0)) {
      queues.set(entry.id, queue.slice(1));
    }
    return groups.map(({ groupId, reason }) => ({
      ...{ occurrence, groupId, item, failure, reason: failure === null ? reason : null },
      text: failure === null && item ? facts.textFor(occurrence, item, groupId) : null,
    }));
  });
}

/** Reads all that the refusals depend on. */
async function factsOf(ctx: Context, userId: UserId, { occurrences, groupIds }: {
  readonly occurrences: readonly Occurrence[];
  readonly groupIds: readonly GroupId[];
}) {
  const { db, now } = ctx;
  const items = occurrences.flatMap(({ entry, content }): readonly QueueItem[] =>
    content.kind === "SLOT" ? entry.queue : [content]
  );
  const offerIds = [
    ...new Set(items.flatMap(({ offerId }): OfferId[] => offerId ? [offerId] : [])),
  ];
  const textIds = [
    ...new Set(
      items.flatMap(({ campaignTextId: id }): CampaignTextId[] => id ? [id] : []),
    ),
  ];
  const publisher = await publisherOf(db, userId);
  const sender = await db.selectFrom("users")
    .leftJoin("plans", "plans.price_id", "users.stripe_price_id").select(asUser)
    .where("users.id", "=", userId).executeTakeFirstOrThrow();
  const texts = await campaignTextsOf(ctx, textIds);
  const rows: Offer[] = offerIds.length === 0 ? [] : await db.selectFrom("offers").select(asOffer)
    .where("id", "in", offerIds).where("deleted_at", "is", null).execute();
  const offers = new Map(rows.map((offer) => [offer.id, offer]));
  const ofTexts = await offersOfTexts(
    ctx,
    items.flatMap(({ offerId, campaignTextId }) => offerId && campaignTextId ? [offerId] : []),
  );
  const ended = await endedOffers(ctx, offerIds);
  const barredFor = async (mediaUrl: string | null) => {
    const barred = await barredGroups(ctx, groupIds, await fileOf(ctx, mediaUrl));
    return new Map(barred.map(({ groupId, reason }) => [groupId, reason]));
  };
  const none = await barredFor(null);
  const byFile = new Map<string, ReadonlyMap<GroupId, Reason>>();
  for (const { mediaUrl } of texts.values()) {
    if (mediaUrl && !byFile.has(mediaUrl)) byFile.set(mediaUrl, await barredFor(mediaUrl));
  }
  const textOf = (item: QueueItem | null) => item?.campaignTextId && texts.get(item.campaignTextId);
  const rendered = (one: Occurrence, item: QueueItem, to: string) => {
    const text = textOf(item);
    if (!text) return null;
    const key = `${occurrenceKey(one)} ${to}`;
    const offer = item.offerId && ofTexts.get(item.offerId) || null;
    return renderCampaignText(text, { publisher, groupTitle: to, at: one.startsAt, key, offer })
      .text;
  };
  return {
    timeZone: sender.timeZone,
    roomIn: (month: string): number => roomInMonth(sender, month, now),
    barred: (groupId: GroupId, item: QueueItem | null): Reason | null => {
      const text = textOf(item);
      return (byFile.get(text && text.mediaUrl || "") ?? none).get(groupId) ?? null;
    },
    /** Why nothing is queued, whatever the groups. */
    refusal({ startsAt }: Occurrence, item: QueueItem | null): FailureCode | null {
      if (!item) return "CALENDAR_QUEUE_EMPTY";
      const text = textOf(item);
      if (item.offerId && ended.has(item.offerId)) return "OFFER_ENDED";
      if (item.campaignTextId && (!text || text.deletedAt)) return "CAMPAIGN_TEXT_NOT_FOUND";
      if (!maySend(sender, startsAt)) return "PLAN_ENDED";
      if (!sender.emailVerifiedAt) return "EMAIL_NOT_VERIFIED";
      return item.offerId && !offers.has(item.offerId) ? "OFFER_NOT_FOUND" : null;
    },
    /** Why nothing is queued where some group could take it. */
    lateRefusal(
      occurrence: Occurrence,
      item: QueueItem | null,
      isFull: boolean,
    ): FailureCode | null {
      const offer = item?.offerId && offers.get(item.offerId);
      if (offer && needsUnpaidConfirmation(offer, publisher)) return "OFFER_UNPAID";
      if (isFull) return "MESSAGES_LIMIT";
      return item && rendered(occurrence, item, "grupo") === ""
        ? "CAMPAIGN_TEXT_NEEDS_OFFER"
        : null;
    },
    textFor: (occurrence: Occurrence, item: QueueItem, groupId: GroupId) =>
      rendered(occurrence, item, groupId),
  };
}

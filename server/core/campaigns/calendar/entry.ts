import type { CalendarEntryId, CampaignTextId, GroupId, OfferId, UserId } from "../../ids.ts";

/**
 * What an entry does at its times: sends an offer or a text, fills the slot from the entry's queue,
 * or only stands there (NOTE).
 */
const entryKinds = ["OFFER", "TEXT", "SLOT", "NOTE"] as const;
export type EntryKind = (typeof entryKinds)[number];

/** What one sending says; a TEXT that has an offer too is filled from its fields. */
export type EntryContent = {
  readonly kind: EntryKind;
  readonly offerId: OfferId | null;
  readonly campaignTextId: CampaignTextId | null;
};

/** What waits to fill a slot; at least one of the two is there. */
export type QueueItem = {
  readonly offerId: OfferId | null;
  readonly campaignTextId: CampaignTextId | null;
};

/** A sending that is planned, once or again and again. */
export type CalendarEntry = EntryContent & {
  readonly id: CalendarEntryId;
  readonly userId: UserId;
  readonly version: number;
  readonly title: string;
  /** Local date and time (YYYY-MM-DDTHH:MM) of the first one, in `timeZone`. */
  readonly startsLocal: string;
  readonly timeZone: string;
  /** The local times (HH:MM) of each day; empty: that of `startsLocal`. */
  readonly times: readonly string[];
  /** RFC 5545; null: once. */
  readonly recurrence: string | null;
  readonly groupIds: readonly GroupId[];
  /** Groups with any of these tags, too. */
  readonly groupTags: readonly string[];
  /** What fills a SLOT, the next one first. */
  readonly queue: readonly QueueItem[];
  /** Nothing before this instant is queued: the entry was written or restored then. */
  readonly queueFrom: Date;
  readonly createdAt: Date;
  readonly updatedAt: Date;
  readonly deletedAt: Date | null;
};

/** What is different on one day of a series; null: as in the series. */
export type CalendarException = {
  readonly entryId: CalendarEntryId;
  /** The local start that the series gives it. */
  readonly occurrence: string;
  readonly isCanceled: boolean;
  readonly title: string | null;
  readonly startsLocal: string | null;
  readonly content: EntryContent | null;
  readonly groupIds: readonly GroupId[] | null;
  readonly groupTags: readonly string[] | null;
};

/** One of an entry's times. */
export type Occurrence = {
  readonly entry: CalendarEntry;
  /** Its name: the local start that the series gives it. */
  readonly occurrence: string;
  readonly title: string;
  readonly startsLocal: string;
  readonly startsAt: Date;
  readonly content: EntryContent;
  readonly groupIds: readonly GroupId[];
  readonly groupTags: readonly string[];
  readonly isException: boolean;
};

/** Names an occurrence among those of all entries. */
export const occurrenceKey = (
  { entry, occurrence }: { readonly entry: Pick<CalendarEntry, "id">; readonly occurrence: string },
) => `${entry.id}@${occurrence}`;

/** The occasion of a sending: within it no group gets two messages, whatever is killed. */
export const occasionOf = (one: Pick<Occurrence, "entry" | "occurrence">) =>
  `cal:${occurrenceKey(one)}`;

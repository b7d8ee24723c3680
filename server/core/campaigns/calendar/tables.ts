import type { ColumnType } from "kysely";
import type { CalendarEntryId, CampaignTextId, GroupId, OfferId, UserId } from "../../ids.ts";
import type { EntryKind, QueueItem } from "./entry.ts";

export type CalendarEntriesTable = {
  id: CalendarEntryId;
  user_id: UserId;
  version: number;
  title: string;
  kind: EntryKind;
  offer_id: OfferId | null;
  campaign_text_id: CampaignTextId | null;
  starts_local: string;
  time_zone: string;
  times: string[];
  recurrence: string | null;
  group_ids: GroupId[];
  group_tags: string[];
  queue: ColumnType<QueueItem[], string, string>;
  queue_from: Date;
  /** When the schedule examines it next; null: nothing is left of it, or it sends nothing. */
  next_at: Date | null;
  created_at: ColumnType<Date, Date, never>;
  updated_at: Date;
  deleted_at: ColumnType<Date | null, never, Date | null>;
};

export type CalendarExceptionsTable = {
  entry_id: CalendarEntryId;
  /** The local start that the series gives it. */
  occurrence: string;
  user_id: UserId;
  is_canceled: boolean;
  title: string | null;
  starts_local: string | null;
  kind: EntryKind | null;
  offer_id: OfferId | null;
  campaign_text_id: CampaignTextId | null;
  group_ids: GroupId[] | null;
  group_tags: string[] | null;
};

/** Why an occurrence queued nothing for a group, or at all. */
export type SkippedGroup = { readonly groupId: GroupId; readonly reason: string | null };

/** What the schedule did at each occurrence: written once, with what it queued. */
export type CalendarRunsTable = {
  entry_id: CalendarEntryId;
  occurrence: string;
  user_id: UserId;
  starts_at: Date;
  ran_at: Date;
  title: string;
  kind: EntryKind;
  offer_id: OfferId | null;
  campaign_text_id: CampaignTextId | null;
  /** How many groups it was for. */
  groups: number;
  queued: number;
  skipped: ColumnType<SkippedGroup[], string, string>;
  /** Why nothing was queued; null: something was. */
  failure: string | null;
};

/** The secret address of a person's calendar for other programs; one each. */
export type CalendarFeedsTable = {
  user_id: UserId;
  secret_hash: string;
  created_at: Date;
};

/** Selects a row as a `CalendarEntry`. */
export const asCalendarEntry = [
  "calendar_entries.id",
  "calendar_entries.user_id as userId",
  "calendar_entries.version",
  "calendar_entries.title",
  "calendar_entries.kind",
  "calendar_entries.offer_id as offerId",
  "calendar_entries.campaign_text_id as campaignTextId",
  "calendar_entries.starts_local as startsLocal",
  "calendar_entries.time_zone as timeZone",
  "calendar_entries.times",
  "calendar_entries.recurrence",
  "calendar_entries.group_ids as groupIds",
  "calendar_entries.group_tags as groupTags",
  "calendar_entries.queue",
  "calendar_entries.queue_from as queueFrom",
  "calendar_entries.created_at as createdAt",
  "calendar_entries.updated_at as updatedAt",
  "calendar_entries.deleted_at as deletedAt",
] as const;

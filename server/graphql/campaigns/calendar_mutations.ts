import { RESTORABLE_MS } from "../../core/restorable.ts";
import {
  deleteCalendarEntry,
  restoreCalendarEntry,
} from "../../core/campaigns/calendar/delete_entry.ts";
import { type CalendarEntry } from "../../core/campaigns/calendar/entry.ts";
import type { EntryScope as Scope } from "../../core/campaigns/calendar/series_changes.ts";
import {
  CalendarChangedMeanwhile,
  updateCalendarEntry,
} from "../../core/campaigns/calendar/update_entry.ts";
import { createCalendarEntry } from "../../core/campaigns/calendar/write_entry.ts";
import type { CalendarEntryId, CampaignTextId, GroupId, OfferId } from "../../core/ids.ts";
import { builder, UserError } from "../builder.ts";
import { described } from "../described.ts";
import { CalendarEntryKind, CalendarEntryNode } from "./calendar_entry_node.ts";

export const EntryScope = described<Scope>(
  "CalendarEntryScope",
  "How much of a series a change is about.",
  {
    THIS: "Only this occurrence; the rule, the times and the queue are those of its series.",
    FOLLOWING: "This occurrence and those that follow.",
    ALL: "The whole series.",
  },
);

export const QueueItemInput = builder.inputType("CalendarQueueItemInput", {
  description: "What is to fill a slot: an offer, a text, or a text that is filled from an offer.",
  fields: (t) => ({
    offerId: t.id({ description: "ofr_…" }),
    campaignTextId: t.id({ description: "cmt_…" }),
  }),
});

/** The fields of an entry as they are given; each left out stays, or is empty. */
type Given = {
  readonly offerId?: string | null | undefined;
  readonly campaignTextId?: string | null | undefined;
  readonly groupIds?: readonly string[] | null | undefined;
  readonly queue?: readonly (typeof QueueItemInput.$inferInput)[] | null | undefined;
};

/** Gives typed ids their types; the use-case checks them. */
export const typed = <Fields extends Given>(
  { offerId, campaignTextId, groupIds, queue, ...fields }: Fields,
) => ({
  ...fields,
  offerId: offerId as OfferId | null | undefined,
  campaignTextId: campaignTextId as CampaignTextId | null | undefined,
  groupIds: groupIds as readonly GroupId[] | null | undefined,
  queue: queue?.map((item) => ({
    offerId: (item.offerId ?? null) as OfferId | null,
    campaignTextId: (item.campaignTextId ?? null) as CampaignTextId | null,
  })),
});

builder.objectType(CalendarChangedMeanwhile, {
  name: "CalendarEntryChangedMeanwhile",
  description: "The entry changed after the version given. Nothing was saved.",
  interfaces: [UserError],
  fields: (t) => ({
    current: t.field({
      type: CalendarEntryNode,
      description: "The entry as it is now.",
      resolve: ({ current }) => current,
    }),
  }),
});

const OFFER = "Of an OFFER, or of a TEXT that is filled from its fields: ofr_…";
const LOCAL = "Local date and time: 2026-11-27T09:00.";
const GROUPS = "grp_…, up to 500.";
const TAGS = "Groups with any of these tags get it, too.";
const RULE = "RFC 5545: FREQ=WEEKLY;BYDAY=MO,TH; null: once.";
const TIMES = "Local times of each day (HH:MM), up to 12; empty: that of `startsLocal`.";

builder.mutationField("createCalendarEntry", (t) =>
  t.fieldWithInput({
    type: CalendarEntryNode,
    description: "Plans a sending, once or again and again.",
    authScopes: { may: "calendar.edit" },
    errors: {},
    input: {
      kind: t.input.field({
        type: CalendarEntryKind,
        required: true,
        description: "What it does.",
      }),
      title: t.input.string({ description: "Up to 100 characters; left out: of what it sends." }),
      offerId: t.input.id({ description: OFFER }),
      campaignTextId: t.input.id({ description: "Of a TEXT: cmt_…" }),
      startsLocal: t.input.string({ required: true, description: LOCAL }),
      timeZone: t.input.string({ description: "IANA's name; left out: the person's." }),
      times: t.input.stringList({ description: TIMES }),
      recurrence: t.input.string({ description: RULE }),
      groupIds: t.input.idList({ description: GROUPS }),
      groupTags: t.input.stringList({ description: TAGS }),
      queue: t.input.field({ type: [QueueItemInput], description: "Of a SLOT: up to 100." }),
    },
    resolve: (_, { input }, ctx) => createCalendarEntry(ctx, typed(input)),
  }));

builder.mutationField("updateCalendarEntry", (t) =>
  t.fieldWithInput({
    type: CalendarEntryNode,
    description:
      "Changes an entry, one occurrence, or it and the following ones, which become an entry of " +
      "their own: the payload. A field left out stays.",
    authScopes: { may: "calendar.edit" },
    errors: { types: [CalendarChangedMeanwhile] },
    input: {
      id: t.input.id({ required: true, description: "cal_…" }),
      version: t.input.int({ required: true, description: "The version that was looked at." }),
      scope: t.input.field({ type: EntryScope, required: true, description: "How much of it." }),
      occurrence: t.input.string({
        description: "The occurrence that was changed, by its name; left out: the first one.",
      }),
      kind: t.input.field({ type: CalendarEntryKind, description: "What it does." }),
      title: t.input.string({ description: "Up to 100 characters." }),
      offerId: t.input.id({ description: `${OFFER}; null takes it from a TEXT` }),
      campaignTextId: t.input.id({ description: "Of a TEXT: cmt_…" }),
      startsLocal: t.input.string({ description: "When that occurrence starts now: local time." }),
      timeZone: t.input.string({ description: "IANA's name." }),
      times: t.input.stringList({ description: TIMES }),
      recurrence: t.input.string({ description: RULE }),
      groupIds: t.input.idList({ description: GROUPS }),
      groupTags: t.input.stringList({ description: TAGS }),
      queue: t.input.field({ type: [QueueItemInput], description: "Of a SLOT: up to 100." }),
    },
    resolve: (_, { input: { id, ...input } }, ctx) =>
      updateCalendarEntry(ctx, { ...typed(input), id: id as CalendarEntryId }),
  }));

const DeletedEntry = builder.objectRef<CalendarEntry>("DeletedCalendarEntry").implement({
  description: "An entry of which all or some is gone from the calendar.",
  fields: (t) => ({
    calendarEntryId: t.id({ description: "Which one.", resolve: ({ id }) => id }),
    restorableUntil: t.field({
      type: "DateTime",
      nullable: true,
      description: "Until when `restoreCalendarEntry` brings it back; null: some of it is left.",
      resolve: ({ deletedAt }) => deletedAt && new Date(deletedAt.getTime() + RESTORABLE_MS),
    }),
  }),
});

const WHICH = "The occurrence, by its name; left out: the whole entry.";

builder.mutationField("deleteCalendarEntry", (t) =>
  t.fieldWithInput({
    type: DeletedEntry,
    description:
      "Deletes an entry, one occurrence, or it and the following ones. What is in the queue goes on.",
    authScopes: { may: "calendar.edit" },
    errors: {},
    input: {
      id: t.input.id({ required: true, description: "cal_…" }),
      scope: t.input.field({ type: EntryScope, required: true, description: "How much of it." }),
      occurrence: t.input.string({ description: WHICH }),
    },
    resolve: (_, { input: { id, ...input } }, ctx) =>
      deleteCalendarEntry(ctx, { ...input, id: id as CalendarEntryId }),
  }));

builder.mutationField("restoreCalendarEntry", (t) =>
  t.fieldWithInput({
    type: CalendarEntryNode,
    description: "Brings back a deleted entry, or one deleted occurrence.",
    authScopes: { may: "calendar.edit" },
    errors: {},
    input: {
      id: t.input.id({ required: true, description: "cal_…" }),
      occurrence: t.input.string({ description: WHICH }),
    },
    resolve: (_, { input: { id, occurrence } }, ctx) =>
      restoreCalendarEntry(ctx, { id: id as CalendarEntryId, occurrence }),
  }));

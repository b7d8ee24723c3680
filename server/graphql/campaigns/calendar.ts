import { type CalendarItem, listCalendar } from "../../core/campaigns/calendar/list_calendar.ts";
import type { Outcome, OutcomeStatus as Status } from "../../core/campaigns/calendar/outcomes.ts";
import { reasonSentence } from "../../core/delivery/queue/dispatch.ts";
import { type FailureCode, sentences } from "../../core/errors.ts";
import type { DomainEvent } from "../../core/events.ts";
import type { CalendarEntryId } from "../../core/ids.ts";
import { builder } from "../builder.ts";
import { ownChanges } from "../own_changes.ts";
import { GroupNode } from "../delivery/group_node.ts";
import { described } from "../described.ts";
import { OfferNode } from "../offers/offer_node.ts";
import { changedPayload } from "../publish_changed.ts";
import { ViewerType } from "../users/viewer.ts";
import { CalendarEntryKind, CalendarEntryNode, groupsOf, offerOf } from "./calendar_entry_node.ts";

const OutcomeStatus = described<Status>(
  "CalendarOutcomeStatus",
  "What became of one time of the calendar.",
  {
    PLANNED: "Its time has not come.",
    WAITING: "Its messages are in the queue, or on their way.",
    DELAYED: "Its messages wait on: pace, caps or quiet hours.",
    SENT: "All of its groups got it.",
    PARTLY_SENT: "Some of its groups got it.",
    UNCERTAIN: "Some of its messages may have arrived.",
    NOT_SENT: "None of its messages were sent.",
    SKIPPED: "Nothing was queued at all.",
  },
);

/** Why, as a sentence: of the messages, or of the failure that kept all of them back. */
function reasonOf({ failure, reason }: Outcome): string | null {
  if (failure !== null) return sentences[failure as FailureCode] ?? null;
  return reason && reasonSentence(reason, "WHATSAPP");
}

const OutcomeType = builder.objectRef<Outcome>("CalendarOutcome").implement({
  description: "What became of one time of the calendar, in numbers of groups.",
  fields: (t) => ({
    status: t.expose("status", { type: OutcomeStatus, description: "In a word." }),
    groups: t.exposeInt("groups", { description: "How many groups it was or is for." }),
    sent: t.exposeInt("sent", { description: "They got it." }),
    waiting: t.exposeInt("waiting", { description: "Their message waits or is on its way." }),
    uncertain: t.exposeInt("uncertain", { description: "They may have got it." }),
    notSent: t.exposeInt("notSent", { description: "They did not get it." }),
    delayedUntil: t.expose("delayedUntil", {
      type: "DateTime",
      nullable: true,
      description: "Until when its messages were delayed; null: they were not.",
    }),
    reason: t.string({
      nullable: true,
      description: "Why it waits, or was not sent, in Portuguese; null: nothing is to be said.",
      resolve: reasonOf,
    }),
  }),
});

const OccurrenceType = builder.objectRef<CalendarItem>("CalendarOccurrence").implement({
  description: "One time of an entry of the calendar.",
  fields: (t) => ({
    id: t.id({
      description: "The entry's id and the occurrence, unique in the calendar.",
      resolve: ({ entry, occurrence }) => `${entry.id}@${occurrence}`,
    }),
    entry: t.field({
      type: CalendarEntryNode,
      description: "The entry.",
      resolve: ({ entry }) => entry,
    }),
    occurrence: t.exposeString("occurrence", {
      description: "Its name: the local start that the series gives it.",
    }),
    startsLocal: t.exposeString("startsLocal", {
      description: "Its local start, in the entry's zone.",
    }),
    startsAt: t.expose("startsAt", { type: "DateTime", description: "Its start." }),
    title: t.exposeString("title", { description: "What it is called." }),
    kind: t.field({
      type: CalendarEntryKind,
      description: "What it does.",
      resolve: ({ content }) => content.kind,
    }),
    offer: t.field({
      type: OfferNode,
      nullable: true,
      description: "What it offers, or offered; null: nothing, or the offer is gone.",
      resolve: ({ content }, _args, ctx) => offerOf(content, ctx),
    }),
    campaignTextId: t.id({
      nullable: true,
      description: "The campaign text that it sends, or sent (cmt_…).",
      resolve: ({ content }) => content.campaignTextId,
    }),
    groups: t.field({
      type: [GroupNode],
      description: "The groups chosen, without those that are gone.",
      complexity: { field: 1, multiplier: 2 },
      resolve: ({ groupIds }, _args, ctx) => groupsOf(groupIds, ctx),
    }),
    groupTags: t.field({
      type: ["String"],
      description: "Groups with any of these tags get it, too.",
      resolve: ({ groupTags }) => [...groupTags],
    }),
    isException: t.exposeBoolean("isException", {
      description: "Whether something differs from the series on this day.",
    }),
    outcome: t.expose("outcome", { type: OutcomeType, description: "What became of it." }),
  }),
});

builder.objectField(ViewerType, "calendar", (t) =>
  t.field({
    type: [OccurrenceType],
    description:
      "What is planned in a period, and of the past what was done; at most 62 days and 1,000 times.",
    complexity: { field: 100, multiplier: 60 },
    args: {
      from: t.arg({ type: "DateTime", required: true, description: "From this instant on." }),
      to: t.arg({ type: "DateTime", required: true, description: "Before this instant." }),
    },
    resolve: (_user, period, ctx) => listCalendar(ctx, period),
  }));

const CalendarChanged = changedPayload(
  "CalendarChanged",
  "The viewer's calendar changed.",
  {
    noun: "calendarEntry",
    type: CalendarEntryNode,
    load: (id: CalendarEntryId, ctx) => CalendarEntryNode.getDataloader(ctx).clear(id).load(id),
    gone: "CALENDAR_ENTRY_NOT_FOUND",
    bulk: true,
  },
);

/** Messages come one by one: the calendar is notified at most this often. */
const EVERY_MS = 1_000;

builder.subscriptionField("calendarChanged", (t) =>
  t.field({
    type: CalendarChanged,
    description:
      "Each entry that was created, changed, deleted or restored, or of which something was sent.",
    ...ownChanges("calendar.see", changedIn, { everyMs: EVERY_MS }),
    resolve: (id) => ({ id }),
  }));

const changedIn = (event: DomainEvent): (CalendarEntryId | null)[] =>
  "calendarEntryId" in event
    ? [event.calendarEntryId]
    : event.name === "calendar.changed"
    ? [null]
    : [];

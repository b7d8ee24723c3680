import type { Context } from "../../core/context.ts";
import type {
  CalendarEntry,
  EntryContent,
  EntryKind as Kind,
} from "../../core/campaigns/calendar/entry.ts";
import { loadCalendarEntries } from "../../core/campaigns/calendar/list_calendar.ts";
import type { CalendarEntryId, GroupId } from "../../core/ids.ts";
import { builder, nullWhen } from "../builder.ts";
import { GroupNode } from "../delivery/group_node.ts";
import { described } from "../described.ts";
import { OfferNode } from "../offers/offer_node.ts";

export const CalendarEntryKind = described<Kind>(
  "CalendarEntryKind",
  "What an entry of the calendar does at its times.",
  {
    OFFER: "It sends an offer.",
    TEXT: "It sends a campaign text, by itself or filled from an offer.",
    SLOT: "It sends the first of its own queue of offers and texts.",
    NOTE: "It sends nothing: a date to remember.",
  },
);

/** The offer of some content; null: there is none, or it is gone. */
export const offerOf = ({ offerId }: Pick<EntryContent, "offerId">, ctx: Context) =>
  offerId && OfferNode.getDataloader(ctx).load(offerId).catch(nullWhen("OFFER_NOT_FOUND"));

/** The groups that are still there. */
export const groupsOf = async (ids: readonly GroupId[], ctx: Context) => {
  const groups = await Promise.all(
    ids.map((id) => GroupNode.getDataloader(ctx).load(id).catch(nullWhen("GROUP_NOT_FOUND"))),
  );
  return groups.filter((group) => group !== null);
};

const QueueItem = builder.objectRef<CalendarEntry["queue"][number]>("CalendarQueueItem").implement({
  description: "What waits to fill a slot of the calendar.",
  fields: (t) => ({
    offer: t.field({
      type: OfferNode,
      nullable: true,
      description: "The offer; null: it is a text without one, or the offer is gone.",
      resolve: (item, _args, ctx) => offerOf(item, ctx),
    }),
    campaignTextId: t.id({
      nullable: true,
      description: "The campaign text (cmt_…); null: it is an offer.",
      resolve: ({ campaignTextId }) => campaignTextId,
    }),
  }),
});

export const CalendarEntryNode = builder.loadableNode("CalendarEntry", {
  description: "A sending that is planned, once or again and again.",
  authScopes: { may: "calendar.see" },
  id: { resolve: (entry: CalendarEntry) => entry.id, description: "cal_…" },
  load: (ids: CalendarEntryId[], ctx: Context) => loadCalendarEntries(ctx, ids),
  fields: (t) => ({
    version: t.exposeInt("version", { description: "Grows with each change." }),
    title: t.exposeString("title", { description: "What its person calls it." }),
    kind: t.expose("kind", { type: CalendarEntryKind, description: "What it does." }),
    offer: t.field({
      type: OfferNode,
      nullable: true,
      description: "What it offers, or fills its text from; null: nothing, or the offer is gone.",
      resolve: (entry, _args, ctx) => offerOf(entry, ctx),
    }),
    campaignTextId: t.id({
      nullable: true,
      description: "The campaign text that it sends (cmt_…); null: none.",
      resolve: ({ campaignTextId }) => campaignTextId,
    }),
    startsLocal: t.exposeString("startsLocal", {
      description: "Local date and time of the first one: 2026-11-27T09:00.",
    }),
    timeZone: t.exposeString("timeZone", {
      description: "IANA's name of the zone whose clocks it follows.",
    }),
    times: t.exposeStringList("times", {
      description: "The local times of each of its days (HH:MM); empty: that of `startsLocal`.",
    }),
    recurrence: t.exposeString("recurrence", {
      nullable: true,
      description: "RFC 5545: FREQ=WEEKLY;BYDAY=MO,TH; null: once.",
    }),
    groups: t.field({
      type: [GroupNode],
      description: "The groups chosen, without those that are gone.",
      complexity: { field: 1, multiplier: 20 },
      resolve: ({ groupIds }, _args, ctx) => groupsOf(groupIds, ctx),
    }),
    groupTags: t.exposeStringList("groupTags", {
      description: "Groups with any of these tags get it, too.",
    }),
    queue: t.expose("queue", {
      type: [QueueItem],
      description: "What fills a SLOT, the next one first.",
      complexity: { field: 1, multiplier: 20 },
    }),
    deletedAt: t.expose("deletedAt", {
      type: "DateTime",
      nullable: true,
      description: "When it was deleted; it can be restored for a week.",
    }),
  }),
});

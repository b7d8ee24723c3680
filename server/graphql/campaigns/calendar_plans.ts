import { calendarDay, type DayItem } from "../../core/campaigns/calendar/calendar_day.ts";
import { otherZones, updateCalendarZone } from "../../core/campaigns/calendar/calendar_zone.ts";
import {
  checkCalendarEntry,
  type EntryWarning,
} from "../../core/campaigns/calendar/check_entry.ts";
import {
  createCalendarFeed,
  feedSince,
  revokeCalendarFeed,
} from "../../core/campaigns/calendar/feed.ts";
import { reasonSentence } from "../../core/delivery/queue/dispatch.ts";
import { sentences } from "../../core/errors.ts";
import { builder, nullWhen } from "../builder.ts";
import { DispatchNode } from "../delivery/dispatch_node.ts";
import { GroupNode } from "../delivery/group_node.ts";
import { described } from "../described.ts";
import { ViewerType } from "../users/viewer.ts";
import { CalendarEntryKind, CalendarEntryNode } from "./calendar_entry_node.ts";
import { EntryScope, QueueItemInput, typed } from "./calendar_mutations.ts";

const DayItemType = builder.objectRef<DayItem>("CalendarDayItem").implement({
  description: "One message of a day, as it will really go.",
  fields: (t) => ({
    plannedAt: t.expose("plannedAt", { type: "DateTime", description: "When it is planned." }),
    expectedAt: t.expose("expectedAt", {
      type: "DateTime",
      nullable: true,
      description: "About when it goes; null: it does not, or not before somebody acts.",
    }),
    reason: t.string({
      nullable: true,
      description: "What stands in the way, in Portuguese; null: nothing, or it would be too late.",
      resolve: ({ reason, failure }) =>
        failure ? sentences[failure] : reason && reasonSentence(reason, "WHATSAPP"),
    }),
    group: t.field({
      type: GroupNode,
      nullable: true,
      description: "Where it goes; null: the group is gone.",
      resolve: ({ groupId }, _args, ctx) =>
        GroupNode.getDataloader(ctx).load(groupId).catch(nullWhen("GROUP_NOT_FOUND")),
    }),
    dispatch: t.field({
      type: DispatchNode,
      nullable: true,
      description: "The message that is queued already; null: it is only planned.",
      resolve: ({ dispatchId }, _args, ctx) =>
        dispatchId &&
        DispatchNode.getDataloader(ctx).load(dispatchId).catch(nullWhen("DISPATCH_NOT_FOUND")),
    }),
    entry: t.field({
      type: CalendarEntryNode,
      nullable: true,
      description: "The entry that plans it; null: it is queued already.",
      resolve: ({ entryId }, _args, ctx) =>
        entryId &&
        CalendarEntryNode.getDataloader(ctx).load(entryId)
          .catch(nullWhen("CALENDAR_ENTRY_NOT_FOUND")),
    }),
    title: t.exposeString("title", {
      nullable: true,
      description:
        "What the entry is called, or what is queued: an offer, a text, or its first words; null: " +
        "nothing is known of it.",
    }),
  }),
});

builder.objectField(ViewerType, "calendarDay", (t) =>
  t.field({
    type: [DayItemType],
    description:
      "What a day will really look like after pace, caps and quiet hours: what is queued and what " +
      "is planned, in the order in which it goes, also what will be refused.",
    complexity: { field: 1_000, multiplier: 50 },
    args: {
      day: t.arg.string({ required: true, description: "YYYY-MM-DD, from today to 31 days on." }),
    },
    resolve: (_user, { day }, ctx) => calendarDay(ctx, day),
  }));

builder.objectField(ViewerType, "calendarZones", (t) =>
  t.stringList({
    description:
      "Zones of entries that are not the person's: they moved, and may call `updateCalendarZone`.",
    resolve: (_user, _args, ctx) => otherZones(ctx),
  }));

builder.objectField(ViewerType, "calendarFeedSince", (t) =>
  t.field({
    type: "DateTime",
    nullable: true,
    description: "Since when the calendar has a secret address; null: it has none.",
    resolve: (_user, _args, ctx) => feedSince(ctx),
  }));

const WarningCode = described<EntryWarning["code"]>(
  "CalendarWarningCode",
  "What a person should know before they save an entry.",
  {
    CONFLICT: "Another entry, or a queued message, goes to one of its groups within five minutes.",
    IDENTICAL_CONTENT: "One of its groups gets the same within a day.",
    MESSAGES_LIMIT: "The month's messages are not enough for all that is planned.",
    PLAN_ENDED: "Nothing is queued without a plan.",
    QUIET_HOURS: "It waits until the quiet hours end.",
    OFFER_ENDED: "Some of its offers are over: they are not sent.",
    TEXT_NEEDS_OFFER: "A text of it has fields of an offer, and goes without one.",
    MEDIA_NOT_CARRIED: "Some of its groups do not take its video or document.",
    GROUPS_NOT_READY: "Some of its groups can receive nothing now.",
    CLOCK_SKIPS: "The clocks of its zone skip its time on some day.",
    CLOCK_REPEATS: "The clocks of its zone show its time twice on some day.",
  },
);

const words: Readonly<Record<EntryWarning["code"], (warning: EntryWarning) => string>> = {
  CONFLICT: () => "Outro envio vai para um destes grupos quase na mesma hora.",
  IDENTICAL_CONTENT: () => "Um destes grupos recebe o mesmo em menos de um dia.",
  MESSAGES_LIMIT: ({ count }) =>
    `Faltam ${count} mensagens no mês para tudo o que está programado. O que não couber não sai.`,
  PLAN_ENDED: () =>
    "Seu período de teste ou plano terminou: nada entra na fila até você escolher um.",
  QUIET_HOURS: () => "É o seu horário de silêncio: o envio espera ele terminar.",
  OFFER_ENDED: ({ count }) =>
    count === 1
      ? "O anúncio desta oferta terminou: ela não sai enquanto não voltar."
      : `O anúncio de ${count} ofertas terminou: elas não saem enquanto não voltarem.`,
  TEXT_NEEDS_OFFER: ({ count }) =>
    count === 1
      ? "O texto usa campos de uma oferta e vai sem uma: as linhas desses campos somem. Se não sobrar nada, ele não sai."
      : `${count} textos usam campos de uma oferta e vão sem uma: as linhas desses campos somem.`,
  MEDIA_NOT_CARRIED: ({ count }) =>
    count === 1
      ? "1 grupo não recebe este arquivo: é grande demais para o mensageiro, ou um PDF em um canal."
      : `${count} grupos não recebem este arquivo: é grande demais para o mensageiro, ou um PDF em um canal.`,
  GROUPS_NOT_READY: ({ count }) =>
    count === 1 ? "1 grupo não pode receber agora." : `${count} grupos não podem receber agora.`,
  CLOCK_SKIPS: ({ moment }) =>
    `O relógio é adiantado e pula esta hora: nesse dia o envio sai em ${moment}.`,
  CLOCK_REPEATS: ({ moment }) =>
    `O relógio é atrasado e passa duas vezes por esta hora: o envio sai só na primeira, em ${moment}.`,
};

const Warning = builder.objectRef<EntryWarning>("CalendarWarning").implement({
  description: "What a person should know before they save an entry.",
  fields: (t) => ({
    code: t.expose("code", { type: WarningCode, description: "What." }),
    message: t.string({
      description: "The same as a sentence in Portuguese.",
      resolve: (warning) => words[warning.code](warning),
    }),
    at: t.expose("at", {
      type: "DateTime",
      nullable: true,
      description: "The first time it is about; null: the whole entry.",
    }),
    count: t.exposeInt("count", { description: "How many times, groups or messages." }),
  }),
});

const CheckedEntry = builder.objectRef<{ warnings: EntryWarning[] }>("CheckedCalendarEntry")
  .implement({
    description: "What was found of an entry that is not saved.",
    fields: (t) => ({
      warnings: t.expose("warnings", { type: [Warning], description: "The gravest first." }),
    }),
  });

builder.mutationField("checkCalendarEntry", (t) =>
  t.fieldWithInput({
    type: CheckedEntry,
    description:
      "Checks an entry, or a change of one, for a month ahead, and saves nothing: against the " +
      "others, the queue, the plan, the quiet hours and changes of the clocks.",
    authScopes: { may: "calendar.see" },
    errors: {},
    input: {
      id: t.input.id({
        description: "The entry that it replaces, or of which it is a change: cal_…",
      }),
      scope: t.input.field({
        type: EntryScope,
        description:
          "How much of the entry is changed, as by `updateCalendarEntry`: a field left out stays; " +
          "left out: the fields are those of the whole entry.",
      }),
      occurrence: t.input.string({ description: "With a scope: the occurrence that was changed." }),
      kind: t.input.field({
        type: CalendarEntryKind,
        description: "What it does; left out only with a scope.",
      }),
      title: t.input.string({ description: "Up to 100 characters." }),
      offerId: t.input.id({ description: "Of an OFFER, or of a TEXT that goes with one: ofr_…" }),
      campaignTextId: t.input.id({ description: "Of a TEXT: cmt_…" }),
      startsLocal: t.input.string({
        description: "2026-11-27T09:00; left out only with a scope.",
      }),
      timeZone: t.input.string({ description: "IANA's name; left out: the person's." }),
      times: t.input.stringList({ description: "As for `createCalendarEntry`." }),
      recurrence: t.input.string({ description: "As for `createCalendarEntry`." }),
      groupIds: t.input.idList({ description: "grp_…, up to 500." }),
      groupTags: t.input.stringList({ description: "As for `createCalendarEntry`." }),
      queue: t.input.field({ type: [QueueItemInput], description: "Of a SLOT: up to 100." }),
    },
    resolve: async (_, { input }, ctx) => ({
      warnings: await checkCalendarEntry(ctx, typed(input)),
    }),
  }));

const MovedCalendar = builder.objectRef<{ count: number }>("MovedCalendar").implement({
  description: "Entries that follow other clocks now.",
  fields: (t) => ({ count: t.exposeInt("count", { description: "How many." }) }),
});

builder.mutationField("updateCalendarZone", (t) =>
  t.field({
    type: MovedCalendar,
    description:
      "Moves all entries to the person's own zone: the local times stay, the instants change. " +
      "Without it the instants stay.",
    authScopes: { may: "calendar.edit" },
    errors: {},
    resolve: async (_root, _args, ctx) => ({ count: await updateCalendarZone(ctx, null) }),
  }));

const Feed = builder.objectRef<{ url: string }>("CalendarFeed").implement({
  description: "The calendar's secret address for other programs.",
  fields: (t) => ({
    url: t.exposeString("url", {
      description: "Who has it sees what is planned, and cannot change it. It is shown once.",
    }),
  }),
});

builder.mutationField("createCalendarFeed", (t) =>
  t.field({
    type: Feed,
    description: "Gives the calendar a new secret address; an earlier one ends.",
    authScopes: { may: "calendar.edit" },
    errors: {},
    resolve: async (_root, _args, ctx) => ({ url: await createCalendarFeed(ctx, null) }),
  }));

const RevokedFeed = builder.objectRef<{ hadFeed: boolean }>("RevokedCalendarFeed").implement({
  description: "The calendar has no secret address any more.",
  fields: (t) => ({
    hadFeed: t.exposeBoolean("hadFeed", { description: "Whether it had one." }),
  }),
});

builder.mutationField("revokeCalendarFeed", (t) =>
  t.field({
    type: RevokedFeed,
    description: "Ends the calendar's secret address at once.",
    authScopes: { may: "calendar.edit" },
    errors: {},
    resolve: async (_root, _args, ctx) => ({ hadFeed: await revokeCalendarFeed(ctx, null) }),
  }));

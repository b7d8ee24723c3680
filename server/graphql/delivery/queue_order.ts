import type { DispatchId } from "../../core/ids.ts";
import type {
  DispatchDelay as Delay,
  QueueEnd as End,
} from "../../core/delivery/queue/move_dispatches.ts";
import {
  hurryDispatches,
  postponeDispatches,
  reorderDispatches,
  undoDispatchMoves,
} from "../../core/delivery/queue/move_dispatches.ts";
import { builder } from "../builder.ts";
import { described } from "../described.ts";
import { dispatchList } from "./dispatch_list.ts";

const MovedDispatches = dispatchList(
  "MovedDispatches",
  "Queued messages that got another time or place. Those that had begun are left out.",
  "The first 100 of them; `expectedAt` says when each goes now.",
);

const DispatchDelay = described<Delay>(
  "DispatchDelay",
  "Until when a queued message is postponed, in the person's zone.",
  {
    HOUR: "An hour later than it would go.",
    TONIGHT: "Today at 20:00.",
    TOMORROW: "Tomorrow at 9:00.",
  },
);

const QueueEnd = described<End>("QueueEnd", "An end of a session's queue.", {
  FIRST: "Before all else that waits in the session.",
  LAST: "Behind all else that waits in the session.",
});

const ids = { required: true, description: "dsp_…, up to 500." } as const;

builder.mutationField("hurryDispatches", (t) =>
  t.fieldWithInput({
    type: MovedDispatches,
    description:
      "Lets queued messages go before all else that waits in their sessions. The pace, the caps " +
      "and the quiet hours still hold.",
    authScopes: { may: "dispatch.edit" },
    errors: {},
    input: { ids: t.input.idList(ids) },
    resolve: (_, { input }, ctx) => hurryDispatches(ctx, { ids: input.ids as DispatchId[] }),
  }));

builder.mutationField("postponeDispatches", (t) =>
  t.fieldWithInput({
    type: MovedDispatches,
    description:
      "Gives queued messages another start: by `delay`, or at `localTime`. They expire as long " +
      "after it as the person allows.",
    authScopes: { may: "dispatch.edit" },
    errors: {},
    input: {
      ids: t.input.idList(ids),
      delay: t.input.field({ type: DispatchDelay, description: "Until when; wins over a time." }),
      localTime: t.input.string({
        description: "Not before this local time: 2026-11-22T08:00.",
      }),
      timeZone: t.input.string({
        description: "IANA's name of its zone; the person's if left out.",
      }),
    },
    resolve: (_, { input }, ctx) =>
      postponeDispatches(ctx, { ...input, ids: input.ids as DispatchId[] }),
  }));

builder.mutationField("reorderDispatches", (t) =>
  t.fieldWithInput({
    type: MovedDispatches,
    description:
      "Moves queued messages directly before or behind another one of the same session, or each to " +
      "an end of its session's queue: they take the start of the one beside them, all others keep " +
      "theirs.",
    authScopes: { may: "dispatch.edit" },
    errors: {},
    input: {
      ids: t.input.idList(ids),
      beforeId: t.input.id({
        description: "Directly before this one: dsp_…; wins over `afterId`.",
      }),
      afterId: t.input.id({ description: "Directly behind this one: dsp_…" }),
      end: t.input.field({ type: QueueEnd, description: "In place of another message." }),
    },
    resolve: (_, { input }, ctx) =>
      reorderDispatches(ctx, {
        ids: input.ids as DispatchId[],
        beforeId: input.beforeId as DispatchId | null | undefined,
        afterId: input.afterId as DispatchId | null | undefined,
        end: input.end,
      }),
  }));

builder.mutationField("undoDispatchMoves", (t) =>
  t.fieldWithInput({
    type: MovedDispatches,
    description: "Takes back the last change of the order or time of queued messages.",
    authScopes: { may: "dispatch.edit" },
    errors: {},
    input: { ids: t.input.idList(ids) },
    resolve: (_, { input }, ctx) => undoDispatchMoves(ctx, { ids: input.ids as DispatchId[] }),
  }));

import { Repeater } from "@repeaterjs/repeater";
import { pipe } from "graphql-yoga";
import type { Context } from "../../core/context.ts";
import { Failure } from "../../core/errors.ts";
import type { DomainEvent } from "../../core/events.ts";
import {
  MAINTENANCE,
  type Maintenance,
  type MaintenanceMode,
  passes,
} from "../../core/operations/maintenance/maintenance.ts";
import { currentMaintenance } from "../../core/operations/maintenance/queries.ts";
import {
  endMaintenance,
  startMaintenance,
} from "../../core/operations/maintenance/start_maintenance.ts";
import { builder } from "../builder.ts";
import { changedPayload, publishChanged } from "../publish_changed.ts";
import { UserNode } from "../users/user.ts";

const MaintenanceModeEnum = builder.enumType("MaintenanceMode", {
  description: "What a maintenance closes.",
  values: {
    FULL: { description: "Everything, except for those who pass." },
    READ_ONLY: { description: "Every change, except of those who pass." },
  } satisfies Record<MaintenanceMode, { description: string }>,
});

const secondsUntil = (instant: Date, { readAt }: Maintenance) =>
  Math.max(0, Math.ceil((instant.getTime() - readAt.getTime()) / 1_000));

const MaintenanceNode = builder.loadableNode("Maintenance", {
  description: "A maintenance that is to come or in force. Sending pauses meanwhile.",
  authScopes: { may: "maintenance.see" },
  id: {
    resolve: (_maintenance: Maintenance) => MAINTENANCE,
    description: "mnt_…, always the same: there is at most one.",
  },
  load: async (ids: string[], ctx: Context) => {
    const maintenance = await currentMaintenance(ctx);
    return ids.map((id) =>
      id === MAINTENANCE && maintenance ? maintenance : new Failure("NODE_NOT_FOUND")
    );
  },
  fields: (t) => ({
    mode: t.expose("mode", { type: MaintenanceModeEnum, description: "What it closes." }),
    message: t.exposeString("message", { description: "In an admin's words." }),
    startsAt: t.expose("startsAt", { type: "DateTime", description: "When it starts." }),
    endsAt: t.expose("endsAt", { type: "DateTime", description: "When it ends by itself." }),
    secondsUntilStart: t.int({
      description: "By the server's clock, which a device's may differ from; 0: it has started.",
      resolve: (maintenance) => secondsUntil(maintenance.startsAt, maintenance),
    }),
    secondsUntilEnd: t.int({
      description: "By the server's clock.",
      resolve: (maintenance) => secondsUntil(maintenance.endsAt, maintenance),
    }),
    isPassing: t.boolean({
      description: "Whether the viewer works as usual meanwhile.",
      resolve: (maintenance, _args, { viewer }) => passes(maintenance, viewer),
    }),
    passes: t.field({
      type: [UserNode],
      description: "Who works as usual meanwhile, besides admins.",
      authScopes: { may: "maintenance.manage" },
      resolve: ({ passes }) => [...passes],
    }),
  }),
});

const EndedMaintenance = builder.objectRef<{ maintenanceId: string }>("EndedMaintenance")
  .implement({
    description: "A maintenance that is over.",
    fields: (t) => ({
      maintenanceId: t.exposeID("maintenanceId", { description: "Which one." }),
    }),
  });

builder.queryField("maintenance", (t) =>
  t.field({
    type: MaintenanceNode,
    nullable: true,
    description: "The maintenance that is to come or in force; null: there is none.",
    authScopes: { may: "maintenance.see" },
    resolve: (_root, _args, ctx) => currentMaintenance(ctx),
  }));

builder.mutationField("startMaintenance", (t) =>
  t.fieldWithInput({
    type: MaintenanceNode,
    description: "Announces a maintenance, or starts it. It replaces any other.",
    authScopes: { may: "maintenance.manage" },
    errors: {},
    input: {
      message: t.input.string({ required: true, description: "1 to 500 characters." }),
      startsAt: t.input.field({ type: "DateTime", description: "Left out: now." }),
      endsAt: t.input.field({
        type: "DateTime",
        required: true,
        description: "When it ends by itself, at most 7 days after its start.",
      }),
      mode: t.input.field({
        type: MaintenanceModeEnum,
        required: true,
        description: "What it closes.",
      }),
      passEmails: t.input.stringList({
        description: "The e-mails of up to 20 people who work as usual meanwhile, besides admins.",
      }),
    },
    resolve: (_root, { input }, ctx) => startMaintenance(ctx, input),
  }));

builder.mutationField("endMaintenance", (t) =>
  t.field({
    type: EndedMaintenance,
    description: "Ends the maintenance at once, or calls it off before it starts.",
    authScopes: { may: "maintenance.manage" },
    errors: {},
    resolve: (_root, _args, ctx) => endMaintenance(ctx, undefined),
  }));

const MaintenanceChanged = changedPayload(
  "MaintenanceChanged",
  "A maintenance was planned or ended.",
  {
    noun: "maintenance",
    type: MaintenanceNode,
    load: (id: string, ctx) => MaintenanceNode.getDataloader(ctx).load(id),
    gone: "NODE_NOT_FOUND",
  },
);

builder.subscriptionField("maintenanceChanged", (t) =>
  t.field({
    type: MaintenanceChanged,
    description:
      "The maintenance: at once, and each time an admin plans, replaces or ends it. By its own times it starts and ends without an event.",
    authScopes: { may: "maintenance.see" },
    subscribe: (_root, _args, ctx) =>
      Repeater.merge([
        [MAINTENANCE],
        pipe(ctx.live(MAINTENANCE), publishChanged(maintenanceOf)),
      ]),
    resolve: (id) => ({ id }),
  }));

const maintenanceOf = ({ name }: DomainEvent) =>
  name.startsWith("maintenance.") ? [MAINTENANCE] : [];

import type { Context } from "../../core/context.ts";
import type { SessionId } from "../../core/ids.ts";
import { LimitReached } from "../../core/plans/limits.ts";
import {
  revokePlatformNumber,
  shareNumber,
} from "../../core/delivery/platform_number/share_number.ts";
import {
  countNumberUse,
  loadPlatformNumber,
  type NumberUse,
  type PlatformNumber,
  shownNumber,
} from "../../core/delivery/platform_number/platform_number.ts";
import { healthAt } from "../../core/delivery/sessions/session.ts";
import { usePlatformNumber } from "../../core/delivery/platform_number/use_platform_number.ts";
import { builder } from "../builder.ts";
import { SessionHealth } from "./messenger_enums.ts";
import { SessionNode } from "./session_node.ts";
import { UserNode } from "../users/user.ts";

const PlatformNumberType = builder.objectRef<PlatformNumber>("PlatformNumber").implement({
  description: "The WhatsApp number that the platform shares with everybody.",
  authScopes: { may: "platformNumber.see" },
  fields: (t) => ({
    number: t.string({ description: "As people write it.", resolve: shownNumber }),
    name: t.exposeString("name", { description: "What it is called at WhatsApp." }),
    health: t.field({
      type: SessionHealth,
      description: "How it is now.",
      resolve: (number, _, { now }) => healthAt(number, now),
    }),
    sharedAt: t.expose("sharedAt", { type: "DateTime", description: "Since when it is shared." }),
  }),
});

builder.queryField("platformNumber", (t) =>
  t.field({
    type: PlatformNumberType,
    nullable: true,
    description: "The number that the platform shares; null: none.",
    authScopes: { may: "platformNumber.see" },
    resolve: (_root, _args, ctx) => loadPlatformNumber(ctx),
  }));

const PlatformNumberUse = builder.objectRef<NumberUse>("PlatformNumberUse").implement({
  description: "How the shared number is used.",
  fields: (t) => ({
    sharedBy: t.field({
      type: UserNode,
      description: "Whose number it is.",
      resolve: ({ sharedBy }) => sharedBy,
    }),
    people: t.exposeInt("people", { description: "How many people send through it." }),
    groups: t.exposeInt("groups", { description: "How many groups they brought to it." }),
  }),
});

builder.queryField("platformNumberUse", (t) =>
  t.field({
    type: PlatformNumberUse,
    nullable: true,
    description: "How much the platform's number is used; null: none is shared. For admins.",
    authScopes: { may: "platformNumber.manage" },
    resolve: (_root, _args, ctx) => countNumberUse(ctx),
  }));

/** What a change of it answers: how it is by now. */
const ChangedPlatformNumber = builder.objectRef<Record<never, never>>("ChangedPlatformNumber")
  .implement({
    description: "The platform's number, as a change left it.",
    fields: (t) => ({
      platformNumber: t.field({
        type: PlatformNumberType,
        nullable: true,
        description: "Null: none is shared.",
        resolve: (_change, _args, ctx: Context) => loadPlatformNumber(ctx),
      }),
    }),
  });

builder.mutationField("sharePlatformNumber", (t) =>
  t.fieldWithInput({
    type: ChangedPlatformNumber,
    description:
      "Shares one of the viewer's own WhatsApp sessions with everybody, in the place of another one. " +
      "People who sent through that one go on.",
    authScopes: { may: "platformNumber.manage" },
    errors: {},
    input: { id: t.input.id({ required: true, description: "ses_…" }) },
    resolve: async (_, { input }, ctx) => {
      await shareNumber(ctx, { sessionId: input.id as SessionId });
      return {};
    },
  }));

builder.mutationField("revokePlatformNumber", (t) =>
  t.field({
    type: ChangedPlatformNumber,
    description: "Shares no number any more: what people have queued waits, and they are notified.",
    authScopes: { may: "platformNumber.manage" },
    errors: {},
    resolve: async (_root, _args, ctx) => {
      await revokePlatformNumber(ctx, {});
      return {};
    },
  }));

builder.mutationField("usePlatformNumber", (t) =>
  t.field({
    type: SessionNode,
    description:
      "Gives the viewer a session through the platform's number; the same again, with its groups, " +
      "to those who had one.",
    authScopes: { may: "session.connect" },
    errors: { types: [LimitReached] },
    resolve: (_root, _args, ctx) => usePlatformNumber(ctx, {}),
  }));

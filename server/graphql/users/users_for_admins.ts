import { resolveCursorConnection, type ResolveCursorConnectionArgs } from "@pothos/plugin-relay";
import type { UserId } from "../../core/ids.ts";
import { blockUser, unblockUser } from "../../core/users/administration/block_user.ts";
import { endUserSessions } from "../../core/users/account/account_sessions.ts";
import { grantPlan } from "../../core/plans/grant_plan.ts";
import { listUsers } from "../../core/users/administration/list_users.ts";
import { updateRole } from "../../core/users/administration/roles.ts";
import { builder } from "../builder.ts";
import { Role, UserNode } from "./user.ts";

builder.queryField("users", (t) =>
  t.connection(
    {
      type: UserNode,
      description: "Everybody with an account, newest first; for admins.",
      authScopes: { may: "user.see" },
      complexity: ({ first, last }) => ({ field: 1, multiplier: first ?? last ?? 20 }),
      args: {
        search: t.arg.string({ description: "Words in the e-mail or the name, all of them." }),
        role: t.arg({ type: Role, description: "Only those who have it." }),
        isBlocked: t.arg.boolean({ description: "Only those who are blocked, or are not." }),
      },
      resolve: (_root, args, ctx) =>
        resolveCursorConnection(
          { args, defaultSize: 20, maxSize: 100, toCursor: ({ id }) => id },
          (page: ResolveCursorConnectionArgs) => listUsers(ctx, args, page),
        ),
    },
    { name: "UserConnection" },
    { name: "UserEdge" },
  ));

builder.objectFields(UserNode, (t) => ({
  blockedAt: t.expose("blockedAt", {
    type: "DateTime",
    nullable: true,
    description: "Since when they are kept out; null: they are not. For admins.",
    authScopes: { may: "user.see" },
  }),
  blockedReason: t.exposeString("blockedReason", {
    nullable: true,
    description: "Why, in the words of the admin who blocked them. For admins.",
    authScopes: { may: "user.see" },
  }),
}));

const whom = { required: true, description: "usr_…" } as const;

builder.mutationField("updateRole", (t) =>
  t.fieldWithInput({
    type: UserNode,
    description: "Gives somebody a role; their sessions end. The last admin stays one.",
    authScopes: { may: "user.manage" },
    errors: {},
    input: {
      id: t.input.id(whom),
      role: t.input.field({ type: Role, required: true, description: "Which." }),
    },
    resolve: (_, { input }, ctx) =>
      updateRole(ctx, { userId: input.id as UserId, role: input.role }),
  }));

builder.mutationField("blockUser", (t) =>
  t.fieldWithInput({
    type: UserNode,
    description:
      "Keeps somebody out: their sessions end, what they have queued waits, nothing is deleted.",
    authScopes: { may: "user.manage" },
    errors: {},
    input: {
      id: t.input.id(whom),
      reason: t.input.string({
        required: true,
        description: "Why: 10 to 500 visible characters. It stays in the audit trail for good.",
      }),
    },
    resolve: (_, { input }, ctx) =>
      blockUser(ctx, { userId: input.id as UserId, reason: input.reason }),
  }));

builder.mutationField("unblockUser", (t) =>
  t.fieldWithInput({
    type: UserNode,
    description: "Lets somebody in again; within five minutes what they had queued goes on.",
    authScopes: { may: "user.manage" },
    errors: {},
    input: { id: t.input.id(whom) },
    resolve: (_, { input }, ctx) => unblockUser(ctx, { userId: input.id as UserId }),
  }));

builder.mutationField("grantPlan", (t) =>
  t.fieldWithInput({
    type: UserNode,
    description: "Gives somebody a plan without payment, in the place of the one they have.",
    authScopes: { may: "user.manage" },
    errors: {},
    input: {
      id: t.input.id(whom),
      priceId: t.input.string({ description: "Of which plan; null or left out: the free one." }),
      until: t.input.field({
        type: "DateTime",
        description: "Until when; null or left out: it has no end.",
      }),
      reason: t.input.string({ description: "Why, 10 to 500 characters, for the audit trail." }),
    },
    resolve: (_, { input }, ctx) =>
      grantPlan(ctx, {
        priceId: input.priceId,
        until: input.until,
        reason: input.reason,
        userId: input.id as UserId,
      }),
  }));

builder.mutationField("endUserSessions", (t) =>
  t.fieldWithInput({
    type: UserNode,
    description: "Has somebody sign in anew on every device.",
    authScopes: { may: "user.manage" },
    errors: {},
    input: { id: t.input.id(whom) },
    resolve: (_, { input }, ctx) => endUserSessions(ctx, { userId: input.id as UserId }),
  }));

import type { Context } from "../../core/context.ts";
import type { ImpersonationId, UserId } from "../../core/ids.ts";
import {
  endImpersonation,
  type KnownImpersonation,
  loadImpersonations,
  startImpersonation,
} from "../../core/users/impersonation.ts";
import { builder } from "../builder.ts";
import { UserNode } from "./user.ts";

const ImpersonationNode = builder.loadableNode("Impersonation", {
  description:
    "An admin acts in somebody's name, in one session, for 30 minutes at most. What they do is in " +
    "the audit trail.",
  authScopes: { may: "impersonation.see" },
  id: { resolve: ({ id }: KnownImpersonation) => id, description: "imp_…" },
  load: (ids: ImpersonationId[], ctx: Context) => loadImpersonations(ctx, ids),
  fields: (t) => ({
    reason: t.exposeString("reason", { description: "Why, in the admin's words." }),
    startedAt: t.expose("startedAt", { type: "DateTime", description: "When it began." }),
    expiresAt: t.expose("expiresAt", {
      type: "DateTime",
      description: "When it ends by itself.",
    }),
    admin: t.field({
      type: UserNode,
      description: "Who acts.",
      resolve: ({ adminId }) => adminId,
    }),
    user: t.field({
      type: UserNode,
      description: "In whose name.",
      resolve: ({ userId }) => userId,
    }),
  }),
});

builder.queryField("impersonation", (t) =>
  t.field({
    type: ImpersonationNode,
    nullable: true,
    description: "By what the viewer is somebody else at present; null: they are themselves.",
    authScopes: { may: "viewer.see" },
    resolve: (_root, _args, { viewer }) =>
      "impersonation" in viewer ? viewer.impersonation?.id ?? null : null,
  }));

builder.mutationField("startImpersonation", (t) =>
  t.fieldWithInput({
    type: ImpersonationNode,
    description:
      "From the next request of this session on, the viewer is that member: what is a person's " +
      "alone, or an admin's, is refused.",
    authScopes: { may: "user.manage" },
    errors: {},
    input: {
      id: t.input.id({
        required: true,
        description: "usr_…; no admin, nobody who is blocked, not oneself.",
      }),
      reason: t.input.string({
        required: true,
        description: "Why: 10 to 500 visible characters. It stays in the audit trail for good.",
      }),
    },
    resolve: (_, { input }, ctx) =>
      startImpersonation(ctx, { userId: input.id as UserId, reason: input.reason }),
  }));

builder.mutationField("endImpersonation", (t) =>
  t.field({
    type: ImpersonationNode,
    description: "From the next request of this session on, the admin is themselves again.",
    authScopes: { may: "impersonation.end" },
    errors: {},
    resolve: (_root, _args, ctx) => endImpersonation(ctx, undefined),
  }));

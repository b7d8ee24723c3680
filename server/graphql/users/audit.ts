import { resolveCursorConnection, type ResolveCursorConnectionArgs } from "@pothos/plugin-relay";
import { type AuditEntry, listEntries, loadEntries } from "../../core/audit/entries.ts";
import type { Context } from "../../core/context.ts";
import type { AuditEntryId, UserId } from "../../core/ids.ts";
import { builder, nullWhen } from "../builder.ts";
import { UserNode } from "./user.ts";

/** An account that is gone leaves its id, which leads to nobody. */
const presentUser = (id: UserId | null, ctx: Context) =>
  id && UserNode.getDataloader(ctx).load(id).catch(nullWhen("NODE_NOT_FOUND"));

const AuditEntryNode = builder.loadableNode("AuditEntry", {
  description: "Something that was done. It is never changed, and never deleted.",
  authScopes: { may: "audit.see" },
  id: { resolve: ({ id }: AuditEntry) => id, description: "aud_…" },
  load: (ids: AuditEntryId[], ctx: Context) => loadEntries(ctx, ids),
  fields: (t) => ({
    event: t.exposeString("event", { description: "Its name, for programs: user.blocked." }),
    actor: t.field({
      type: UserNode,
      nullable: true,
      description: "Who did it; null: the system, or an account that is gone.",
      resolve: ({ actorId }, _, ctx) => presentUser(actorId, ctx),
    }),
    subject: t.field({
      type: UserNode,
      nullable: true,
      description: "Whom it is about; null: an account that is gone.",
      resolve: ({ subjectId }, _, ctx) => presentUser(subjectId, ctx),
    }),
    isImpersonated: t.exposeBoolean("isImpersonated", {
      description: "Whether the actor did it in the subject's name.",
    }),
    detail: t.exposeString("detail", { description: "What was done, in Portuguese." }),
    happenedAt: t.expose("happenedAt", { type: "DateTime", description: "When." }),
  }),
});

const inPages = { defaultSize: 20, maxSize: 100, toCursor: ({ id }: { id: AuditEntryId }) => id };

builder.queryField("auditTrail", (t) =>
  t.connection(
    {
      type: AuditEntryNode,
      description: "What was done, newest first; for admins.",
      authScopes: { may: "audit.see" },
      complexity: ({ first, last }) => ({ field: 2, multiplier: first ?? last ?? 20 }),
      resolve: (_root, args, ctx) =>
        resolveCursorConnection(
          { args, ...inPages },
          (page: ResolveCursorConnectionArgs) => listEntries(ctx, null, page),
        ),
    },
    { name: "AuditEntryConnection" },
    { name: "AuditEntryEdge" },
  ));

builder.objectField(UserNode, "auditTrail", (t) =>
  t.connection(
    {
      type: AuditEntryNode,
      description: "What they did, and what was done to them, newest first; for admins.",
      authScopes: { may: "audit.see" },
      complexity: ({ first, last }) => ({ field: 4, multiplier: first ?? last ?? 20 }),
      args: {
        isBilling: t.arg.boolean({ description: "Only what is about payments and plans." }),
      },
      resolve: ({ id }, args, ctx) =>
        resolveCursorConnection(
          { args, ...inPages },
          (page: ResolveCursorConnectionArgs) =>
            listEntries(ctx, id, page, args.isBilling ?? false),
        ),
    },
    { name: "UserAuditTrailConnection" },
    { name: "UserAuditTrailEdge" },
  ));

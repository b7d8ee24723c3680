import type { Context } from "../../core/context.ts";
import type { DomainEvent, EventName } from "../../core/events.ts";
import type { UserId } from "../../core/ids.ts";
import type { User } from "../../core/users/user.ts";
import { builder } from "../builder.ts";
import { ownOnly } from "../granted_permissions.ts";
import { ownChanges } from "../own_changes.ts";
import { changedPayload } from "../publish_changed.ts";
import { Account, UserNode } from "./user.ts";

export const ViewerType = builder.loadableObject("Viewer", {
  description: "Who asks: their account, and what only they may see.",
  authScopes: ownOnly<User>,
  interfaces: [Account],
  load: (ids: UserId[], ctx: Context) => UserNode.getDataloader(ctx).loadMany(ids),
});

builder.queryField("viewer", (t) =>
  t.field({
    type: ViewerType,
    nullable: true,
    description: "Who asks; null for a guest.",
    authScopes: { may: "viewer.see" },
    // Their row at once, where it is known: a loader costs a small query a tenth of its time.
    resolve: (_root, _args, { viewer, ownRow }) =>
      ownRow ?? ("userId" in viewer ? viewer.userId : null),
  }));

/** What changes a person's own row, or what only they see of it. */
const changing: ReadonlySet<EventName> = new Set<EventName>([
  "user.madeAdmin",
  "user.madeMember",
  "user.changed",
  "user.blocked",
  "user.unblocked",
  "user.sessionsEnded",
  "accountSessions.ended",
  "apiKey.created",
  "apiKey.rotated",
  "apiKey.revoked",
  "oauthApp.created",
  "oauthApp.changed",
  "oauthApp.removed",
  "oauthApp.disabled",
  "oauthApp.enabled",
  "oauthApp.authorized",
  "oauthApp.revoked",
  "plan.granted",
  "plan.changed",
  "subscription.extended",
  "subscription.changed",
  "subscription.withdrawn",
  "invoices.changed",
  "documents.accepted",
  "dataExport.requested",
  "dataExport.ended",
  "deletion.requested",
  "deletion.canceled",
  "affiliateTags.changed",
  "messageSettings.changed",
  "assistantSettings.changed",
]);

const ViewerChanged = changedPayload("ViewerChanged", "Something about the viewer changed.", {
  noun: "viewer",
  type: ViewerType,
  load: (id: UserId, ctx) => ViewerType.getDataloader(ctx).load(id),
  gone: "NODE_NOT_FOUND",
});

builder.subscriptionField("viewerChanged", (t) =>
  t.field({
    type: ViewerChanged,
    description:
      "The viewer, each time something about them changed: name, photo, e-mail, role, plan, what " +
      "they accepted, their devices, the copy of their data, the end of their account.",
    ...ownChanges("profile.see", changedBy),
    resolve: (id) => ({ id }),
  }));

const changedBy = ({ name, userId }: DomainEvent): UserId[] =>
  changing.has(name) && userId ? [userId] : [];

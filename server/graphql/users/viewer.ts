import { pipe } from "graphql-yoga";
import type { DomainEvent, EventName } from "../../core/events.ts";
import type { UserId } from "../../core/ids.ts";
import { permit } from "../../core/permissions.ts";
import { builder } from "../builder.ts";
import { publishChanged } from "../publish_changed.ts";
import { UserNode } from "./user.ts";

/** What changes a person's own row, or what only they see of it. */
const changing: ReadonlySet<EventName> = new Set<EventName>([
  "user.madeAdmin",
  "user.madeMember",
  "user.changed",
  "user.blocked",
  "user.unblocked",
  "user.sessionsEnded",
  "accountSessions.ended",
  "plan.granted",
  "documents.accepted",
  "dataExport.requested",
  "dataExport.ended",
  "deletion.requested",
  "deletion.canceled",
  "affiliateTags.changed",
  "messageSettings.changed",
]);

builder.subscriptionField("viewerChanged", (t) =>
  t.field({
    type: UserNode,
    description:
      "The viewer, each time something about them changed: name, photo, e-mail, role, plan, what " +
      "they accepted, their devices, the copy of their data, the end of their account.",
    authScopes: { may: "profile.see" },
    subscribe: (_root, _args, ctx) =>
      pipe(ctx.live(permit(ctx.viewer, "profile.see")), publishChanged(changedBy)),
    resolve: (userId) => userId,
  }));

const changedBy = (event: DomainEvent): UserId[] => changing.has(event.name) ? [event.userId] : [];

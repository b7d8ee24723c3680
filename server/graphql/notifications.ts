import { pipe } from "graphql-yoga";
import { resolveCursorConnection, type ResolveCursorConnectionArgs } from "@pothos/plugin-relay";
import type { DomainEvent } from "../core/events.ts";
import type { UserId } from "../core/ids.ts";
import { countUnread, listNotifications } from "../core/notifications/list_notifications.ts";
import { markNotificationsRead } from "../core/notifications/mark_notifications_read.ts";
import { permit } from "../core/permissions.ts";
import { builder } from "./builder.ts";
import { NotificationNode } from "./notification_node.ts";
import { tellChanged } from "./tell_changed.ts";
import { ofTheirOwn, UserNode } from "./users.ts";

builder.objectField(UserNode, "notifications", (t) =>
  t.connection(
    {
      type: NotificationNode,
      authScopes: ofTheirOwn,
      description: "What they were told of in the last 90 days, newest first.",
      complexity: ({ first, last }) => ({ field: 5, multiplier: first ?? last ?? 20 }),
      resolve: (_user, args, ctx) =>
        resolveCursorConnection(
          { args, defaultSize: 20, maxSize: 100, toCursor: ({ id }) => id },
          (page: ResolveCursorConnectionArgs) => listNotifications(ctx, page),
        ),
    },
    { name: "NotificationConnection" },
    { name: "NotificationEdge" },
  ));

builder.objectField(UserNode, "unreadNotifications", (t) =>
  t.int({
    authScopes: ofTheirOwn,
    description: "How many of those they have not read; 100 stands for that and more.",
    resolve: (_user, _args, ctx) => countUnread(ctx),
  }));

builder.mutationField("markNotificationsRead", (t) =>
  t.fieldWithInput({
    type: UserNode,
    description: "Marks the viewer's notifications as read: all, unless told which.",
    authScopes: { may: "notification.edit" },
    errors: {},
    input: {
      upTo: t.input.id({ description: "This one and all that are older: ntf_…" }),
      ids: t.input.idList({ description: "Just these, up to 500: ntf_…" }),
    },
    resolve: (_, { input }, ctx) => markNotificationsRead(ctx, input),
  }));

builder.subscriptionField("notificationsChanged", (t) =>
  t.field({
    type: UserNode,
    description: "The viewer, each time one of their notifications is made, renewed or read.",
    authScopes: { may: "notification.see" },
    subscribe: (_root, _args, ctx) =>
      pipe(ctx.live(permit(ctx.viewer, "notification.see")), tellChanged(toldOf)),
    resolve: (userId) => userId,
  }));

const toldOf = (event: DomainEvent): UserId[] =>
  event.name === "notifications.changed" ? [event.userId] : [];

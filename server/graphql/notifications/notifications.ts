import { resolveCursorConnection, type ResolveCursorConnectionArgs } from "@pothos/plugin-relay";
import type { DomainEvent } from "../../core/events.ts";
import { isId, type NotificationId, type UserId } from "../../core/ids.ts";
import {
  countUnread,
  listNotifications,
  loadNotifications,
} from "../../core/notifications/list_notifications.ts";
import { markNotificationsRead } from "../../core/notifications/mark_notifications_read.ts";
import { builder, nullWhen } from "../builder.ts";
import { ownChanges } from "../own_changes.ts";
import { changedPayload } from "../publish_changed.ts";
import { ViewerType } from "../users/viewer.ts";
import type { Context } from "../../core/context.ts";
import { kinds, type NotificationKind as Kind } from "../../core/notifications/kinds.ts";
import type { DescribedNotification } from "../../core/notifications/notification.ts";
import { described } from "../described.ts";
import { OfferNode } from "../offers/offer_node.ts";
import { ProductNode } from "../catalogue/product_node.ts";
import { SessionNode } from "../delivery/session_node.ts";
import { ConnectableShop } from "../marketplaces/shop_connection_node.ts";

const NotificationKind = described<Kind>(
  "NotificationKind",
  "What a notification is about.",
  Object.fromEntries(
    Object.entries(kinds).map(([kind, { description }]) => [kind, description]),
  ) as Record<Kind, string>,
);

const NotificationNode = builder.loadableNode("Notification", {
  description: "Something that a person should know. Its words say how things are by now.",
  authScopes: { may: "notification.see" },
  id: {
    resolve: (notification: DescribedNotification) => notification.id,
    description: "ntf_…; a renewed one has a new id.",
  },
  load: (ids: NotificationId[], ctx: Context) => loadNotifications(ctx, ids),
  fields: (t) => ({
    kind: t.expose("kind", { type: NotificationKind, description: "What it is about." }),
    title: t.exposeString("title", { description: "What happened, in Portuguese." }),
    text: t.exposeString("text", { description: "What it means and what to do, in Portuguese." }),
    isOpen: t.exposeBoolean("isOpen", {
      description: "Whether it still waits for the person to do something.",
    }),
    happenedAt: t.expose("happenedAt", {
      type: "DateTime",
      description: "When it was made, or renewed.",
    }),
    readAt: t.expose("readAt", {
      type: "DateTime",
      nullable: true,
      description: "When the person read it; null: not yet.",
    }),
    offer: t.field({
      type: OfferNode,
      nullable: true,
      description: "The offer that it is about; null: about none, or it is gone.",
      resolve: ({ subject }, _, ctx) =>
        isId("ofr", subject)
          ? OfferNode.getDataloader(ctx).load(subject).catch(nullWhen("OFFER_NOT_FOUND"))
          : null,
    }),
    shop: t.expose("shop", {
      type: ConnectableShop,
      nullable: true,
      description: "The shop whose connection it is about; null: about none.",
    }),
    product: t.field({
      type: ProductNode,
      nullable: true,
      description: "The product that it is about; null: about none, or it is gone.",
      resolve: ({ subject }, _, ctx) =>
        isId("prd", subject)
          ? ProductNode.getDataloader(ctx).load(subject).catch(nullWhen("PRODUCT_NOT_FOUND"))
          : null,
    }),
    session: t.field({
      type: SessionNode,
      nullable: true,
      description: "The session that it is about; null: about none, or it is gone.",
      resolve: ({ subject }, _, ctx) =>
        isId("ses", subject)
          ? SessionNode.getDataloader(ctx).load(subject).catch(nullWhen("SESSION_NOT_FOUND"))
          : null,
    }),
  }),
});

builder.objectField(ViewerType, "notifications", (t) =>
  t.connection(
    {
      type: NotificationNode,
      description: "Those of the last 90 days, newest first.",
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

builder.objectField(ViewerType, "unreadNotifications", (t) =>
  t.int({
    description: "How many of those they have not read; 100 stands for that and more.",
    resolve: (_user, _args, ctx) => countUnread(ctx),
  }));

builder.mutationField("markNotificationsRead", (t) =>
  t.fieldWithInput({
    type: ViewerType,
    description: "Marks the viewer's notifications as read: all, unless `ids` or `upTo` is given.",
    authScopes: { may: "notification.edit" },
    errors: {},
    input: {
      upTo: t.input.id({ description: "This one and all that are older: ntf_…" }),
      ids: t.input.idList({ description: "Just these, up to 500: ntf_…" }),
    },
    resolve: (_, { input }, ctx) => markNotificationsRead(ctx, input),
  }));

const NotificationsChanged = changedPayload(
  "NotificationsChanged",
  "One of the viewer's notifications was made, renewed or read.",
  {
    noun: "viewer",
    type: ViewerType,
    load: (id: UserId, ctx) => ViewerType.getDataloader(ctx).load(id),
    gone: "NODE_NOT_FOUND",
  },
);

builder.subscriptionField("notificationsChanged", (t) =>
  t.field({
    type: NotificationsChanged,
    description: "The viewer, each time one of their notifications is made, renewed or read.",
    ...ownChanges("notification.see", usersOf),
    resolve: (id) => ({ id }),
  }));

const usersOf = (event: DomainEvent): UserId[] =>
  event.name === "notifications.changed" ? [event.userId] : [];

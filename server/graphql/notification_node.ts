import type { Context } from "../core/context.ts";
import { isId, type NotificationId } from "../core/ids.ts";
import { loadNotifications } from "../core/notifications/list_notifications.ts";
import { kinds, type NotificationKind as Kind } from "../core/notifications/kinds.ts";
import type { DescribedNotification } from "../core/notifications/notification.ts";
import { builder } from "./builder.ts";
import { described } from "./described.ts";
import { nullWhen } from "./null_when.ts";
import { OfferNode } from "./offer_node.ts";
import { ProductNode } from "./product_node.ts";
import { SessionNode } from "./session_node.ts";
import { ConnectableShop } from "./shop_connection_node.ts";

const NotificationKind = described<Kind>(
  "NotificationKind",
  "What a notification tells of.",
  Object.fromEntries(
    Object.entries(kinds).map(([kind, { description }]) => [kind, description]),
  ) as Record<Kind, string>,
);

export const NotificationNode = builder.loadableNode("Notification", {
  description: "Something that a person should know. Its words say how things are by now.",
  authScopes: { may: "notification.see" },
  id: {
    resolve: (notification: DescribedNotification) => notification.id,
    description: "ntf_…; a renewed one has a new id.",
  },
  load: (ids: NotificationId[], ctx: Context) => loadNotifications(ctx, ids),
  fields: (t) => ({
    kind: t.expose("kind", { type: NotificationKind, description: "What it tells of." }),
    title: t.exposeString("title", { description: "What happened, in Portuguese." }),
    text: t.exposeString("text", { description: "What it means and what to do, in Portuguese." }),
    open: t.exposeBoolean("isOpen", {
      description: "Whether it still waits for the person to do something.",
    }),
    happenedAt: t.expose("happenedAt", {
      type: "DateTime",
      description: "When it was told, or told anew.",
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

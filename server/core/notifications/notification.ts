import type { ConnectableShop } from "../marketplaces/api/shop_api.ts";
import type {
  ConnectionId,
  NotificationId,
  OfferId,
  ProductId,
  SessionId,
  UserId,
} from "../ids.ts";

/** All that a person is told of without asking; each is about an offer, a session, a shop, or themselves. */
export const notificationKinds = [
  "WELCOME",
  "MESSAGES_IN_DOUBT",
  "SENDING_FAILED",
  "SENDING_FINISHED",
  "CONNECTION_NEEDS_PERSON",
  "SHOP_NEEDS_PERSON",
  "SHOP_EXPIRING",
  "COUPONS_ENDING",
  "COUPONS_EXPIRED",
  "PRODUCT_PRICE_DROPPED",
  "TRIAL_ENDING",
  "TRIAL_ENDED",
  "MESSAGES_USED_UP",
  "DATA_EXPORT_ENDED",
  "DELETION_ASKED",
] as const;
export type NotificationKind = (typeof notificationKinds)[number];

/** What it is about; empty: the person and their plan. */
export type Subject = OfferId | SessionId | ConnectionId | ProductId | "";

/** Something that a person should know. It keeps no sentence: what it says is as things are now. */
export type Notification = {
  readonly id: NotificationId;
  readonly userId: UserId;
  readonly kind: NotificationKind;
  readonly subject: Subject;
  readonly happenedAt: Date;
  readonly readAt: Date | null;
};

/** What a notification says. */
export type Words = {
  readonly title: string;
  readonly text: string;
  /** Whether it still waits for the person to do something. */
  readonly isOpen: boolean;
};

export type ToldNotification = Notification & Words & { readonly shop: ConnectableShop | null };

/** Days for which a notification is kept. */
export const KEPT_DAYS = 90;

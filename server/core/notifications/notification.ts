import type { NotificationKind } from "./kinds.ts";
import type { ConnectableShop } from "../marketplaces/api/shop_api.ts";
import type {
  ConnectionId,
  NotificationId,
  OfferId,
  ProductId,
  SessionId,
  UserId,
} from "../ids.ts";

/** What it is about; empty: the person and their plan. */
export type Subject = OfferId | SessionId | ConnectionId | ProductId | "";

/** Something that a person should know. It stores no text: its words say how things are now. */
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
  /** Whether the person still has something to do. */
  readonly isOpen: boolean;
};

/** Words that still ask the person to do something. */
export const open = (title: string, text: string): Words => ({ title, text, isOpen: true });
/** Words that ask for nothing, or nothing any more. */
export const closed = (title: string, text: string): Words => ({ title, text, isOpen: false });

export type DescribedNotification = Notification & Words & {
  readonly shop: ConnectableShop | null;
};

/** Days for which a notification is kept. */
export const KEPT_DAYS = 90;

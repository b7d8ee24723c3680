import type { NotificationKind, Subject } from "./kinds.ts";
import type { ConnectableShop } from "../marketplaces/api/shop_api.ts";
import type { NotificationId, UserId } from "../ids.ts";

/** A notification. It stores no text: its words describe the state of now. */
export type Notification = {
  readonly id: NotificationId;
  readonly userId: UserId;
  readonly kind: NotificationKind;
  readonly subject: Subject;
  readonly happenedAt: Date;
  readonly readAt: Date | null;
};

/** A notification's words. */
export type Words = {
  readonly title: string;
  readonly text: string;
  /** Whether the person still has something to do. */
  readonly isOpen: boolean;
};

/** Words about something that the person still has to do. */
export const open = (title: string, text: string): Words => ({ title, text, isOpen: true });
/** Words about something that needs no action, or none any more. */
export const closed = (title: string, text: string): Words => ({ title, text, isOpen: false });

/** Kinds of notifications about one subject, by name. */
export type Kinds<Facts> = Readonly<
  Record<string, {
    /** For the API's documentation. */
    readonly description: string;
    /** The notification's words, by the state of now. */
    readonly words: (facts: Facts) => Words;
  }>
>;

export type DescribedNotification = Notification & Words & {
  readonly shop: ConnectableShop | null;
};

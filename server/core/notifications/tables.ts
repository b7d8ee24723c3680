import type { EventId, NotificationId, UserId } from "../ids.ts";
import type { NotificationKind, Subject } from "./kinds.ts";

export type NotificationsTable = {
  id: NotificationId;
  user_id: UserId;
  kind: NotificationKind;
  subject: Subject;
  /** The event that created or last renewed it; null: the schedule. */
  event_id: EventId | null;
  happened_at: Date;
  read_at: Date | null;
};

/** A row, selected so, is a `Notification`: no mapping at run time. */
export const asNotification = [
  "id",
  "user_id as userId",
  "kind",
  "subject",
  "happened_at as happenedAt",
  "read_at as readAt",
] as const;

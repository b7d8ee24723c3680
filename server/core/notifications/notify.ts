import { sql } from "kysely";
import { command } from "../command.ts";
import { type EventId, newId, type UserId } from "../ids.ts";
import type { NotificationKind, Subject } from "./notification.ts";

export type Notice = {
  readonly userId: UserId;
  readonly kind: NotificationKind;
  readonly subject: Subject;
  /** What it follows from; null: from the clock. */
  readonly eventId: EventId | null;
  /** Nothing to tell where the person was told of the same since then. */
  readonly notSince?: Date;
};

/**
 * Tells a person of something, as the system. One of the same kind about the same subject that they
 * have not read yet is renewed, under a new id that stands above all others. What was told by this
 * event, or by a later one, is not told again: its words are made from what is so by then.
 */
export const notify = command(async ({ db, now, emit }, notice: Notice): Promise<void> => {
  const { userId, kind, subject, eventId, notSince = null } = notice;
  const { rows } = await sql<{ id: string }>`
    insert into notifications (id, user_id, kind, subject, event_id, happened_at)
    select ${newId("ntf")}, users.id, ${kind}, ${subject}, ${eventId}, ${now}::timestamptz
    from users
    where users.id = ${userId} and not exists (
      select from notifications as told
      where told.user_id = ${userId} and told.kind = ${kind} and told.subject = ${subject}
        and (told.event_id >= ${eventId} or told.happened_at >= ${notSince}::timestamptz)
    )
    on conflict (user_id, kind, subject) where read_at is null do update set
      id = excluded.id, event_id = excluded.event_id, happened_at = excluded.happened_at
      where notifications.event_id < excluded.event_id
    returning id`.execute(db);
  if (rows.length > 0) emit({ name: "notifications.changed", userId });
});

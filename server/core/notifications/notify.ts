import type { PurgeBatch } from "../retention.ts";
import { sql } from "kysely";
import { command } from "../command.ts";
import type { Context } from "../context.ts";
import { type EventId, idAt, newId, type UserId } from "../ids.ts";
import type { NotificationKind, Subject } from "./kinds.ts";

export type Notice = {
  readonly userId: UserId;
  readonly kind: NotificationKind;
  readonly subject: Subject;
  /** The event that caused it; null: the schedule. */
  readonly eventId: EventId | null;
  /** Adds nothing when there is one of the same kind and subject since then. */
  readonly notSince?: Date;
};

/**
 * Adds a notification, as the system. An unread one of the same kind and subject is renewed, under a
 * new id that sorts first. An event that is not newer than the last notification's adds nothing: a
 * notification's words always describe how things are now.
 */
export const notify = command(async ({ db, now, emit }, notice: Notice): Promise<void> => {
  const { userId, kind, subject, eventId, notSince = null } = notice;
  const { rows } = await sql<{ id: string }>`
    insert into notifications (id, user_id, kind, subject, event_id, happened_at)
    select ${newId("ntf")}, users.id, ${kind}, ${subject}, ${eventId}, ${now}::timestamptz
    from users
    where users.id = ${userId} and not exists (
      select from notifications as n
      where n.user_id = ${userId} and n.kind = ${kind} and n.subject = ${subject}
        and (n.event_id >= ${eventId} or n.happened_at >= ${notSince}::timestamptz)
    )
    on conflict (user_id, kind, subject) where read_at is null do update set
      id = excluded.id, event_id = excluded.event_id, happened_at = excluded.happened_at
      where notifications.event_id < excluded.event_id
    returning id`.execute(db);
  if (rows.length > 0) emit({ name: "notifications.changed", userId });
});

/** Deletes old notifications; their ids tell their age. */
export async function purgeNotifications({ db }: Context, { before, most }: PurgeBatch) {
  const oldest = idAt("ntf", before.getTime());
  const deleted = await db.deleteFrom("notifications").where(
    "id",
    "in",
    (all) =>
      all.selectFrom("notifications").select("id").where("id", "<", oldest).orderBy("id").limit(
        most,
      ),
  ).executeTakeFirst();
  return Number(deleted.numDeletedRows);
}

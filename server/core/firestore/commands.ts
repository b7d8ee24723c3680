import { sql } from "kysely";
import type { Tx } from "../command.ts";
import type { Context } from "../context.ts";
import type { DomainEvent } from "../events.ts";
import type { UserId } from "../ids.ts";
import { PROVIDER } from "./importing/source.ts";
import { type Resource, resourcesOf } from "./mirroring/resource.ts";

/**
 * Requests that the documents which events change are written to Firestore, in the transaction that
 * records the events; nothing where there is no mirror.
 */
export async function queueMirror(
  ctx: Pick<Context, "db" | "now" | "ports">,
  events: readonly DomainEvent[],
): Promise<void> {
  if (ctx.ports.documentMirror) await requestMirror(ctx, resourcesOf(events));
}

/**
 * Requests that documents are written as they are then. A document is one row, however often it
 * changes: what waits is written once.
 */
export async function requestMirror(
  { db, now }: Pick<Context, "db" | "now">,
  resources: readonly Resource[],
): Promise<void> {
  if (resources.length === 0) return;
  await sql`
    insert into firestore_mirror (resource, requested_at, changed_at, next_attempt_at)
    select resource, ${now}::timestamptz, ${now}::timestamptz, ${now}::timestamptz
    from unnest(${resources}::text[]) as resource
    on conflict (resource) do update set
      requested = firestore_mirror.requested + 1,
      changed_at = greatest(firestore_mirror.changed_at, excluded.changed_at),
      requested_at = case when firestore_mirror.requested > firestore_mirror.written
        then firestore_mirror.requested_at else excluded.requested_at end,
      next_attempt_at = case when firestore_mirror.problem is null
        then excluded.next_attempt_at else firestore_mirror.next_attempt_at end`.execute(db);
}

/** Requests that a document is looked at once more, though nothing of ours changed. */
export async function requestAgain({ db, now }: Tx, resource: Resource): Promise<void> {
  await db.updateTable("firestore_mirror").where("resource", "=", resource)
    .set(({ eb, ref }) => ({
      requested: eb("requested", "+", "1"),
      next_attempt_at: now,
      requested_at: eb.case().when("requested", ">", ref("written")).then(ref("requested_at"))
        .else(now).end(),
    })).execute();
}

/**
 * Remembers the account of a person who is about to be deleted, where there is a Firestore: an import
 * must not bring them again, and a mirror deletes their documents there.
 */
export async function rememberDeleted({ db, now }: Tx, userId: UserId): Promise<void> {
  await sql`
    insert into firestore_deleted_people (project_id, uid, former_user_id, deleted_at)
    select project_id, subject, user_id, ${now}::timestamptz from identities, firestore_project
    where user_id = ${userId} and provider = ${PROVIDER}
    on conflict (project_id, uid) do update set
      former_user_id = excluded.former_user_id, deleted_at = excluded.deleted_at`
    .execute(db);
}

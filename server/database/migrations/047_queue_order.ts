import { type Kysely, sql } from "kysely";

/** The order that a person gives to what waits, and what undoes their last change of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table dispatches add column place int not null default 0, add column moved_from jsonb`
    .execute(db);
  await sql`drop index dispatches_queued`.execute(db);
  await sql`
    create index dispatches_queued on dispatches (session_id, priority desc, planned_at, place, id)
    where status = 'QUEUED'`.execute(db);
}

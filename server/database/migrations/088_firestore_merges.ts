import { type Kysely, sql } from "kysely";

/**
 * Adds what an import compares with: what we wrote to a document, which limits of a plan only a profile
 * told, of which project the documents are, and whose must not come again.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table firestore_mirror add column fields json, add column state_at timestamptz`
    .execute(db);
  // What was written until now is there, with fields that nobody stored; a theme that was deleted is not.
  await sql`
    update firestore_mirror set fields = '{}'
    where written_at is not null and (
      resource not like 'theme:%'
      or resource in (select 'theme:' || id from themes where deleted_at is null)
    )`.execute(db);
  await sql`alter table plans add column profile_limits jsonb`.execute(db);
  await sql`
    create table firestore_project (
      is_only boolean primary key default true check (is_only),
      project_id text not null
    )`.execute(db);
  await sql`
    insert into firestore_project (project_id)
    select project_id from firestore_imports order by started_at desc limit 1`.execute(db);
  await sql`
    create table firestore_deleted_people (
      project_id text not null,
      uid text collate "C" not null,
      former_user_id text not null,
      deleted_at timestamptz not null,
      primary key (project_id, uid)
    )`.execute(db);
  await sql`create index firestore_deleted_people_user on firestore_deleted_people (former_user_id)`
    .execute(db);
}

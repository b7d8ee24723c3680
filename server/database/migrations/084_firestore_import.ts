import { type Kysely, sql } from "kysely";

/** Adds the documents that come from Firestore, and how far an import is. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table firestore_documents (
      path text collate "C" primary key,
      user_id text references users on delete cascade,
      fields json not null,
      create_time text not null,
      update_time text not null,
      outcome text not null,
      notes jsonb not null,
      entity_id text,
      read_at timestamptz not null
    )`.execute(db);
  await sql`
    create index firestore_documents_user on firestore_documents (user_id)
    where user_id is not null`.execute(db);
  await sql`
    create table firestore_imports (
      project_id text primary key,
      last_path text,
      report jsonb not null,
      started_at timestamptz not null,
      finished_at timestamptz,
      runs int not null default 1
    )`.execute(db);
}

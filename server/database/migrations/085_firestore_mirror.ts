import { type Kysely, sql } from "kysely";

/** Adds what is to be written to Firestore, a row for each document there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table firestore_mirror (
      resource text collate "C" primary key,
      path text,
      requested bigint not null default 1,
      written bigint not null default 0,
      requested_at timestamptz not null,
      changed_at timestamptz not null,
      next_attempt_at timestamptz not null,
      attempts int not null default 0,
      claimed_until timestamptz,
      problem text,
      written_at timestamptz
    )`.execute(db);
  await sql`
    create index firestore_mirror_due on firestore_mirror (next_attempt_at)
    where requested > written`.execute(db);
  await sql`
    create index firestore_mirror_path on firestore_mirror (path) where path is not null`
    .execute(db);
  await sql`
    create index firestore_documents_entity on firestore_documents (entity_id)
    where entity_id is not null`.execute(db);
}

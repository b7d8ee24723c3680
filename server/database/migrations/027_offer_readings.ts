import { type Kysely, sql } from "kysely";

/** Stores what was last read of an offer, and the pictures that people upload for theirs. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table offers add column reading jsonb`.execute(db);
  await sql`
    create table offer_pictures (
      id text collate "C" primary key,
      user_id text collate "C" not null references users on delete cascade,
      bytes bytea not null,
      created_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index offer_pictures_of_user on offer_pictures (user_id, created_at)`
    .execute(db);
}

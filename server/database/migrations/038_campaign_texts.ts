import { type Kysely, sql } from "kysely";

/** A person's library of texts for campaigns. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table campaign_texts (
      id text collate "C" primary key,
      user_id text collate "C" not null references users on delete cascade,
      version int not null,
      name text not null,
      variants jsonb not null,
      season text,
      tags text[] not null,
      marketplaces text[] not null,
      image_url text,
      search_text text not null,
      used_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      deleted_at timestamptz(3)
    )`.execute(db);
  await sql`create index campaign_texts_of_user on campaign_texts (user_id, id desc)`.execute(db);
  await sql`
    create index campaign_texts_deleted on campaign_texts (deleted_at)
    where deleted_at is not null`.execute(db);
}

import { type Kysely, sql } from "kysely";

/** Whether articles of the help helped: one rating a person and article; guests' rows name nobody. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table article_ratings (
      id text primary key,
      slug text not null,
      user_id text references users (id) on delete cascade,
      is_helpful boolean not null,
      words text not null,
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      unique (user_id, slug)
    )`.execute(db);
  await sql`create index article_ratings_slug on article_ratings (slug)`.execute(db);
}

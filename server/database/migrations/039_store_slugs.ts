import { type Kysely, sql } from "kysely";

/** The addresses that a store had before: they lead to its present one, and nobody else gets them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table store_slugs (
      slug text collate "C" primary key,
      store_id text collate "C" not null references stores on delete cascade,
      user_id text collate "C" not null,
      created_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index store_slugs_of_store on store_slugs (store_id, created_at)`.execute(db);
}

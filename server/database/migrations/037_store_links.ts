import { type Kysely, sql } from "kysely";

/**
 * The short link of each card of a store, made when the card is first shown, and how often what the
 * store shows has changed.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table stores add column change_count int not null default 0`.execute(db);
  await sql`
    create table store_links (
      store_id text collate "C" not null references stores on delete cascade,
      offer_id text collate "C" not null references offers on delete cascade,
      user_id text collate "C" not null,
      slug text not null,
      url text not null,
      primary key (store_id, offer_id)
    )`.execute(db);
  await sql`create index store_links_of_offer on store_links (offer_id)`.execute(db);
}

import { type Kysely, sql } from "kysely";

/**
 * Gives the sightings of prices of the first databases their host. The first migration had none for some
 * hours and was then changed, which no later migration can make up for: the next ones build on it.
 */
export async function mendFirstSchema<Tables>(db: Kysely<Tables>): Promise<void> {
  if (!await isFirst(db)) return;
  await db.transaction().execute(async (tx) => {
    await sql`lock table price_sightings in access exclusive mode`.execute(tx);
    if (!await isFirst(tx)) return; // another instance was faster
    await sql`alter table price_sightings add host text`.execute(tx);
    await sql`
      update price_sightings set host = coalesce((
        select substring(source_url from '^https?://([^/?#]+)') from events
        join offers on offers.id = payload ->> 'offerId' where events.id = event_id
      ), lower(marketplace))`.execute(tx);
    await sql`
      alter table price_sightings alter host set not null,
        drop constraint price_sightings_marketplace_product_id_seen_at_user_id_key,
        add unique (host, product_id, seen_at, user_id)`.execute(tx);
  });
}

/** Whether the table is as the first commit made it: later, its rows are named by what read them. */
async function isFirst<Tables>(db: Kysely<Tables>): Promise<boolean> {
  const { rows: [row] } = await sql<{ first: boolean }>`
    select bool_or(attname = 'event_id') and not bool_or(attname = 'host') as first
    from pg_attribute where attrelid = to_regclass('price_sightings') and not attisdropped`
    .execute(db);
  return row?.first ?? false;
}

import { type Kysely, sql } from "kysely";

/**
 * Where each message comes from, and what it says beside an offer's text: a message without an offer
 * is no longer a test by that alone.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table dispatches
      add column origin text not null default 'PERSON',
      add column origin_id text collate "C",
      add column campaign_text_id text collate "C",
      add column image_url text`.execute(db);
  await sql`
    update dispatches set origin = 'TEST' from groups
    where groups.id = group_id and groups.kind = 'PRIVATE'`.execute(db);
  // A rule or a calendar entry sends to each group once per occasion, also without an offer.
  await sql`
    create unique index dispatches_of_origin on dispatches (origin_id, occasion, group_id)
    where origin_id is not null`.execute(db);
  await sql`
    create index dispatches_of_campaign_text on dispatches (campaign_text_id, occasion)
    where campaign_text_id is not null`.execute(db);
}

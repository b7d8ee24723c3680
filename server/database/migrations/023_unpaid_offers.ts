import { type Kysely, sql } from "kysely";

/**
 * Stores the link that a person confirmed to share though it does not pay them. What waits in a
 * queue was queued before anybody was asked, and is sent.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table offers add column unpaid_confirmed_link text`.execute(db);
  await sql`
    update offers set unpaid_confirmed_link = coalesce(custom_affiliate_url, source_url, '')
    where status = 'QUEUED'`.execute(db);
}

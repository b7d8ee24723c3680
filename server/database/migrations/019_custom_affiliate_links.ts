import { type Kysely, sql } from "kysely";

/** The link that a person gave is their custom affiliate link. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table offers rename own_link to custom_affiliate_url`.execute(db);
  await sql`alter table offers rename own_link_proof to custom_affiliate_proof`.execute(db);
  await sql`alter table offers rename own_link_check to custom_affiliate_check`.execute(db);
}

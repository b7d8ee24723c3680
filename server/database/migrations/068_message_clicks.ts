import { type Kysely, sql } from "kysely";

/** Clicks by people on a message's link are counted with the message alone. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table short_links alter column click_count drop not null`.execute(db);
  await sql`update short_links set click_count = null where dispatch_id is not null`.execute(db);
}

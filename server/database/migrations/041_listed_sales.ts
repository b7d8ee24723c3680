import { type Kysely, sql } from "kysely";

/**
 * The list of sales in their order; and the offset of the zone in which a click was counted, so that
 * counting it again gives it the same day.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index conversions_in_order on conversions (user_id, purchased_at desc, id desc)`
    .execute(db);
  await sql`alter table link_clicks add column utc_offset smallint`.execute(db);
}

import { type Kysely, sql } from "kysely";

/** Stores the least of a range ("a partir de") apart from the price, which it is not. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table offers add column lowest_price_cents int check (lowest_price_cents > 0)`
    .execute(db);
}

import { type Kysely, sql } from "kysely";

/** Columns that had another name than the fields of the API, renamed to those. */
const columns = [
  ["users", "zone", "time_zone"],
  ["products", "address", "source_url"],
] as const;

export async function up(db: Kysely<unknown>) {
  for (const [table, before, after] of columns) {
    await sql`alter table ${sql.ref(table)} rename ${sql.ref(before)} to ${sql.ref(after)}`
      .execute(db);
  }
}

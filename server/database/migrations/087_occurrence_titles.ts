import { type Kysely, sql } from "kysely";

/** A single day of a series may have a name of its own; null: that of the series. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table calendar_exceptions add column title text`.execute(db);
}

import { type Kysely, sql } from "kysely";

/** The sales of a message: a campaign text's results, and texts by what they earned, join by it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index conversions_of_dispatch on conversions (dispatch_id)
    where dispatch_id is not null`.execute(db);
}

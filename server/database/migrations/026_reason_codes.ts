import { type Kysely, sql } from "kysely";

/** A dispatch has a reason's code; the sentence is made from it. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table dispatches rename reason to reason_code`.execute(db);
}

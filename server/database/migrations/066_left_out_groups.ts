import { type Kysely, sql } from "kysely";

/** Records which groups of a rule a decision left out, since they got the product lately. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table rule_decisions add column left_out_ids text[] not null default '{}'`
    .execute(db);
}

import { type Kysely, sql } from "kysely";

/** Costs of the language model with estimates, for steps that no provider counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ["assistant_usages", "assistant_days"]) {
    await sql`alter table ${sql.table(table)} add column estimated_micros bigint default 0`
      .execute(db);
    await sql`update ${sql.table(table)} set estimated_micros = cost_micros`.execute(db);
  }
}

import { type Kysely, sql } from "kysely";

/** A group may have a pace, quiet hours, slots and a template of its own; null: its person's. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table groups
      add column gap_ms integer,
      add column per_hour integer,
      add column per_day integer,
      add column quiet_from text,
      add column quiet_to text,
      add column slots text[],
      add column template_id text`.execute(db);
}

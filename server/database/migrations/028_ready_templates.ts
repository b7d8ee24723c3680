import { type Kysely, sql } from "kysely";

/** Stores which of the product's ready templates each person uses, and since when. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table users add column ready_templates jsonb not null default '{}'`.execute(db);
}

import { type Kysely, sql } from "kysely";

/** How carefully a number is used. */
export async function up(db: Kysely<unknown>) {
  await sql`alter table bot_settings add protects_number boolean not null default true`.execute(db);
  await sql`
    alter table messenger_sessions
      add warm_up_from timestamptz(3),
      add restricted_at timestamptz(3)`.execute(db);
}

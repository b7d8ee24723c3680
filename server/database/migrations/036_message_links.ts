import { type Kysely, sql } from "kysely";

/**
 * Short links in messages: whether a person's messages have them, or those of a template, and by what
 * a message is compared with others when its own link makes its text differ from all.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table users add column has_short_links boolean not null default false`.execute(db);
  await sql`alter table templates add column has_short_links boolean`.execute(db);
  await sql`alter table dispatches add column text_digest text`.execute(db);
}

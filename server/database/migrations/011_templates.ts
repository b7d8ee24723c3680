import { type Kysely, sql } from "kysely";

/** Templates of messages, the one of each offer, and which wording each message got. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table templates (
      id text collate "C" primary key,
      user_id text collate "C" not null references users on delete cascade,
      version int not null,
      name text not null,
      marketplace text,
      season jsonb,
      variants jsonb not null,
      activated_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      deleted_at timestamptz(3)
    )`.execute(db);
  await sql`create index templates_of_user on templates (user_id, id desc)`.execute(db);
  await sql`create index templates_deleted on templates (deleted_at) where deleted_at is not null`
    .execute(db);
  // No foreign keys: 'BUILT_IN' is a choice too, and what a purged template leaves behind counts as none.
  await sql`alter table offers add template_id text collate "C"`.execute(db);
  await sql`
    alter table dispatches add template_id text collate "C", add variant smallint`.execute(db);
  await sql`
    create index dispatches_of_template on dispatches (template_id, variant)
    where template_id is not null and status = 'SENT'`.execute(db);
}

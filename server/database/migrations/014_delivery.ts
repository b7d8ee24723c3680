import { type Kysely, sql } from "kysely";

/** What groups are like, and how far messages have come. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table groups
      add admins_only boolean not null default false,
      add in_community boolean not null default false,
      add mentions_all boolean not null default false,
      add invite_url text,
      add invite_asked_at timestamptz(3),
      add invite_read_at timestamptz(3)`.execute(db);
  await sql`
    alter table dispatches
      add own_message_id text,
      add parts int,
      add accepted_at timestamptz(3),
      add delivered_at timestamptz(3),
      add delivered int not null default 0`.execute(db);
  await sql`
    create index dispatches_by_message on dispatches (own_message_id)
    where own_message_id is not null`.execute(db);
  await sql`alter table lanes add invites_asked_at timestamptz(3)`.execute(db);
  await sql`alter table messenger_sessions add groups_listed_at timestamptz(3)`.execute(db);
}

import { type Kysely, sql } from "kysely";

/** Accounts that are linked by a phone, and what their library keeps. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table messenger_sessions
      add generation int not null default 0,
      add reopened int not null default 0`.execute(db);
  // A key of a group is rewritten with each message: in its own page, where there is room.
  await sql`
    create table session_secrets (
      session_id text collate "C" not null references messenger_sessions on delete cascade,
      kind text collate "C" not null,
      id text collate "C" not null,
      value text not null,
      primary key (session_id, kind, id)
    ) with (fillfactor = 70)`.execute(db);
  await sql`
    create table pairings (
      id text collate "C" primary key,
      user_id text collate "C" not null references users on delete cascade,
      channel text not null,
      phone text,
      is_new_number boolean not null,
      state text not null,
      qr text,
      code text,
      shown_until timestamptz(3),
      trouble text,
      session_id text collate "C" references messenger_sessions on delete set null,
      claim int not null,
      claimed_by text collate "C",
      claimed_until timestamptz(3),
      started_at timestamptz(3) not null,
      ended_at timestamptz(3)
    )`.execute(db);
  await sql`
    create unique index pairings_under_way on pairings (user_id, channel)
    where ended_at is null`.execute(db);
  await sql`create index pairings_of_user on pairings (user_id, id desc)`.execute(db);
  await sql`create index pairings_of_phone on pairings (phone, started_at) where phone is not null`
    .execute(db);
  await sql`create index pairings_ended on pairings (ended_at)`.execute(db);
}

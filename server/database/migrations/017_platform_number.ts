import { type Kysely, sql } from "kysely";

/** The number that the platform lends to its people. */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table messenger_sessions
      add through text collate "C" references messenger_sessions on delete set null,
      add number_id text collate "C" generated always as (coalesce(through, id)) stored,
      add withdrawn_at timestamptz(3)`.execute(db);
  await sql`create index messenger_sessions_of_number on messenger_sessions (number_id)`
    .execute(db);
  await sql`
    create index messenger_sessions_through on messenger_sessions (through)
    where through is not null`.execute(db);
  await sql`drop index messenger_accounts`.execute(db);
  await sql`
    create unique index messenger_accounts on messenger_sessions (channel, account_id)
    where disconnected_at is null and channel <> 'PLATFORM'`.execute(db);
  await sql`
    create unique index messenger_sessions_lent on messenger_sessions (user_id)
    where disconnected_at is null and channel = 'PLATFORM'`.execute(db);
  await sql`
    create table platform_number (
      is_only boolean primary key default true check (is_only),
      session_id text collate "C" not null references messenger_sessions on delete cascade,
      lent_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index platform_number_of_session on platform_number (session_id)`.execute(db);
  await sql`
    create table group_claims (
      id text collate "C" primary key,
      user_id text collate "C" not null references users on delete cascade,
      session_id text collate "C" not null references messenger_sessions on delete cascade,
      number_id text collate "C" not null,
      invite text not null,
      code text not null,
      state text not null,
      trouble text,
      external_id text,
      title text,
      group_id text collate "C" references groups on delete set null,
      looks int not null,
      asked_at timestamptz(3),
      taken_until timestamptz(3),
      created_at timestamptz(3) not null,
      expires_at timestamptz(3) not null
    )`.execute(db);
  await sql`
    create unique index group_claims_open on group_claims (user_id)
    where state in ('WAITING', 'LOOKING', 'JOINING', 'APPROVAL')`.execute(db);
  await sql`
    create unique index group_claims_held on group_claims (number_id, external_id)
    where state = 'CLAIMED'`.execute(db);
  await sql`
    create index group_claims_of_group on group_claims (number_id, external_id)
    where external_id is not null`.execute(db);
  await sql`
    create index group_claims_asked on group_claims (asked_at)
    where state in ('LOOKING', 'JOINING')`.execute(db);
  await sql`create index group_claims_of_user on group_claims (user_id, id desc)`.execute(db);
  await sql`create index group_claims_of_session on group_claims (session_id)`.execute(db);
  await sql`create index group_claims_by_group on group_claims (group_id)`.execute(db);
}

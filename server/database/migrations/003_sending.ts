import { type Kysely, sql } from "kysely";

/** Plans' limits, how each person sends, sessions with messengers, their groups, lanes and messages. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table plans (
      price_id text primary key,
      name text not null,
      limits jsonb not null
    )`.execute(db);
  await sql`
    alter table users
      add zone text not null default 'America/Sao_Paulo',
      add signature text not null default '',
      add counted_month text`.execute(db);
  await sql`create index offers_of_day on offers (user_id, created_at)`.execute(db);
  await sql`
    create table bot_settings (
      user_id text collate "C" primary key references users on delete cascade,
      sending_mode text not null,
      gap_min_ms int not null,
      gap_max_ms int not null check (gap_max_ms >= gap_min_ms),
      per_minute int not null,
      per_hour int not null,
      per_day int not null,
      identical_per_hour int,
      quiet_from text,
      quiet_to text,
      late_after_minutes int not null,
      slots text[] not null,
      paused_at timestamptz(3)
    )`.execute(db);
  await sql`
    insert into bot_settings
    select id, 'USER_WHATSAPP', 1500, 5000, 8, 200, 1500, null, null, null, 720,
      '{09:00,12:00,18:00,20:30}', null
    from users`.execute(db);
  await sql`
    create table messenger_sessions (
      id text collate "C" primary key,
      user_id text collate "C" not null references users on delete cascade,
      channel text not null,
      account_id text not null,
      name text not null,
      handle text,
      credentials text,
      credential_hint text not null,
      owner_code text not null,
      trouble text,
      trouble_since timestamptz(3),
      alive_at timestamptz(3),
      receipt_at timestamptz(3),
      created_at timestamptz(3) not null,
      disconnected_at timestamptz(3)
    )`.execute(db);
  await sql`
    create unique index messenger_accounts on messenger_sessions (channel, account_id)
    where disconnected_at is null`.execute(db);
  await sql`
    create index messenger_sessions_by_account on messenger_sessions (channel, account_id)`
    .execute(db);
  await sql`create index messenger_sessions_of_user on messenger_sessions (user_id, id)`.execute(
    db,
  );
  await sql`
    create table groups (
      id text collate "C" primary key,
      user_id text collate "C" not null references users on delete cascade,
      session_id text collate "C" not null references messenger_sessions on delete cascade,
      external_id text not null,
      title text not null,
      search_text text not null,
      kind text not null,
      role text not null,
      can_send boolean not null,
      members int,
      tags text[] not null,
      is_active boolean not null,
      synced_at timestamptz(3) not null,
      last_sent_at timestamptz(3),
      left_at timestamptz(3),
      refusals int not null,
      resting_until timestamptz(3),
      unique (session_id, external_id)
    )`.execute(db);
  await sql`create index groups_of_user on groups (user_id, id desc)`.execute(db);
  await sql`create index groups_searched on groups using gin (search_text gin_trgm_ops)`
    .execute(db);
  await sql`
    create table messaging_processes (
      id text collate "C" primary key,
      held_until timestamptz(3) not null
    )`.execute(db);
  await sql`
    create table lanes (
      session_id text collate "C" primary key references messenger_sessions on delete cascade,
      user_id text collate "C" not null,
      held_by text collate "C",
      token bigint not null,
      sending_since timestamptz(3),
      wake_at timestamptz(3),
      free_at timestamptz(3),
      waits_for text,
      waits_until timestamptz(3),
      failures int not null,
      paused_at timestamptz(3),
      sync_asked_at timestamptz(3)
    ) with (fillfactor = 50)`.execute(db);
  // Not on wake_at: what changes with each message is left out, so that a lane's row is rewritten in
  // its own page. A process looks through all that it holds, a thousand in a third of a millisecond.
  await sql`create index lanes_held on lanes (held_by)`.execute(db);
  await sql`create index lanes_of_user on lanes (user_id)`.execute(db);
  await sql`
    create table dispatches (
      id text collate "C" primary key,
      user_id text collate "C" not null references users on delete cascade,
      session_id text collate "C" not null references messenger_sessions on delete cascade,
      group_id text collate "C" not null references groups on delete cascade,
      offer_id text collate "C" references offers on delete set null,
      occasion text not null,
      status text not null,
      priority smallint not null,
      planned_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      reserved_month text,
      text text,
      attempts int not null,
      message_ids text[] not null,
      has_image boolean,
      reason text,
      journal jsonb not null,
      created_at timestamptz(3) not null,
      started_at timestamptz(3),
      settled_at timestamptz(3),
      unique (group_id, offer_id, occasion)
    )`.execute(db);
  await sql`
    create index dispatches_queued on dispatches (session_id, priority desc, planned_at, id)
    where status = 'QUEUED'`.execute(db);
  await sql`create index dispatches_sending on dispatches (session_id) where status = 'SENDING'`
    .execute(db);
  await sql`
    create index dispatches_started on dispatches (session_id, started_at desc)
    where started_at is not null`.execute(db);
  await sql`
    create index dispatches_open on dispatches (offer_id)
    where status in ('QUEUED', 'SENDING')`.execute(db);
  await sql`create index dispatches_of_offer on dispatches (offer_id, id desc)`.execute(db);
  await sql`create index dispatches_of_user on dispatches (user_id, status, id desc)`.execute(db);
}

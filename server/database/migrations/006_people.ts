import { type Kysely, sql } from "kysely";

/**
 * Who may still come in, what each accepted, their photo, the copies of their data, who acted in
 * whose name, the audit trail that only grows, and how often somebody tried.
 */
export async function up(db: Kysely<unknown>) {
  await sql`
    alter table users
      add email_verified_at timestamptz(3),
      add search_text text not null default '',
      add photo_id text,
      add sessions_from timestamptz(3),
      add blocked_at timestamptz(3),
      add blocked_reason text,
      add deletes_at timestamptz(3)`.execute(db);
  // Without accents, as searches compare it.
  await sql`
    update users set search_text = lower(regexp_replace(
      normalize(email || ' ' || display_name, nfd), '[\\u0300-\\u036f]', '', 'g'
    ))`.execute(db);
  await sql`create index users_searched on users using gin (search_text gin_trgm_ops)`.execute(db);
  await sql`create index users_blocked on users (id) where blocked_at is not null`.execute(db);
  await sql`create index users_leaving on users (deletes_at) where deletes_at is not null`
    .execute(db);
  await sql`create index events_of_user on events ((payload->>'userId'), id)`.execute(db);
  await sql`create index price_sightings_of_user on price_sightings (user_id, event_id)`
    .execute(db);
  await sql`
    create table photos (
      id text collate "C" primary key,
      user_id text collate "C" not null unique references users on delete cascade,
      bytes bytea not null,
      created_at timestamptz(3) not null
    )`.execute(db);
  await sql`
    create table acceptances (
      user_id text collate "C" references users on delete cascade,
      document text check (document in ('TERMS', 'PRIVACY', 'OPTIONAL_STORAGE')),
      version text,
      accepted_at timestamptz(3) not null,
      primary key (user_id, document, version)
    )`.execute(db);
  await sql`
    create table data_exports (
      id text collate "C" primary key,
      user_id text collate "C" not null references users on delete cascade,
      status text not null check (status in ('PENDING', 'READY', 'FAILED')),
      bytes bytea,
      asked_at timestamptz(3) not null,
      ended_at timestamptz(3),
      expires_at timestamptz(3)
    )`.execute(db);
  await sql`create index data_exports_of_user on data_exports (user_id, id desc)`.execute(db);
  await sql`
    create unique index data_exports_pending on data_exports (user_id) where status = 'PENDING'`
    .execute(db);
  await sql`create index data_exports_expiring on data_exports (expires_at)`.execute(db);
  await sql`
    create table impersonations (
      id text collate "C" primary key,
      admin_id text collate "C" references users on delete set null,
      user_id text collate "C" not null references users on delete cascade,
      session_key text not null,
      reason text not null,
      started_at timestamptz(3) not null,
      expires_at timestamptz(3) not null,
      ended_at timestamptz(3)
    )`.execute(db);
  await sql`
    create unique index impersonations_open on impersonations (session_key) where ended_at is null`
    .execute(db);
  await sql`create index impersonations_of_user on impersonations (user_id)`.execute(db);
  await sql`create index impersonations_by_admin on impersonations (admin_id)`.execute(db);
  await sql`
    create table audit_entries (
      id text collate "C" primary key,
      event text not null,
      actor_id text collate "C",
      subject_id text collate "C",
      impersonation_id text collate "C",
      detail jsonb not null,
      happened_at timestamptz(3) not null
    )`.execute(db);
  await sql`create index audit_of_subject on audit_entries (subject_id, id desc)`.execute(db);
  await sql`create index audit_of_actor on audit_entries (actor_id, id desc)`.execute(db);
  await sql`
    create function refuse_change() returns trigger language plpgsql as
      $$ begin raise exception '% is append-only', tg_table_name; end $$`.execute(db);
  await sql`
    create trigger audit_is_append_only
      before update or delete or truncate on audit_entries
      for each statement execute function refuse_change()`.execute(db);
  await sql`
    create table attempts (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )`.execute(db);
}

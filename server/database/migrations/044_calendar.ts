import { type Kysely, sql } from "kysely";

/**
 * The campaign calendar: entries, what differs on single days, what each time did, and the secret
 * address for other programs. What an entry refers to has no foreign key: it is checked when it is
 * sent, and a delete never waits for the calendar.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table calendar_entries (
      id text collate "C" primary key,
      user_id text collate "C" not null references users on delete cascade,
      version int not null,
      title text not null,
      kind text not null,
      offer_id text collate "C",
      campaign_text_id text collate "C",
      starts_local text collate "C" not null,
      time_zone text not null,
      times text[] not null,
      recurrence text,
      group_ids text[] not null,
      group_tags text[] not null,
      queue jsonb not null,
      queue_from timestamptz(3) not null,
      next_at timestamptz(3),
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      deleted_at timestamptz(3)
    )`.execute(db);
  await sql`create index calendar_entries_of_user on calendar_entries (user_id, id)`.execute(db);
  await sql`
    create index calendar_entries_due on calendar_entries (next_at)
    where next_at is not null and deleted_at is null`.execute(db);
  await sql`
    create table calendar_exceptions (
      entry_id text collate "C" not null references calendar_entries on delete cascade,
      occurrence text collate "C" not null,
      user_id text collate "C" not null,
      is_canceled boolean not null,
      starts_local text collate "C",
      kind text,
      offer_id text collate "C",
      campaign_text_id text collate "C",
      group_ids text[],
      group_tags text[],
      primary key (entry_id, occurrence)
    )`.execute(db);
  await sql`create index calendar_exceptions_of_user on calendar_exceptions (user_id)`.execute(db);
  await sql`
    create table calendar_runs (
      entry_id text collate "C" not null references calendar_entries on delete cascade,
      occurrence text collate "C" not null,
      user_id text collate "C" not null,
      starts_at timestamptz(3) not null,
      ran_at timestamptz(3) not null,
      title text not null,
      kind text not null,
      offer_id text collate "C",
      campaign_text_id text collate "C",
      groups int not null,
      queued int not null,
      skipped jsonb not null,
      failure text,
      primary key (entry_id, occurrence)
    )`.execute(db);
  await sql`create index calendar_runs_of_user on calendar_runs (user_id, starts_at)`.execute(db);
  await sql`
    create table calendar_feeds (
      user_id text collate "C" primary key references users on delete cascade,
      secret_hash text not null unique,
      created_at timestamptz(3) not null
    )`.execute(db);
}

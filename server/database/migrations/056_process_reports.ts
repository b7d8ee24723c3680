import { type Kysely, sql } from "kysely";

/**
 * What each process reports of itself, the last day minute by minute, and the problems that the
 * health checks found. Rows about processes change every few seconds, and are worth nothing after a
 * crash: they are not logged.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create unlogged table process_reports (
      id text collate "C" primary key,
      kind text not null check (kind in ('WEB', 'MESSENGER')),
      pid int not null,
      version text not null,
      started_at timestamptz(3) not null,
      reported_at timestamptz(3) not null,
      figures jsonb not null
    ) with (fillfactor = 50)`.execute(db);
  await sql`
    create table process_minutes (
      minute timestamptz(3) not null,
      process_id text collate "C" not null,
      figures jsonb not null,
      primary key (minute, process_id)
    )`.execute(db);
  await sql`
    create table health_problems (
      id text collate "C" primary key,
      check_name text not null,
      level text not null check (level in ('NOTE', 'ALERT')),
      figure text not null,
      opened_at timestamptz(3) not null,
      closed_at timestamptz(3),
      notified_at timestamptz(3),
      notified_level text check (notified_level in ('NOTE', 'ALERT'))
    )`.execute(db);
  await sql`
    create unique index health_problems_open on health_problems (check_name)
      where closed_at is null`.execute(db);
}

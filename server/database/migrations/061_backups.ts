import { type Kysely, sql } from "kysely";

/** Copies of the data that were begun, and what became of each. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table backups (
      id text collate "C" primary key,
      name text not null,
      place text not null,
      status text not null check (status in ('RUNNING', 'SUCCEEDED', 'FAILED')),
      problem text check (problem in ('INTERRUPTED', 'PLACE', 'OTHER')),
      started_at timestamptz(3) not null,
      ended_at timestamptz(3),
      bytes bigint,
      row_count bigint,
      checked_at timestamptz(3),
      check ((status = 'RUNNING') = (ended_at is null)),
      check ((status = 'FAILED') = (problem is not null))
    )`.execute(db);
  await sql`create index backups_by_name on backups (name)`.execute(db);
}

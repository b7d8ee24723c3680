import { type Kysely, sql } from "kysely";

/**
 * Maintenance windows, of which at most one has not been ended or replaced, and the people besides
 * admins who work as usual meanwhile.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table maintenances (
      number int generated always as identity primary key,
      mode text not null check (mode in ('FULL', 'READ_ONLY')),
      message text not null,
      starts_at timestamptz(3) not null,
      ends_at timestamptz(3) not null,
      ended_at timestamptz(3),
      check (starts_at < ends_at)
    )`.execute(db);
  await sql`create unique index maintenances_open on maintenances ((true)) where ended_at is null`
    .execute(db);
  await sql`
    create table maintenance_passes (
      user_id text collate "C" not null references users on delete cascade,
      maintenance int not null references maintenances on delete cascade,
      primary key (user_id, maintenance)
    )`.execute(db);
  await sql`create index maintenance_passes_of_maintenance on maintenance_passes (maintenance)`
    .execute(db);
}

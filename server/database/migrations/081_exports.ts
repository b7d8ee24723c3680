import { type Kysely, sql } from "kysely";

/** Files of many rows, which people's programs download. They are stored in parts. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table exports (
      id text primary key,
      user_id text not null references users on delete cascade,
      kind text not null,
      format text not null,
      filter jsonb not null,
      status text not null,
      failure text,
      row_count int not null default 0,
      size bigint not null default 0,
      stored_size bigint not null default 0,
      requested_at timestamptz(3) not null,
      advanced_at timestamptz(3) not null,
      ended_at timestamptz(3),
      expires_at timestamptz(3)
    )`.execute(db);
  await sql`create index exports_of_user on exports (user_id, id desc)`.execute(db);
  await sql`
    create unique index exports_running on exports (user_id) where status = 'RUNNING'`.execute(db);
  await sql`
    create index exports_lost on exports (advanced_at) where status = 'RUNNING'`.execute(db);
  // Compressed already.
  await sql`
    create table export_parts (
      export_id text not null references exports on delete cascade,
      user_id text not null references users on delete cascade,
      number int not null,
      bytes bytea storage external not null,
      checksum bigint not null,
      cursor text,
      primary key (export_id, number)
    )`.execute(db);
  await sql`create index export_parts_of_user on export_parts (user_id)`.execute(db);
}

import { type Kysely, sql } from "kysely";

/** For how long things are kept, in place of the one setting of clicks, and when a record was written. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table retention_states (
      name text collate "C" primary key,
      amount int check (amount > 0),
      ran_at timestamptz(3),
      last_deleted int not null default 0,
      deleted bigint not null default 0,
      is_behind boolean not null default false
    )`.execute(db);
  await sql`
    insert into retention_states (name, amount)
    select 'clicks', retention_months from click_settings where retention_months <> 13`.execute(db);
  await sql`drop table click_settings`.execute(db);
  await sql`
    alter table session_secrets add column written_on date not null default current_date`
    .execute(db);
  await sql`create index session_secrets_by_age on session_secrets (written_on)`.execute(db);
}

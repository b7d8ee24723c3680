import { type Kysely, sql } from "kysely";

/** How the product looks, change by change, and themes. */
export async function up(db: Kysely<unknown>) {
  await sql`
    create table appearances (
      version int primary key,
      state_of int not null,
      sidebar_color text not null,
      primary_color text not null,
      card_color text not null,
      changed_by text collate "C" references users on delete set null,
      changed_at timestamptz(3) not null
    )`.execute(db);
  await sql`
    insert into appearances values (1, 1, '#FFFFFF', '#6200EE', '#FFFFFF', null, now())`
    .execute(db);
  await sql`
    create table themes (
      id text collate "C" primary key,
      version int not null,
      name text not null,
      sidebar_color text not null,
      primary_color text not null,
      card_color text not null,
      created_at timestamptz(3) not null,
      deleted_at timestamptz(3)
    )`.execute(db);
  await sql`create index themes_newest on themes (id desc) where deleted_at is null`.execute(db);
  await sql`create index themes_deleted on themes (deleted_at) where deleted_at is not null`
    .execute(db);
}

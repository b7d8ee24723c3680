import { type Kysely, sql } from "kysely";

/**
 * Source groups: the links and codes seen in them, what vendors reported already, people who joined
 * and left groups by day, and coupons that nobody has confirmed yet.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table groups add column is_source boolean not null default false`.execute(db);
  await sql`create index groups_of_sources on groups (session_id) where is_source`.execute(db);
  await sql`
    create table source_sightings (
      id text collate "C" primary key,
      user_id text collate "C" not null references users on delete cascade,
      group_id text collate "C" not null references groups on delete cascade,
      seen_at timestamptz(3) not null,
      url text,
      codes text[] not null
    )`.execute(db);
  await sql`create index source_sightings_of_user on source_sightings (user_id, id)`.execute(db);
  await sql`create index source_sightings_of_group on source_sightings (group_id, id)`.execute(db);
  await sql`create index source_sightings_recent on source_sightings (user_id, seen_at)`.execute(
    db,
  );
  await sql`create index source_sightings_by_age on source_sightings (seen_at)`.execute(db);
  await sql`
    create table inbound_events (
      user_id text collate "C" not null references users on delete cascade,
      digest text not null,
      seen_at timestamptz(3) not null,
      primary key (user_id, digest)
    )`.execute(db);
  await sql`create index inbound_events_by_age on inbound_events (seen_at)`.execute(db);
  await sql`
    create table group_days (
      group_id text collate "C" not null references groups on delete cascade,
      user_id text collate "C" not null references users on delete cascade,
      day text not null,
      joined int not null,
      left_count int not null,
      members int,
      primary key (group_id, day)
    )`.execute(db);
  await sql`create index group_days_of_user on group_days (user_id, group_id, day)`.execute(db);
  await sql`
    alter table coupons
      add column is_unconfirmed boolean not null default false,
      add column caught_at timestamptz(3),
      add column caught_in text collate "C" references groups on delete set null,
      drop constraint coupons_check,
      add constraint coupons_discount check (
        num_nonnulls(percent_off, amount_off_cents) = case when is_unconfirmed then 0 else 1 end
      )`.execute(db);
  await sql`create index coupons_caught_in on coupons (caught_in) where caught_in is not null`
    .execute(db);
}

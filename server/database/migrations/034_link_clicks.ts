import { type Kysely, sql } from "kysely";

/** Clicks of short links, partitioned by month, and how many months they are stored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table click_settings (
      is_only boolean primary key default true check (is_only),
      retention_months int not null default 13 check (retention_months between 1 and 120)
    )`.execute(db);
  await sql`insert into click_settings default values`.execute(db);
  // One index for the copy and the deletion of a person's data, and against the same click twice. No
  // foreign keys: what a click was attributed to may be deleted, and the count stays right.
  await sql`
    create table link_clicks (
      id uuid not null,
      user_id text collate "C" not null,
      link_id text collate "C" not null,
      at timestamptz(3) not null,
      visitor_kind text not null
        check (visitor_kind in ('PERSON', 'PREVIEW', 'BOT', 'PREFETCH')),
      is_bot boolean not null generated always as (visitor_kind <> 'PERSON') stored,
      is_repeat boolean not null,
      device text not null check (device in ('MOBILE', 'TABLET', 'DESKTOP')),
      country text,
      referrer_host text,
      group_id text collate "C",
      template_id text collate "C",
      variant int,
      marketplace text,
      product_id text collate "C",
      dispatch_id text collate "C",
      primary key (user_id, id, at)
    ) partition by range (at)`.execute(db);
  // Three months ahead, as the scheduled task keeps it.
  await sql`
    do $$
    declare
      month timestamptz := date_trunc('month', now(), 'UTC');
    begin
      for n in 0..3 loop
        execute format(
          'create table link_clicks_%s partition of link_clicks for values from (%L) to (%L)',
          to_char((month at time zone 'UTC') + make_interval(months => n), 'YYYY_MM'),
          ((month at time zone 'UTC') + make_interval(months => n)) at time zone 'UTC',
          ((month at time zone 'UTC') + make_interval(months => n + 1)) at time zone 'UTC'
        );
      end loop;
    end $$`.execute(db);
}

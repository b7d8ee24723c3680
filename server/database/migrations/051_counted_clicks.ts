import { type Kysely, sql } from "kysely";

/**
 * Clicks are stored in the groups in which they come, and counted a second later. Counted ones are a
 * row for a person and quarter of an hour each time, and `link_clicks` shows them one by one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table click_writers (
      id uuid primary key,
      last_number bigint not null,
      at timestamptz(3) not null
    )`.execute(db);
  const columns = sql.raw(`
      link_ids text[] collate "C" not null,
      visitor_kinds text[] not null,
      repeats boolean[] not null,
      devices text[] not null,
      countries text[] not null,
      referrer_hosts text[] not null`);
  // Compressing what is deleted a second later would cost more than it saves.
  await sql`
    create table new_clicks (
      id bigint generated always as identity primary key,
      ats bigint[] not null, ${columns}
    ) with (toast_tuple_target = 8160, autovacuum_vacuum_scale_factor = 0,
      autovacuum_vacuum_threshold = 1000)`.execute(db);
  await sql`
    create table counted_clicks (
      id uuid not null default gen_random_uuid(),
      user_id text collate "C" not null,
      at timestamptz(3) not null,
      utc_offset smallint not null,
      milliseconds int[] not null, ${columns},
      primary key (user_id, id, at)
    ) partition by range (at)`.execute(db);
  await sql`
    do $$
    declare
      month record;
    begin
      for month in
        select child.relname as name, pg_get_expr(child.relpartbound, child.oid) as bounds
        from pg_inherits join pg_class child on child.oid = inhrelid
        where inhparent = 'link_clicks'::regclass
      loop
        execute format('create table %I partition of counted_clicks %s',
          replace(month.name, 'link_clicks', 'counted_clicks'), month.bounds);
      end loop;
    end $$`.execute(db);
  await sql`
    insert into counted_clicks (user_id, at, utc_offset, milliseconds, link_ids, visitor_kinds,
      repeats, devices, countries, referrer_hosts)
    select c.user_id, c.quarter, c.utc_offset,
      array_agg((extract(epoch from c.at - c.quarter) * 1000)::int order by c.at),
      array_agg(c.link_id order by c.at), array_agg(c.visitor_kind order by c.at),
      array_agg(c.is_repeat order by c.at), array_agg(c.device order by c.at),
      array_agg(c.country order by c.at), array_agg(c.referrer_host order by c.at)
    from (
      select c.user_id, c.link_id, c.at, c.visitor_kind, c.is_repeat, c.device, c.country,
        c.referrer_host, date_bin('15 minutes', c.at, '2000-01-01Z') as quarter,
        coalesce(c.utc_offset, extract(epoch from
          c.at at time zone u.time_zone - c.at at time zone 'UTC') / 60)::smallint as utc_offset
      from link_clicks c join users u on u.id = c.user_id
    ) c
    group by c.user_id, c.quarter, c.utc_offset`.execute(db);
  await sql`drop table link_clicks`.execute(db);
  // What a link is attributed to never changes, and its row stays as long as its person's account.
  await sql`
    create view link_clicks as
    select stored.id || '-' || click.n as id, stored.user_id, click.link_id,
      stored.at + make_interval(secs => click.milliseconds / 1000.0) as at,
      click.visitor_kind, click.visitor_kind <> 'PERSON' as is_bot, click.is_repeat, click.device,
      click.country, click.referrer_host, link.group_id, link.template_id, link.variant,
      link.marketplace, link.product_id, link.dispatch_id, stored.utc_offset
    from counted_clicks stored
      cross join lateral unnest(stored.milliseconds, stored.link_ids, stored.visitor_kinds,
        stored.repeats, stored.devices, stored.countries, stored.referrer_hosts) with ordinality
        as click (milliseconds, link_id, visitor_kind, is_repeat, device, country, referrer_host, n)
      left join short_links link on link.id = click.link_id`.execute(db);
  // Room for the counts of a link beside it, so that none of its index entries is written again.
  await sql`alter table short_links set (fillfactor = 85)`.execute(db);
}

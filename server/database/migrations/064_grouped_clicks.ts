import { type Kysely, sql } from "kysely";

/**
 * Clicks that are not counted yet are stored as a text, which the database does not read. Counted
 * clicks of a link that differ in their time alone are one place of their row's lists, with all their
 * milliseconds.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`drop view link_clicks`.execute(db);
  await sql`
    alter table counted_clicks alter column milliseconds type text[] using milliseconds::text[]`
    .execute(db);
  await sql`
    create view link_clicks as
    select stored.id || '-' || visit.n || '-' || click.n as id, stored.user_id, visit.link_id,
      stored.at + make_interval(secs => click.milliseconds::int / 1000.0) as at,
      visit.visitor_kind, visit.visitor_kind <> 'PERSON' as is_bot, visit.is_repeat, visit.device,
      visit.country, visit.referrer_host, link.group_id, link.template_id, link.variant,
      link.marketplace, link.product_id, link.dispatch_id, stored.utc_offset
    from counted_clicks stored
      cross join lateral unnest(stored.milliseconds, stored.link_ids, stored.visitor_kinds,
        stored.repeats, stored.devices, stored.countries, stored.referrer_hosts) with ordinality
        as visit (milliseconds, link_id, visitor_kind, is_repeat, device, country, referrer_host, n)
      cross join lateral string_to_table(visit.milliseconds, ' ') with ordinality
        as click (milliseconds, n)
      left join short_links link on link.id = visit.link_id`.execute(db);
  await sql`alter table new_clicks rename to earlier_clicks`.execute(db);
  // Compressing what is deleted a second later would cost more than it saves.
  await sql`
    create table new_clicks (
      id bigint generated always as identity primary key,
      clicks text storage external not null
    ) with (toast_tuple_target = 8160, autovacuum_vacuum_scale_factor = 0,
      autovacuum_vacuum_threshold = 1000)`.execute(db);
  await sql`
    insert into new_clicks (clicks)
    select json_build_object(
      'since', 0,
      'visits', json_agg(json_build_array(visitor_kind, is_repeat, device, country, referrer_host)
        order by n),
      'clicks', (
        select json_agg(part.value order by one.n, part.n)
        from unnest(earlier.link_ids, earlier.ats) with ordinality as one (link_id, at, n)
          cross join lateral (values (1, to_json(one.link_id)), (2, to_json(one.at)),
            (3, to_json(one.n - 1))) part (n, value)
      )
    )
    from earlier_clicks earlier
      cross join lateral unnest(visitor_kinds, repeats, devices, countries, referrer_hosts)
        with ordinality as visit (visitor_kind, is_repeat, device, country, referrer_host, n)
    group by earlier.id order by earlier.id`.execute(db);
  await sql`drop table earlier_clicks`.execute(db);
}

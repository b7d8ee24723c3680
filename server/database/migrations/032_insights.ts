import { type Kysely, sql } from "kysely";

/** Results by day, what came of each message, and purchases. The messages so far are counted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // No foreign keys: results are written with clicks, which may come after an account is deleted.
  // Half-filled pages let the rows of today change in place.
  await sql`
    create table daily_results (
      user_id text collate "C" not null,
      dimension text collate "C" not null,
      day date not null,
      key text collate "C" not null,
      sent int not null default 0,
      delivered int not null default 0,
      reporting int not null default 0,
      clicked int not null default 0,
      bought int not null default 0,
      message_clicks bigint not null default 0,
      message_clicks_squared bigint not null default 0,
      clicks int not null default 0,
      bot_clicks int not null default 0,
      conversions int not null default 0,
      canceled_conversions int not null default 0,
      estimated_conversions int not null default 0,
      revenue_cents bigint not null default 0,
      pending_commission_cents bigint not null default 0,
      confirmed_commission_cents bigint not null default 0,
      primary key (user_id, dimension, day, key)
    ) with (fillfactor = 70)`.execute(db);
  await sql`
    create table message_results (
      dispatch_id text collate "C" primary key,
      user_id text collate "C" not null,
      group_id text collate "C",
      template_id text collate "C",
      variant smallint,
      marketplace text collate "C",
      product_id text collate "C",
      sent_at timestamptz(3),
      day date,
      hour smallint,
      is_delivered boolean,
      clicks int not null default 0,
      purchases int not null default 0
    ) with (fillfactor = 85)`.execute(db);
  await sql`create index message_results_of_user on message_results (user_id, sent_at)`
    .execute(db);
  await sql`
    create index message_results_of_product
    on message_results (user_id, marketplace, product_id, sent_at)
    where product_id is not null`.execute(db);
  await sql`
    create table conversions (
      id text collate "C" primary key,
      user_id text collate "C" not null references users on delete cascade,
      source text not null,
      network text collate "C" not null,
      external_id text collate "C" not null,
      status text not null,
      title text not null,
      purchased_at timestamptz(3) not null,
      day date not null,
      clicked_at timestamptz(3),
      amount_cents bigint,
      commission_cents bigint,
      currency text not null,
      sub_id text collate "C",
      match text not null,
      link_id text collate "C",
      dispatch_id text collate "C",
      group_id text collate "C",
      template_id text collate "C",
      variant smallint,
      marketplace text collate "C",
      product_id text collate "C",
      created_at timestamptz(3) not null,
      updated_at timestamptz(3) not null,
      unique (user_id, network, external_id)
    )`.execute(db);
  await sql`create index conversions_of_user on conversions (user_id, id desc)`.execute(db);
  await sql`
    create table conversion_sources (
      user_id text collate "C" not null references users on delete cascade,
      network text collate "C" not null,
      source text not null,
      mapping jsonb,
      covered_from timestamptz(3),
      covered_until timestamptz(3),
      updated_at timestamptz(3),
      corrected_at timestamptz(3),
      reading_from timestamptz(3),
      primary key (user_id, network)
    )`.execute(db);
  await sql`
    insert into message_results (dispatch_id, user_id, group_id, template_id, variant, marketplace,
      product_id, sent_at, day, hour, is_delivered)
    select d.id, d.user_id, d.group_id, d.template_id, d.variant, o.marketplace, o.product_id,
      coalesce(d.accepted_at, d.settled_at),
      (coalesce(d.accepted_at, d.settled_at) at time zone u.time_zone)::date,
      extract(hour from coalesce(d.accepted_at, d.settled_at) at time zone u.time_zone),
      case when s.channel <> 'TELEGRAM' then d.delivered > 0 end
    from dispatches d
      join offers o on o.id = d.offer_id
      join users u on u.id = d.user_id
      join messenger_sessions s on s.id = d.session_id
    where d.status = 'SENT' and coalesce(d.accepted_at, d.settled_at) is not null`.execute(db);
  await sql`
    insert into daily_results (user_id, dimension, day, key, sent, delivered, reporting)
    select m.user_id, one.dimension, m.day, one.key, count(*),
      count(*) filter (where m.is_delivered), count(m.is_delivered)
    from message_results m, lateral (values
      ('TOTAL', ''), ('GROUP', m.group_id), ('TEMPLATE', m.template_id),
      ('VARIANT', m.template_id || ':' || m.variant), ('MARKETPLACE', m.marketplace),
      ('PRODUCT', m.marketplace || ':' || m.product_id), ('HOUR', lpad(m.hour::text, 2, '0'))
    ) one (dimension, key)
    where one.key is not null
    group by 1, 2, 3, 4`.execute(db);
}
